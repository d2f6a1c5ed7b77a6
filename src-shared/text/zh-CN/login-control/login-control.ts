/** 登录方式（规格 1§2.13、1§8）。 */
import type { loginControl as english } from '../../en-US/login-control/login-control.ts';
import type { Translated } from '../../types.ts';

export const loginControl = {
  title: '登录方式',
  purpose: '控制人员可以从哪些终端登录；未被任何登录方式指定的人员，可以从全部终端登录。',
  name: '名称',
  people: '人员',
  departments: '部门',
  targets: '适用对象',
  targetsHelp: '部门包含其下级部门的全部人员；同时被多个登录方式指定的人员，可使用其中所有终端。',
  scope: '登录终端',
  scopes: { all: '全部终端', some: '仅限以下终端' },
  terminals: '终端',
  more: '{{names}}等，另有 {{count}} 项',
  add: '新建登录方式',
  edit: '编辑登录方式',
  empty: '还没有登录方式，所有人员可从任意终端登录',
  failed: '登录方式读取失败',
  namesFailed: '人员和部门名称读取失败',
  created: '已新建登录方式',
  changed: '已修改登录方式',
  deleted: '已删除登录方式',
  confirm: '确认删除登录方式“{{name}}”？',
  confirmText: '删除后，未被其他登录方式指定的人员可以从全部终端登录。',
  saveFailed: '保存失败',
  deleteFailed: '删除失败',
  notDeleted: '“{{name}}”未被删除。',
  there: '仍然存在',
  gone: '已删除',
  missing: {
    name: '请输入名称',
    targets: '请选择人员或部门',
    terminals: '请选择终端',
  },
} as const satisfies Translated<typeof english>;
