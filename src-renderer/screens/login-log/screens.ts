/** The login log, whole or of one type (spec 1§2.1, 1§2.9; FRAME-019, 020). */
import { loginLogRight } from '#shared/rules/common/session/area-rights.ts';
import { isOperateType } from '#shared/rules/login-log/log-codes.ts';
import { lazyPage, screen } from '#state/screen.ts';

const page = lazyPage(() => import('./LoginLogPage.tsx').then((file) => file.LoginLogPage));

export const loginLogScreens = [
  screen({
    id: 'loginLog',
    path: '/loginlog',
    page,
    titleKey: 'loginLog.title',
    purposeKey: 'loginLog.purpose',
    permission: loginLogRight,
    menuGroup: 'logs',
    menuCode: null,
  }),
  screen({
    // The id is no key of a text: the first picture would load all texts below it.
    id: 'loginLog.findingList',
    path: '/loginlog/findings',
    page: lazyPage(() => import('./findings/FindingsPage.tsx').then((file) => file.FindingsPage)),
    titleKey: 'loginLog.findingsTitle',
    purposeKey: 'loginLog.findingsPurpose',
    permission: loginLogRight,
    within: 'loginLog',
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'loginLog.onePerson',
    path: '/loginlog/person/:userId',
    example: { userId: 'P2308147000400' },
    page: lazyPage(() => import('./person/PersonPage.tsx').then((file) => file.PersonPage)),
    titleKey: 'personPage.title',
    purposeKey: 'personPage.purpose',
    permission: loginLogRight,
    within: 'loginLog',
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'loginLog.type',
    path: '/loginlog/:type',
    example: { type: 'login' },
    page,
    titleKey: 'loginLog.title',
    permission: loginLogRight,
    within: 'loginLog',
    titleOf: ({ type }) =>
      type !== undefined && isOperateType(type) ? `loginLog.operateType.${type}` : 'loginLog.title',
    menuGroup: null,
    menuCode: null,
  }),
];
