import type { CheckedCall, CheckedPage } from './check-shape.ts';
import type { PageCalls } from './page-calls.ts';

/**
 * A page works if all reads that it needs to open exist, fails if none does, and works in part otherwise. Reads of its
 * steps and pickers are listed but do not count; nor do its writes, which are not sent. A read that was not sent may
 * exist; one with odd values in single fields counts as existing, since these cost only their own cells.
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
