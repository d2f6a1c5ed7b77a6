/** Networks of account security (spec 1§2.7, 1§2.13). */
import { lazyPage, listScreen } from '#state/screen.ts';

export const networkScreens = [
  listScreen('network', {
    id: 'network.segments',
    path: '/security/ipSegments',
    page: lazyPage(() => import('./Segments/SegmentsPage.tsx').then((file) => file.SegmentsPage)),
    permission: { menu: 'network_manage' },
    menuGroup: 'system',
  }),
];
