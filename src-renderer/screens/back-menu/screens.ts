/** The editor of the admin centre's menus (spec 1§2.1, 3§2.5). */
import { backMenuRight } from '#shared/rules/common/session/area-rights.ts';
import { lazyPage, screen } from '#state/screen.ts';

export const backMenuScreens = [
  screen({
    id: 'backMenu',
    path: '/backMenuSetting',
    page: lazyPage(() => import('./BackMenu/BackMenuPage.tsx').then((file) => file.BackMenuPage)),
    titleKey: 'backMenu.menuTitle',
    purposeKey: 'backMenu.purpose',
    permission: backMenuRight,
    menuGroup: 'basics',
    menuCode: null,
    dialogs: ['new-menu', 'new-group', 'menu/:id', 'group/:id', 'delete-group/:id', 'lang/:id'],
  }),
  screen({
    id: 'backMenu.names',
    path: '/backMenuSetting/names',
    page: lazyPage(() => import('./Names/NamesPage.tsx').then((file) => file.NamesPage)),
    titleKey: 'nameSheet.title',
    purposeKey: 'nameSheet.purpose',
    permission: backMenuRight,
    within: 'backMenu',
    carries: ['dept'],
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'backMenu.sets',
    path: '/backMenuSetting/sets',
    page: lazyPage(() => import('./Sets/SetsPage.tsx').then((file) => file.SetsPage)),
    titleKey: 'menuSets.title',
    purposeKey: 'menuSets.purpose',
    permission: backMenuRight,
    within: 'backMenu',
    carries: ['dept'],
    menuGroup: null,
    menuCode: null,
  }),
];
