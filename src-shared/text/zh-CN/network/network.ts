/** IP 网段（规格 1§2.13、1§8）。 */
import type { network as english } from '../../en-US/network/network.ts';
import type { Translated } from '../../types.ts';

export const network = {
  title: 'IP 网段',
  purpose: '供其他模块引用的命名地址段。',
  name: '名称',
  type: '类型',
  types: { IPv4: 'IPv4', IPv6: 'IPv6', unlimit: '不限' },
  start: '起始 IP',
  end: '结束 IP',
  instructions: '说明',
  reference: '引用',
  referencesOf_one: '{{name}}的 1 个引用',
  referencesOf_other: '{{name}}的 {{count}} 个引用',
  referring: {
    module: '模块',
    name: '引用位置',
    none: '没有模块引用此网段',
    failed: '无法读取引用',
  },
  references: { referenced: '已被引用', unreferenced: '未被引用' },
  empty: '还没有 IP 网段',
  add: '新建 IP 网段',
  edit: '编辑 IP 网段',
  created: '新建 IP 网段',
  changed: '修改 IP 网段',
  missing: {
    name: '请输入网段名称',
    type: '请选择网段类型',
    start: '请输入起始 IP 地址',
    end: '请输入结束 IP 地址',
  },
  wrong: {
    start: '起始 IP 地址输入有误！',
    end: '结束 IP 地址输入有误！',
    order: 'IP 起始地址必须在 IP 结束地址之前！',
  },
  deleted: '删除 IP 网段',
  confirm: '确定删除所选网段吗？',
  lost: '撤销后会重新创建网段，但引用它们的模块不会恢复引用。',
  madeAgain: '已重新创建。原先引用该网段的模块不再引用它，创建人和创建时间为新的。',
  confirmReferenced: '部分网段已被其他应用模块引用，确定删除吗？',
} as const satisfies Translated<typeof english>;
