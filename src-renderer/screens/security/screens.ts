/** Account security (spec 1§2.1, 1§2.7); the pages of its other parts are registered by their areas. */
import { lazyPage, screen } from '#state/screen.ts';

const page = () => import('./SecurityPage.tsx');

export const securityScreens = [
  screen({
    id: 'security',
    path: '/safe_account',
    page: lazyPage(() => page().then((file) => file.SecurityHome)),
    titleKey: 'security.title',
    purposeKey: 'security.purpose',
    permission: { menu: 'safe_account' },
    menuGroup: 'system',
    menuCode: 'safe_account',
  }),
  screen({
    id: 'security.unknown',
    path: '/safe_account/:type',
    example: { type: 'elsewhere' },
    page: lazyPage(() => page().then((file) => file.UnknownPart)),
    titleKey: 'security.title',
    permission: { menu: 'safe_account' },
    menuGroup: null,
    menuCode: null,
  }),
];
