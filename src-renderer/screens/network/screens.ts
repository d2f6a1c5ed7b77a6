/** Networks of account security (spec 1§2.7, 1§2.13). */
import { securityRight } from '#shared/rules/security/entries.ts';
import { lazyPage, listScreen, screen } from '#state/screen.ts';
import { toolViews } from './Tools/views.ts';

export const networkScreens = [
  listScreen('ipList', {
    id: 'network.lists',
    path: '/safe_account/ipconfigrec',
    dialogs: ['for/:id', 'history'],
    page: lazyPage(() => import('./Lists/ListsPage.tsx').then((file) => file.ListsPage)),
    permission: securityRight('ipconfigrec'),
    within: 'security',
    menuGroup: null,
  }),
  listScreen('network', {
    id: 'network.segments',
    path: '/safe_account/network_manage',
    dialogs: ['references/:id'],
    page: lazyPage(() => import('./Segments/SegmentsPage.tsx').then((file) => file.SegmentsPage)),
    permission: securityRight('network_manage'),
    within: 'security',
    menuGroup: null,
  }),
  screen({
    id: 'network.tools',
    path: '/safe_account/network_manage/tools',
    page: lazyPage(() => import('./Tools/ToolsPage.tsx').then((file) => file.ToolsPage)),
    titleKey: 'ipTools.title',
    purposeKey: 'ipTools.purpose',
    permission: securityRight('network_manage'),
    views: {
      param: 'view',
      list: toolViews.map((value) => ({ value, titleKey: `ipTools.views.${value}` as const })),
    },
    within: 'network.segments',
    menuGroup: null,
    menuCode: null,
  }),
];
