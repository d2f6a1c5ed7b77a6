/** Every endpoint that the sandbox implements, area by area. */
import { frameRoutes } from './frame/routes.ts';
import type { Implementation } from './http/implement.ts';
import { licenceToolRoutes } from './licence-tool/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { tenantRoutes } from './tenant/routes.ts';

export const routes: readonly Implementation[] = [
  ...sessionRoutes,
  ...frameRoutes,
  ...tenantRoutes,
  ...licenceToolRoutes,
];
