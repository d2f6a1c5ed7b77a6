/** Quick search management: a tab of base settings (spec 1§2.2). */
import { quickSearchRight } from '#shared/rules/common/session/area-rights.ts';
import { lazyPage, screen } from '#state/screen.ts';

export const quickSearchScreens = [
  screen({
    id: 'quickSearch',
    path: '/base/quickSearch',
    page: lazyPage(() => import('./QuickSearchPage.tsx').then((file) => file.QuickSearchPage)),
    titleKey: 'quickSearch.title',
    within: 'tenant.info',
    purposeKey: 'quickSearch.purpose',
    permission: quickSearchRight,
    menuGroup: null,
    menuCode: null,
  }),
];
