/** Themes of every family, rights of departments, the cloud store, custom CSS (spec 2§7). */
import type { Download, Implementation } from '../../kernel/http/implement.ts';
import { cloudRoutes } from './cloud-routes.ts';
import { cssRoutes } from './css-routes.ts';
import { families } from './families.ts';
import { familyRoutes } from './family-routes.ts';
import { myRoutes } from './my-routes.ts';
import { mobileRoutes, specialRoutes } from './own-routes.ts';
import { themeSettingsRoutes } from './settings-routes.ts';
import { themeSyncRoutes } from './sync-routes.ts';
import { titleRoutes } from './title-routes.ts';
import { zipDownloadRoutes, zipRoutes } from './zip-routes.ts';

export const themesRoutes: readonly Implementation[] = [
  ...families.flatMap(familyRoutes),
  ...specialRoutes,
  ...mobileRoutes,
  ...themeSettingsRoutes,
  ...titleRoutes,
  ...myRoutes,
  ...themeSyncRoutes,
  ...cloudRoutes,
  ...cssRoutes,
  ...zipRoutes,
];

export const themesDownloads: readonly Download[] = zipDownloadRoutes;
