/** The frame's own screens. The landing screen is in the first bundle; the others are lazy. */
import { lazyPage, screen } from '#state/screen.ts';
import { NoRight } from './NoRight/NoRight.tsx';
import { OverviewPage } from './Overview/OverviewPage.tsx';

const views = () => import('./PlatformViews/PlatformViews.tsx');

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
  screen({
    id: 'frame.customAuto',
    path: '/custom_auto',
    page: lazyPage(() => views().then((file) => file.CustomAuto), { plain: true }),
    titleKey: 'frame.menu.entry.custom_auto',
    purposeKey: 'frame.platformViews.custom_auto.purpose',
    permission: 'administrator',
    menuGroup: 'custom',
    menuCode: null,
    leadsOut: { code: 'custom_auto', path: '/custom_auto' },
  }),
  screen({
    id: 'frame.loginPage',
    path: '/loginPageSetting',
    page: lazyPage(() => views().then((file) => file.LoginPageSetting), { plain: true }),
    titleKey: 'frame.menu.entry.login_page',
    purposeKey: 'frame.platformViews.login_page.purpose',
    permission: { menu: 'ui_config' },
    menuGroup: 'basics',
    menuCode: null,
    leadsOut: { code: 'login_page', path: '/login_page_setting' },
  }),
  screen({
    id: 'frame.ebPreview',
    path: '/ebpreview/:type/:pageType/:pageId',
    page: lazyPage(() => views().then((file) => file.BuilderPreview), { plain: true }),
    titleKey: 'frame.platformViews.ebpreview.title',
    permission: 'manager',
    menuGroup: null,
    menuCode: null,
    example: { type: 'portal', pageType: 'page', pageId: '1001' },
  }),
];
