/** 在线用户（规格 1§2.1；FRAME-056）。 */
import type { onlineUsers as english } from '../../en-US/security-settings/online-users.ts';
import type { Translated } from '../../types.ts';

export const onlineUsers = {
  empty: '没有在线用户',
  failed: '无法读取在线用户',
  name: '姓名',
  department: '部门',
  terminal: '终端',
  ip: 'IP 地址',
  since: '登录时间',
  last: '最近活动时间',
  own: '{{name}}（当前登录）',
  end: '强制下线',
  endOne: '强制{{name}}下线',
  confirm_one: '确认强制下线？',
  confirm_other: '确认强制下线？',
  confirmText_one: '{{names}}需要重新登录；未保存的内容会丢失。',
  confirmText_other: '{{names}}需要重新登录；未保存的内容会丢失。',
  session: '登录会话',
  ended: '强制下线',
  ownStays: '提交者正是以此会话登录的，服务器不会结束发出请求的会话。',
  search: '姓名或 IP 地址',
} as const satisfies Translated<typeof english>;
