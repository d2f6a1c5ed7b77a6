/** What becomes of each page by what became of the calls that it names. */
import type { CheckedCall, CheckedPage } from './check-shape.ts';
import type { PageCalls } from './page-calls.ts';

/**
 * A page works where the reads by which it opens are there, and fails where none of them is; in between it works in part.
 * What a step of it or a picker beside it asks is said, and counts neither way; nor does what it writes, which is not
 * tried. A read that was not tried may well be there; one that answers otherwise in single values is, since these cost
 * their own cells.
 */
export function judgePages(
  pages: readonly PageCalls[],
  calls: readonly Pick<CheckedCall, 'id' | 'verdict' | 'code'>[],
): CheckedPage[] {
  const isThere = ({ verdict, code }: (typeof calls)[number]): boolean =>
    verdict === 'present' || (verdict === 'different' && code === '');
  const there = new Set(calls.filter(isThere).map(({ id }) => id));
  const verdicts = new Map(calls.map(({ id, verdict }) => [id, verdict]));
  const lacks = (id: string): boolean => !there.has(id) && (verdicts.get(id) ?? 'notTried') !== 'notTried';
  const untriedReads = new Set(calls.filter(({ code }) => code === 'SENDS').map(({ id }) => id));
  const mayServe = (id: string): boolean => there.has(id) || untriedReads.has(id);
  return pages.map(({ id, path, titleKey, own, besides }) => {
    const without = own.filter(lacks);
    const verdict = without.length === 0 ? 'works' : own.some(mayServe) ? 'partly' : 'fails';
    return { id, path, titleKey, verdict, without, besides: besides.filter(lacks) };
  });
}
