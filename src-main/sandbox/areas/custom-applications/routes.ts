/** Applications that the team and its people make themselves (spec 3§2.4, 3§7.2). */
import type { Implementation } from '../../kernel/http/implement.ts';
import { personalRoutes } from './personal-routes.ts';
import { targetRoutes } from './target-routes.ts';
import { teamRoutes } from './team-routes.ts';

export const customApplicationsRoutes: readonly Implementation[] = [
  ...targetRoutes,
  ...teamRoutes,
  ...personalRoutes,
];
