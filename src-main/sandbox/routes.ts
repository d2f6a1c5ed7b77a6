/** Every endpoint that the sandbox implements, area by area. */
import { frameRoutes } from './frame/routes.ts';
import type { Implementation } from './http/implement.ts';
import { sessionRoutes } from './session/routes.ts';

export const routes: readonly Implementation[] = [...sessionRoutes, ...frameRoutes];
