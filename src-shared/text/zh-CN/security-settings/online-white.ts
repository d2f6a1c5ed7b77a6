/** 在线白名单（规格 1§2.13）。 */
import type { onlineWhite as english } from '../../en-US/security-settings/online-white.ts';
import type { Translated } from '../../types.ts';

export const onlineWhite = {
  purpose: '名单中的租户和人员不受同时在线数量限制。',
  which: '名单对象',
  list: { tenantKey: '租户', userId: '人员' },
  name: { tenantKey: '租户名称', userId: '姓名' },
  id: { tenantKey: '租户标识', userId: '人员 ID' },
  department: '部门',
  terminal: '终端',
  state: '是否在名单中',
  add: { tenantKey: '添加租户', userId: '添加人员' },
  empty: { tenantKey: '名单中还没有租户', userId: '名单中还没有人员' },
  nobody: { tenantKey: '没有可添加的租户', userId: '没有可添加的人员' },
  failed: '白名单读取失败',
  candidatesFailed: '可添加的对象读取失败',
  addOne: '添加',
  addNamed: '添加{{name}}',
  removeNamed: '移除{{name}}',
  added: '已加入在线白名单',
  removed: '已移出在线白名单',
  isOn: '在名单中',
  isOff: '不在名单中',
  unknown: '没有此租户或人员',
  again: '已在名单中',
} as const satisfies Translated<typeof english>;
