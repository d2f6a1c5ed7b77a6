/** Login methods: a part of account security (spec 1§2.7, 1§2.13). */
import { securityRight } from '#shared/rules/security/entries.ts';
import { lazyPage, screen } from '#state/screen.ts';

export const loginControlScreens = [
  screen({
    id: 'loginControl',
    path: '/safe_account/loginType',
    dialogs: ['edit/:id'],
    page: lazyPage(() => import('./LoginMethodsPage.tsx').then((file) => file.LoginMethodsPage)),
    titleKey: 'loginControl.title',
    within: 'security',
    purposeKey: 'loginControl.purpose',
    permission: securityRight('loginType'),
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'loginControl.administrators',
    path: '/safe_account/administrators',
    page: lazyPage(() =>
      import('./administrators/AdministratorsPage.tsx').then((file) => file.AdministratorsPage),
    ),
    titleKey: 'administrators.title',
    within: 'security',
    purposeKey: 'administrators.purpose',
    permission: 'manager',
    menuGroup: null,
    menuCode: null,
  }),
];
