/** The frame's own screens. The landing screen is in the first bundle; the others come when they are wanted. */
import { lazyPage, screen } from '../../state/screen.ts';
import { NoRight } from './NoRight/NoRight.tsx';
import { OverviewPage } from './Overview/OverviewPage.tsx';

export const frameScreens = [
  screen({
    id: 'frame.overview',
    path: '/info',
    page: { component: OverviewPage },
    titleKey: 'frame.overview.title',
    permission: { kind: 'signedIn' },
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'frame.noRight',
    path: '/noRight',
    page: { component: NoRight },
    titleKey: 'frame.noRight.screen',
    permission: { kind: 'public' },
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'frame.servers',
    path: '/servers',
    dialogs: ['import'],
    page: lazyPage(() => import('./Servers/ServersPage.tsx').then((file) => file.ServersPage), {
      plain: true,
    }),
    titleKey: 'servers.title',
    purposeKey: 'servers.purpose',
    permission: { kind: 'public' },
    menuGroup: 'tools',
    menuCode: null,
  }),
  screen({
    id: 'frame.serverEdit',
    path: '/servers/edit/:id',
    page: lazyPage(() => import('./Servers/edit/ServerEditPage.tsx').then((file) => file.ServerEditPage), {
      plain: true,
    }),
    titleKey: 'servers.editScreen',
    within: 'frame.servers',
    permission: { kind: 'public' },
    menuGroup: null,
    menuCode: null,
    example: { id: 'new' },
  }),
  screen({
    id: 'frame.serverCheck',
    path: '/servers/check/:id',
    page: lazyPage(() => import('./Servers/check/ConnectionPage.tsx').then((file) => file.ConnectionPage), {
      plain: true,
    }),
    titleKey: 'servers.check.screen',
    within: 'frame.servers',
    permission: { kind: 'public' },
    menuGroup: null,
    menuCode: null,
    example: { id: 'sandbox' },
  }),
  screen({
    id: 'frame.journal',
    path: '/journal',
    page: lazyPage(() => import('./Journal/JournalPage.tsx').then((file) => file.JournalPage), {
      plain: true,
    }),
    titleKey: 'journal.title',
    purposeKey: 'journal.purpose',
    permission: { kind: 'public' },
    menuGroup: 'tools',
    menuCode: null,
  }),
  screen({
    id: 'frame.settings',
    path: '/settings',
    page: lazyPage(() => import('./Settings/SettingsPage.tsx').then((file) => file.SettingsPage), {
      plain: true,
    }),
    titleKey: 'settings.title',
    purposeKey: 'settings.purpose',
    permission: { kind: 'public' },
    menuGroup: 'tools',
    menuCode: null,
  }),
  screen({
    id: 'frame.policy',
    path: '/policy',
    page: lazyPage(() => import('./Policy/PolicyPage.tsx').then((file) => file.PolicyPage), {
      plain: true,
    }),
    titleKey: 'policy.title',
    within: 'frame.settings',
    purposeKey: 'policy.purpose',
    permission: { kind: 'public' },
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
    permission: { kind: 'signedIn' },
    menuGroup: null,
    menuCode: null,
    example: { code: 'org' },
  }),
];
