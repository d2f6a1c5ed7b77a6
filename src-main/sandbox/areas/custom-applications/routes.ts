/** Applications that the team and its people make themselves (spec 3§2.4, 3§7.2). */

import { queryTargets } from '#shared/api/custom-applications/target.ts';
import { type Implementation, implement } from '../../kernel/http/implement.ts';
import { customTargetsOf } from '../../kernel/modules/targets.ts';
import { foldCase, pageOfSequence } from '../../kernel/people/search.ts';
import { personalRoutes } from './personal-routes.ts';
import { teamRoutes } from './team-routes.ts';

/** Targets that an own application can open (spec 3§5.1, 3§7.4). */
const targetRoutes: readonly Implementation[] = [
  implement(queryTargets, 'signedIn', ({ kind, keywords = '', ...page }, { scenario, language }) => {
    const wanted = foldCase(keywords);
    const fits = wanted === '' ? null : isLike(wanted);
    const all = customTargetsOf(kind, scenario.scale, language === 'zh-CN');
    return { ...page, ...pageOfSequence(all, page, fits) };
  }),
];

function isLike(wanted: string) {
  return ({ id, name }: { readonly id: string; readonly name: string }) =>
    foldCase(name).includes(wanted) || foldCase(id) === wanted;
}

export const customApplicationsRoutes: readonly Implementation[] = [
  ...targetRoutes,
  ...teamRoutes,
  ...personalRoutes,
];
