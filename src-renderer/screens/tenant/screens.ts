import { lazyPage, screen } from '#state/screen.ts';

const page = () => import('./TenantInfo/TenantInfoPage.tsx');

export const tenantScreens = [
  screen({
    id: 'tenant.info',
    path: '/base/:type',
    // The multi-language dialog (spec 1§2.1 "nested under the tenant page").
    dialogs: ['lang/:kind/:targetId'],
    page: lazyPage(() => page().then((file) => file.TenantInfoPage)),
    titleKey: 'tenant.title',
    tabKey: 'tenant.tab.teams',
    purposeKey: 'tenant.purpose',
    // Every signed-in person may read it (spec 1§6); changing needs more rights.
    permission: 'signedIn',
    menuGroup: 'basics',
    menuCode: 'base',
    example: { type: 'teams' },
  }),
  screen({
    id: 'tenant.base',
    path: '/base',
    page: lazyPage(() => page().then((file) => file.BasePage)),
    titleKey: 'tenant.title',
    permission: 'signedIn',
    menuGroup: null,
    menuCode: null,
  }),
];
