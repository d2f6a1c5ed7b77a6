/** Every endpoint that the sandbox implements, area by area. */
import { filePreview, fileUploadRoutes } from './file-upload/routes.ts';
import { frameRoutes } from './frame/routes.ts';
import type { Download, Implementation } from './http/implement.ts';
import { languageNamesRoutes } from './language-names/routes.ts';
import { licenceToolRoutes } from './licence/routes.ts';
import { licenceAppsRoutes } from './licence-info/apps/routes.ts';
import { reminderRoutes } from './licence-info/reminder/reminder-routes.ts';
import { remindSettingRoutes } from './licence-info/reminder/setting-routes.ts';
import { licenceInfoRoutes } from './licence-info/routes.ts';
import { operationLogRoutes } from './operation-log/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { tenantChangesRoutes } from './tenant/changes/routes.ts';
import { tenantMobileRoutes } from './tenant/mobile/routes.ts';
import { tenantRoutes } from './tenant/routes.ts';

export const routes: readonly Implementation[] = [
  ...sessionRoutes,
  ...frameRoutes,
  ...tenantRoutes,
  ...tenantChangesRoutes,
  ...tenantMobileRoutes,
  ...languageNamesRoutes,
  ...fileUploadRoutes,
  ...licenceInfoRoutes,
  ...licenceAppsRoutes,
  ...reminderRoutes,
  ...remindSettingRoutes,
  ...operationLogRoutes,
  ...licenceToolRoutes,
  ...peopleRoutes,
];

/** Addresses that answer a file instead of an envelope. */
export const downloads: readonly Download[] = [filePreview];
