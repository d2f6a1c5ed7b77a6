/** An employee's own applications (spec 3§2.2; the paths of the views are not shown: S-1). */
import { lazyPage, screen } from '#state/screen.ts';

export const launcherScreens = [
  screen({
    id: 'launcher',
    path: '/launcher/apps',
    page: lazyPage(() => import('./Arrange/ArrangePage.tsx').then((file) => file.ArrangePage)),
    titleKey: 'launcher.title',
    tabKey: 'launcher.arrangeTab',
    purposeKey: 'launcher.purpose',
    permission: 'signedIn',
    menuGroup: 'tools',
    menuCode: null,
  }),
  screen({
    id: 'launcher.groups',
    path: '/launcher/groups',
    dialogs: ['new', 'edit/:id', 'move/:id'],
    page: lazyPage(() => import('./Groups/GroupsPage.tsx').then((file) => file.GroupsPage)),
    titleKey: 'launcher.groupsTitle',
    tabKey: 'launcher.groupsTab',
    purposeKey: 'launcher.groupsPurpose',
    permission: 'signedIn',
    within: 'launcher',
    menuGroup: null,
    menuCode: null,
  }),
];
