/** 登录白名单（规格 1§3）与防锁定检查。 */
import type {
  loginWhite as english,
  lockOut as englishLockOut,
} from '../../en-US/login-control/login-white.ts';
import type { Translated } from '../../types.ts';

export const loginWhite = {
  title: '登录白名单',
  text: '启用后，只有登录白名单内的地址可以登录。',
  scope: { pc: '电脑端', h5: '移动端', external: '外部人员' },
  scopeText: {
    pc: '网页和桌面客户端须使用白名单内的地址。',
    h5: '移动浏览器、手机和平板须使用白名单内的地址。',
    external: '外部人员在任何终端都须使用白名单内的地址。',
  },
  failed: '是否启用读取失败',
  checkFailed: '您的地址是否在白名单内读取失败',
  yours: '您的地址 {{ip}} 在电脑端白名单内。',
  yoursNot: '您的地址 {{ip}} 不在电脑端白名单内。',
  turnedOn: '已启用登录白名单',
  turnedOff: '已停用登录白名单',
} as const satisfies Translated<typeof english>;

export const lockOut = {
  title: '将有人员无法登录',
  titleSelf: '您将无法登录',
  titleAll: '所有管理员都将无法登录',
  titleEverybody: '所有已知人员都将无法登录',
  titleOnlySelf: '除您以外，将无人能够登录',
  titleUnknown: '可能导致所有人无法登录',
  titleNobody: '不会拒绝任何已知人员',
  working: '正在确定哪些人员会受影响…',
  unread: '无法确定哪些人员会受影响',
  untold: '此更改由旧版 Steward 记录，无法得知它对登录的影响。',
  left: '更改后仍能登录：管理员 {{administrators}}/{{ofAdministrators}} 名，其他人员 {{people}}/{{ofPeople}} 名。',
  external: '不在白名单内的外部人员将被拒绝。外部人员的登录方式无从得知。',
  realIp:
    '名单将按另一个地址判断每个人。届时地址不在白名单内的人员将被拒绝，事先无法得知是哪些人，也可能包括您。',
  realIpBlack: '黑名单将按另一个地址判断每个人，事先无法得知会拒绝哪些人。',
  mobilePassword: '使用手机号和密码登录的人员未计入：登录日志未区分。',
  self: '您将被拒绝：您当前使用“{{terminal}}”，地址为 {{ip}}。',
  administrators: '{{of}} 名管理员中有 {{count}} 名将被拒绝：{{names}}。',
  people: '{{of}} 名人员中有 {{count}} 名将被拒绝：{{names}}。',
  entirely: '其中 {{count}} 名将没有任何可用的登录方式。',
  more: '{{names}}等，另有 {{count}} 名',
  read: '依据自 {{from}} 以来的 {{rows}} 次登录。',
  readPart: '依据最近 30 天 {{total}} 次登录中最新的 {{rows}} 次（自 {{from}} 起），更早的未读取。',
  readAdministrators: '管理员的登录已读取全部 30 天。',
  notCounted: '期间未登录的人员不计入。',
  undo: '保持登录期间，可在“更改记录”中撤销。',
  goOn: '仍然继续',
  kept: '未保存。',
} as const satisfies Translated<typeof englishLockOut>;
