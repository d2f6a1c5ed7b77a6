/** 免费版提示（规格 1§2.8、3§2.6）。各模块的说明在 `rules/pay-remind/modules*.ts`。 */
import type { payRemind as english } from '../../en-US/pay-remind/pay-remind.ts';
import type { Translated } from '../../types.ts';

export const payRemind = {
  free: '抱歉，您的租户当前为免费版，不支持该功能！',
  administrator: '请联系管理员在租户管理后台开启该功能',
  phone: '联系电话：{{phone}}',
  sales: '销售联系人：{{name}}',
  help: '了解{{name}}',
  helpGeneral: '了解更多',
  label: '功能未开通',
  title: '功能开通情况',
  tipTitle: '功能说明',
  tipOf: '{{name}}：功能说明',
  tipUnknown: '暂无该功能的说明。',
  enabled: '您的组织已开通该功能',
  noModule: '未指明功能',
  noModuleText: '打开此页面的链接没有说明是哪个功能。',
  enabledText: '无需购买。如仍无法使用，请查看使用处的提示。',
  failed: '无法确认该功能是否已开通',
  notOpened: '帮助页面未能打开',
  contactPurchase: '联系购买',
} as const satisfies Translated<typeof english>;
