/** Quick-create entrances: one's own, and the team's in base settings (spec 1§2.2 "quick menu settings", 3§2.3). */
import { teamEntrancesRight } from '#shared/rules/quick-create/right.ts';
import { lazyPage, screen } from '#state/screen.ts';

export const quickCreateScreens = [
  screen({
    id: 'quickCreate',
    path: '/quickCreate',
    dialogs: ['choose'],
    page: lazyPage(() => import('./OwnEntrancesPage.tsx').then((file) => file.OwnEntrancesPage)),
    titleKey: 'quickCreate.title',
    purposeKey: 'quickCreate.purpose',
    tabKey: 'launcher.quickCreateTab',
    within: 'launcher',
    permission: 'signedIn',
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'quickCreate.team',
    path: '/base/quickMenu',
    dialogs: ['choose'],
    page: lazyPage(() => import('./TeamEntrancesPage.tsx').then((file) => file.TeamEntrancesPage)),
    titleKey: 'quickCreate.teamTitle',
    within: 'tenant.info',
    purposeKey: 'quickCreate.teamPurpose',
    permission: teamEntrancesRight,
    menuGroup: null,
    menuCode: null,
  }),
];
