/** Account security (spec 1§2.7). */
export const security = {
  title: 'Account security',
  purpose: 'Who may sign in, from where and with what; invitations, applications and locked accounts.',
  menu: 'Parts of account security',
  entry: {
    securityconfig: 'Security settings',
    loginType: 'Login method',
    ipconfigrec: 'Login black/white list',
    adviceconfig: 'Device management',
    network_manage: 'Network-segment management',
    invite_list: 'Invitation list',
    unbind_apply: 'Unbind application',
    join_apply: 'Join application',
    dimissionApply: 'Account cancellation application',
    accountLockList: 'Personnel lock list',
    externalApply: 'External account opening application',
  },
  unknown: 'Account security has no part “{{type}}”.',
  nothing: {
    title: 'No part of account security is open to you',
    text: 'A system administrator grants them one by one in the permission center.',
  },
} as const;
