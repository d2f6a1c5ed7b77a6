import { lazyPage, screen } from '#state/screen.ts';
import { specifiedEntries, workbenchEntries } from './parts/licence-entries.ts';

export const licenceScreens = [
  screen({
    id: 'licence.tool',
    path: '/licensetool',
    page: lazyPage(() => import('./LicenceToolPage.tsx').then((file) => file.LicenceToolPage)),
    titleKey: 'licence.screen.title',
    purposeKey: 'licence.screen.purpose',
    // Anybody can read a file offline; the server protects its own records (spec 1§6 names no role).
    permission: 'anyone',
    views: {
      param: 'entry',
      list: [...specifiedEntries, ...workbenchEntries].map((value) => ({
        value,
        titleKey: `licence.screen.entry.${value}` as const,
      })),
    },
    menuGroup: 'tools',
    menuCode: null,
  }),
];
