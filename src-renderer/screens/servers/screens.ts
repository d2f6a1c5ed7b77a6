import { lazyPage, screen } from '#state/screen.ts';

export const serversScreens = [
  screen({
    id: 'frame.servers',
    path: '/servers',
    dialogs: ['import'],
    page: lazyPage(() => import('./ServersPage.tsx').then((file) => file.ServersPage), {
      plain: true,
    }),
    titleKey: 'servers.title',
    purposeKey: 'servers.purpose',
    permission: 'anyone',
    menuGroup: 'tools',
    menuCode: null,
  }),
  screen({
    id: 'frame.serverEdit',
    path: '/servers/edit/:id',
    page: lazyPage(() => import('./edit/ServerEditPage.tsx').then((file) => file.ServerEditPage)),
    titleKey: 'servers.editScreen',
    within: 'frame.servers',
    permission: 'anyone',
    menuGroup: null,
    menuCode: null,
    example: { id: 'new' },
  }),
  screen({
    id: 'frame.serverCheck',
    path: '/servers/check/:id',
    page: lazyPage(() => import('./check/ConnectionPage.tsx').then((file) => file.ConnectionPage)),
    titleKey: 'servers.check.screen',
    within: 'frame.servers',
    permission: 'anyone',
    menuGroup: null,
    menuCode: null,
    example: { id: 'sandbox' },
  }),
  screen({
    id: 'frame.serverCalls',
    path: '/servers/calls/:id',
    page: lazyPage(() => import('./calls/CallsPage.tsx').then((file) => file.CallsPage), {
      plain: true,
    }),
    titleKey: 'servers.calls.screen',
    within: 'frame.servers',
    permission: 'anyone',
    menuGroup: null,
    menuCode: null,
    example: { id: 'sandbox' },
  }),
];
