/** 邀请（规格 1§2.10、1§5）。 */
import type { invitations as english } from '../../en-US/invitations/invitations.ts';
import type { Translated } from '../../types.ts';

export const invitations = {
  title: '邀请列表',
  purpose: '已邀请加入组织的人员。',
  failed: '无法读取邀请列表',
  checkFailed: '无法检查是否可以邀请',
  empty: '还没有邀请任何人',
  add: '邀请人员',
  invitee: '姓名',
  contact: '手机或邮箱',
  contactFilter: '联系方式',
  contactHelp: '手机号码或邮箱地址',
  areaCode: '国家或地区',
  noArea: '不限',
  noCountry: '没有匹配的国家或地区',
  type: '方式',
  types: { '2': '手机', '3': '邮箱' },
  status: '状态',
  invited: '已邀请',
  domain: '加入',
  message: '消息',
  again: '再次邀请',
  againQuestion: '再次向“{{name}}”发送邀请？',
  againOf: '再次邀请：{{name}}',
  change: { sent: '邀请', again: '再次邀请' },
  another: '邀请列表中的这条邀请已不同：被邀请人或联系方式已变更。',
  noHost: '不是平台地址：应为主机名，可带端口。',
  missing: '请填写必填项！',
  wrong: {
    invitee: '姓名必须为中英文字符，长度为 1 至 50 字节',
    contact: '请输入有效的邮箱或手机号',
  },
  not: {
    enabled: '您的组织未开启邀请。',
    forbidden: '您不能邀请人员，请联系组织管理员。',
    mobile: '请先为您的账号绑定手机，再邀请人员。',
  },
} as const satisfies Translated<typeof english>;
