/** 账号安全（规格 1§2.7）。 */
import type { security as english } from '../../en-US/security/security.ts';
import type { Translated } from '../../types.ts';

export const security = {
  title: '账号安全',
  purpose: '谁能登录、从哪里登录、用什么登录；以及邀请、申请和锁定的账号。',
  menu: '账号安全的各部分',
  entry: {
    securityconfig: '安全设置',
    loginType: '登录方式',
    ipconfigrec: '登录黑白名单',
    adviceconfig: '设备管理',
    network_manage: '网段管理',
    invite_list: '邀请列表',
    unbind_apply: '解绑申请',
    join_apply: '加入申请',
    dimissionApply: '账号注销申请',
    accountLockList: '人员锁定列表',
    externalApply: '外部账号开通申请',
  },
  unknown: '账号安全中没有“{{type}}”这一部分。',
  nothing: {
    title: '账号安全中没有对您开放的部分',
    text: '由系统管理员在权限中心逐项授权。',
  },
} as const satisfies Translated<typeof english>;
