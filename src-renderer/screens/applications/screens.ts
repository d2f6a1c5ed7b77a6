/** Application management (spec 1§2.1, 1§2.2, 3§2.1). */
import { appManageRight } from '#shared/rules/applications/permissions.ts';
import { lazyPage, screen } from '#state/screen.ts';

export const applicationScreens = [
  screen({
    id: 'applications.manage',
    path: '/appManage',
    page: lazyPage(() => import('./AppManage/AppManagePage.tsx').then((file) => file.AppManagePage)),
    titleKey: 'applications.title',
    purposeKey: 'applications.purpose',
    permission: appManageRight,
    menuGroup: 'basics',
    menuCode: 'appManage',
    dialogs: ['new-group', 'group/:id', 'move/:id', 'edit/:id', 'names/:id', 'sync'],
  }),
];
