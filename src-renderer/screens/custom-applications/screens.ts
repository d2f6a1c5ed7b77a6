/** The custom applications of the team and of its people (spec 3§2.4; the paths are not shown: S-1). */
import { appManageRight } from '#shared/rules/common/applications/permissions.ts';
import { lazyPage, screen } from '#state/screen.ts';

const dialogs = ['new', 'edit/:key/:id'];

export const customApplicationScreens = [
  screen({
    id: 'customApplications',
    path: '/customApps',
    dialogs: [...dialogs, 'links'],
    page: lazyPage(() => import('./TeamCustomPage.tsx').then((file) => file.TeamCustomPage)),
    titleKey: 'customApplications.title',
    purposeKey: 'customApplications.purpose',
    permission: appManageRight,
    within: 'applications.manage',
    carries: ['dept'],
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'customApplications.own',
    path: '/launcher/custom',
    dialogs,
    page: lazyPage(() => import('./OwnCustomPage.tsx').then((file) => file.OwnCustomPage)),
    titleKey: 'customApplications.ownTitle',
    tabKey: 'customApplications.ownTab',
    purposeKey: 'customApplications.ownPurpose',
    permission: 'signedIn',
    within: 'launcher',
    menuGroup: null,
    menuCode: null,
  }),
];
