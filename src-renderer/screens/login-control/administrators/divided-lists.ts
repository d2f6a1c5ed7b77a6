/**
 * The rows that each kind of administrator sees in lists of people or departments (spec 1§1: sub- and department
 * administrators "manage a subset by department").
 */
import type { administratorKinds } from '#shared/api/login-control/login-white.ts';
import type { MessageKey } from '#shared/text/index.ts';

type AdministratorKind = (typeof administratorKinds)[number];
/** `all`: the organisation's. `part`: of the departments that are managed. `none`: the list is not open. */
export type ListExtent = 'all' | 'part' | 'none';

interface DividedList {
  /** The list's name in the hand-written table of tests/sandbox/scope. */
  readonly read: string;
  readonly titleKey: MessageKey;
  /** '' for what has no page of its own. */
  readonly path: string;
  readonly extents: Readonly<Record<AdministratorKind, ListExtent>>;
}

const rowsOf = (sub: ListExtent, department: ListExtent): DividedList['extents'] => ({
  system: 'all',
  sub,
  department,
});

export const dividedLists: readonly DividedList[] = [
  {
    read: 'loginLog.pageQuery',
    titleKey: 'loginLog.title',
    path: '/loginlog',
    extents: rowsOf('part', 'part'),
  },
  {
    read: 'operationLog of the console',
    titleKey: 'administrators.list.operationLog',
    path: '/base/teams?log=1',
    extents: rowsOf('part', 'part'),
  },
  {
    read: 'operationLog of applications',
    titleKey: 'administrators.list.menuLog',
    path: '/backMenuSetting?log=1',
    extents: rowsOf('part', 'part'),
  },
  {
    read: 'invitations.query',
    titleKey: 'security.entry.invite_list',
    path: '/safe_account/invite_list',
    extents: rowsOf('part', 'part'),
  },
  {
    read: 'unbind_apply',
    titleKey: 'security.entry.unbind_apply',
    path: '/safe_account/unbind_apply',
    extents: rowsOf('part', 'part'),
  },
  {
    read: 'dimissionApply',
    titleKey: 'security.entry.dimissionApply',
    path: '/safe_account/dimissionApply',
    extents: rowsOf('part', 'part'),
  },
  {
    read: 'accountLockList',
    titleKey: 'security.entry.accountLockList',
    path: '/safe_account/accountLockList',
    extents: rowsOf('part', 'none'),
  },
  {
    read: 'adviceconfig',
    titleKey: 'security.entry.adviceconfig',
    path: '/safe_account/adviceconfig',
    extents: rowsOf('none', 'none'),
  },
  {
    read: 'join_apply',
    titleKey: 'security.entry.join_apply',
    path: '/safe_account/join_apply',
    extents: rowsOf('none', 'none'),
  },
  {
    read: 'externalApply',
    titleKey: 'security.entry.externalApply',
    path: '/safe_account/externalApply',
    extents: rowsOf('none', 'none'),
  },
  {
    read: 'onlineUsers.query',
    titleKey: 'administrators.list.online',
    path: '/safe_account/securityconfig/onlineUsers',
    extents: rowsOf('none', 'none'),
  },
  {
    read: 'people.people',
    titleKey: 'administrators.list.people',
    path: '',
    extents: rowsOf('part', 'part'),
  },
  {
    read: 'people.departments',
    titleKey: 'administrators.list.departments',
    path: '',
    extents: rowsOf('part', 'part'),
  },
];
