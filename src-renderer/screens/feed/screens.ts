/** The feed of work sharing (spec 1§2.1, 3§2, 3§3.10; FRAME-055: the path of the view is not shown, S-1). */
import { feedRight } from '#shared/rules/feed/rights.ts';
import { lazyPage, screen } from '#state/screen.ts';

export const feedScreens = [
  screen({
    id: 'feed',
    path: '/teamshare',
    dialogs: ['edit/:id'],
    page: lazyPage(() => import('./FeedPage.tsx').then((file) => file.FeedPage)),
    titleKey: 'feed.title',
    purposeKey: 'feed.purpose',
    permission: feedRight,
    menuGroup: 'tools',
    menuCode: null,
  }),
];
