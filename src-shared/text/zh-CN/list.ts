/** 各列表通用的文字：筛选、分页、列、批量操作。 */
import type { list as english } from '../en-US/list.ts';
import type { Translated } from '../types.ts';

export const list = {
  odd: {
    cell: '无法识别',
    hover: '无法识别：{{raw}}',
    title_one: '服务器返回了 {{count}} 个无法识别的值，这些值保持原样。',
    title_other: '服务器返回了 {{count}} 个无法识别的值，这些值保持原样。',
  },
  actions: '操作',
  delete: '删除',
  editOne: '编辑{{name}}',
  deleteOne: '删除{{name}}',
  updated: '修改时间',
  updater: '修改人',
  failed: '列表读取失败',
  gone: '该条目已不存在',
  more: '更多',
  showMore: '再显示 {{count}} 条',
  theEnd: '已全部显示，共 {{total}} 条',
  filter: {
    all: '筛选',
    any: '不限',
    apply: '搜索',
    clear: '清除筛选',
    clearOne: '清除：{{filter}}',
    wrongDays: '起始日期晚于结束日期。',
  },
  bulk: {
    label: '对所选的{{list}}操作',
    chosen_one: '已选 {{total}} 项',
    chosen_other: '已选 {{total}} 项',
    clear: '取消选择',
    everything: '全选',
    all: '全选：{{list}}',
    page: '全选本页：{{list}}',
    one: '选择{{name}}',
  },
  columns: {
    of: '{{list}}的列',
    title: '列',
    up: '上移{{name}}',
    down: '下移{{name}}',
    moved: '{{name}}，第 {{place}} 列，共 {{places}} 列',
    reset: '恢复默认',
  },
  pages: {
    label: '分页：{{label}}',
    range: '第 {{first}}–{{last}} 条，共 {{total}} 条',
    before: '上一页',
    after: '下一页',
    page: '页码',
    of: '/ {{pages}} 页',
    size: '每页条数',
    perPage: '每页 {{size}} 条',
  },
} as const satisfies Translated<typeof english>;
