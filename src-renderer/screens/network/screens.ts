/** Networks of account security (spec 1§2.7, 1§2.13). */
import { securityRight } from '#shared/rules/security/entries.ts';
import { lazyPage, listScreen } from '#state/screen.ts';

export const networkScreens = [
  listScreen('network', {
    id: 'network.segments',
    path: '/safe_account/network_manage',
    dialogs: ['references/:id'],
    page: lazyPage(() => import('./Segments/SegmentsPage.tsx').then((file) => file.SegmentsPage)),
    permission: securityRight('network_manage'),
    within: 'security',
    menuGroup: null,
  }),
];
