/** Every endpoint that the sandbox implements, area by area. */
import { filePreview, fileUploadRoutes } from './file-upload/routes.ts';
import { frameRoutes } from './frame/routes.ts';
import type { Download, Implementation } from './http/implement.ts';
import { languageNamesRoutes } from './language-names/routes.ts';
import { licenceAppsRoutes } from './licence-apps/routes.ts';
import { licenceInfoRoutes } from './licence-info/routes.ts';
import { reminderRoutes } from './licence-remind/reminder-routes.ts';
import { remindSettingRoutes } from './licence-remind/setting-routes.ts';
import { licenceToolRoutes } from './licence-tool/routes.ts';
import { operationLogRoutes } from './operation-log/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { tenantRoutes } from './tenant/routes.ts';
import { tenantChangesRoutes } from './tenant-changes/routes.ts';
import { tenantMobileRoutes } from './tenant-mobile/routes.ts';

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
