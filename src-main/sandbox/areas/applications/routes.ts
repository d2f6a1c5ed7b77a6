/** Application management: lists, groups, enabling, settings of departments (spec 3§7). */
import type { Implementation } from '../../kernel/http/implement.ts';
import { categoryRoutes } from './category-routes.ts';
import { displayRoutes } from './display-routes.ts';
import { infoRoutes } from './info-routes.ts';
import { listRoutes } from './list-routes.ts';
import { lookupRoutes } from './lookup-routes.ts';
import { moduleRoutes } from './module-routes.ts';
import { permissionRoutes } from './permission-routes.ts';
import { appSettingsRoutes } from './settings-routes.ts';
import { shareRoutes } from './share-routes.ts';
import { appSyncRoutes } from './sync-routes.ts';
import { appUseRoutes } from './use-routes.ts';
import { viewRoutes } from './view-routes.ts';

export const applicationsRoutes: readonly Implementation[] = [
  ...listRoutes,
  ...categoryRoutes,
  ...moduleRoutes,
  ...permissionRoutes,
  ...appSyncRoutes,
  ...infoRoutes,
  ...shareRoutes,
  ...appSettingsRoutes,
  ...displayRoutes,
  ...lookupRoutes,
  ...viewRoutes,
  ...appUseRoutes,
];
