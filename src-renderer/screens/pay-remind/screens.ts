/** The pay notice and the module tip (spec 1§2.1, 1§2.8; S-2). */
import { lazyPage, screen } from '#state/screen.ts';

const page = () => import('./PayRemindPages.tsx');

export const payRemindScreens = [
  screen({
    id: 'payRemind.notice',
    path: '/teamsahretest',
    page: lazyPage(() => page().then((file) => file.PayNoticePage), { plain: true }),
    titleKey: 'payRemind.title',
    permission: 'signedIn',
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'payRemind.tip',
    path: '/displaymoduletip',
    page: lazyPage(() => page().then((file) => file.ModuleTipPage), { plain: true }),
    titleKey: 'payRemind.tipTitle',
    permission: 'signedIn',
    menuGroup: null,
    menuCode: null,
  }),
];
