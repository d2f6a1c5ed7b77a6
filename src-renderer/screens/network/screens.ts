/** Networks of account security (spec 1§2.7, 1§2.13). */
import { lazyPage, screen } from '#state/screen.ts';

export const networkScreens = [
  screen({
    id: 'network.segments',
    path: '/security/ipSegments',
    dialogs: ['edit/:id'],
    page: lazyPage(() => import('./Segments/SegmentsPage.tsx').then((file) => file.SegmentsPage)),
    titleKey: 'network.title',
    purposeKey: 'network.purpose',
    permission: { menu: 'network_manage' },
    menuGroup: 'system',
    menuCode: null,
  }),
];
