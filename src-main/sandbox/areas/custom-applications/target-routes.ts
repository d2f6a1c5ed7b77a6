/** Targets that an own application can open (spec 3§5.1, 3§7.4). */
import { queryTargets } from '#shared/api/custom-applications/target.ts';
import { type Implementation, implement } from '../../kernel/http/implement.ts';
import { customTargetsOf } from '../../kernel/modules/targets.ts';
import { foldCase, pageOfSequence } from '../../kernel/people/search.ts';

export const targetRoutes: readonly Implementation[] = [
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
