/** Every endpoint that the sandbox implements, area by area. */
import { frameRoutes } from './frame/routes.ts';
import type { Download, Implementation } from './http/implement.ts';
import { licenceToolRoutes } from './licence-tool/routes.ts';
import { operationLogRoutes } from './operation-log/routes.ts';
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
  ...operationLogRoutes,
  ...licenceToolRoutes,
];

/** Addresses that answer a file instead of an envelope. */
export const downloads: readonly Download[] = [];
