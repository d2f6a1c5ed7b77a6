/** 授权信息、应用授权、授权提醒（规格 1§2.4、1§2.5、1§2.12、1§5）。 */
import type { licenceInfo as english } from '../../en-US/licence-info/licence-info.ts';
import type { Translated } from '../../types.ts';
import { licenceInfoScreen as screen } from './screen.ts';

export const licenceInfo = {
  screen,
  unlimited: '不限',
  ratio: '{{used}} / {{max}}',
  trial: '标准版可免费试用 7 天，之后转为免费版。',
  counting: { registered: '注册用户', concurrent: '并发用户' },
  tenancy: { multi: '多租户', single: '单租户' },
  terminal: { pc: 'PC 端', app: '移动端', external: '外部用户' },
  state: {
    probation: '试用',
    prepaid: '预付费',
    inexistent: '未授权',
    disabled: '已停用',
    free: '免费',
    outFreeUserInweek: '超出免费用户数（一周内）',
    outFreeUserOutweek: '超出免费用户数（超过一周）',
    normal: '正常',
    outPayUserInweek: '超出付费用户数（一周内）',
    outPayUserOutweek: '超出付费用户数（超过一周）',
  },
  remind: {
    range: '预警值必须是 0 到 100 的整数',
    target: { app: '应用', internal: '内部用户', external: '外部用户' },
    level: { organisation: '组织', system: '系统' },
    mode: { popup: '弹窗', systemMessage: '系统消息', sms: '短信' },
    unknownPlaceholder: '没有占位符 {{name}}',
    defaultContent: '{terminal}已使用的授权数达到授权总数的{warnValue}。',
  },
  expiry: {
    title: '{{company}}的授权到期',
    description: '授权码 {{code}}。授权的最后有效日为 {{day}}。',
    reminder: '{{company}}的授权将于 {{day}} 到期',
  },
} as const satisfies Translated<typeof english>;
