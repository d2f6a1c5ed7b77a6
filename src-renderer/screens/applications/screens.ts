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
  screen({
    id: 'applications.settings',
    path: '/appManage/settings',
    page: lazyPage(() => import('./Settings/SettingsPage.tsx').then((file) => file.SettingsPage)),
    titleKey: 'appSettings.title',
    tabKey: 'appSettings.settingsTab',
    purposeKey: 'appSettings.purpose',
    permission: appManageRight,
    within: 'applications.manage',
    carries: ['dept'],
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'applications.needs',
    path: '/appManage/needs/:moduleId',
    example: { moduleId: 'all' },
    page: lazyPage(() => import('./Needs/NeedsPage.tsx').then((file) => file.NeedsPage)),
    titleKey: 'appNeeds.title',
    tabKey: 'appNeeds.tab',
    purposeKey: 'appNeeds.purpose',
    permission: appManageRight,
    within: 'applications.manage',
    carries: ['dept'],
    menuGroup: null,
    menuCode: null,
  }),
];
