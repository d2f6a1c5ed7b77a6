/** 快捷搜索管理（规格 1§2.2）。 */
import type { quickSearch as english } from '../../en-US/quick-search/quick-search.ts';
import type { Translated } from '../../types.ts';

export const quickSearch = {
  title: '快捷搜索管理',
  purpose: '设置平台页面顶部搜索的范围。',
  enabled: '显示快捷搜索',
  help: '适用于所有人员；无权查看的内容不会出现在结果中。',
  sources: '搜索范围',
  source: {
    apps: '应用',
    people: '人员',
    documents: '文档',
    workflow: '流程',
    customers: '客户',
    messages: '消息',
  },
  noSource: '请至少选择一项',
  usual: '默认搜索',
  placeholder: '输入框提示文字',
  changed: '修改快捷搜索',
} as const satisfies Translated<typeof english>;
