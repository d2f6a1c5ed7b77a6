/** The frame's own screens. The landing screen is in the first bundle; the others come when they are wanted. */
import { lazyPage, screen } from '#state/screen.ts';
import { NoRight } from './NoRight/NoRight.tsx';
import { OverviewPage } from './Overview/OverviewPage.tsx';

export const frameScreens = [
  screen({
    id: 'frame.overview',
    path: '/info',
    page: { component: OverviewPage },
    titleKey: 'frame.overview.title',
    permission: 'signedIn',
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'frame.noRight',
    path: '/noRight',
    page: { component: NoRight },
    titleKey: 'frame.noRight.screen',
    permission: 'anyone',
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'frame.platformPage',
    path: '/platform/:code',
    page: lazyPage(() => import('./PlatformPage/PlatformPage.tsx').then((file) => file.PlatformPage), {
      plain: true,
    }),
    titleKey: 'frame.platformPage.unknown',
    permission: 'signedIn',
    menuGroup: null,
    menuCode: null,
    example: { code: 'org' },
  }),
];
