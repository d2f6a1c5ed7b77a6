/** What becomes of each page by what became of the calls that it names. */
import type { CheckedCall, CheckedPage } from './check-shape.ts';
import type { PageCalls } from './page-calls.ts';

/**
 * A page works where all its reads are there, and fails where its own code finds none of its reads; in between it works
 * in part. What it writes is not tried, and counts neither way; a read that was not tried may well be there.
 */
export function judgePages(
  pages: readonly PageCalls[],
  calls: readonly Pick<CheckedCall, 'id' | 'verdict' | 'code'>[],
): CheckedPage[] {
  const verdicts = new Map(calls.map(({ id, verdict }) => [id, verdict]));
  const lacks = (id: string): boolean => !['present', 'notTried'].includes(verdicts.get(id) ?? 'notTried');
  const untriedReads = new Set(calls.filter(({ code }) => code === 'SENDS').map(({ id }) => id));
  const mayServe = (id: string): boolean => verdicts.get(id) === 'present' || untriedReads.has(id);
  return pages.map(({ id, path, titleKey, own, besides }) => {
    const without = [...own, ...besides].filter(lacks);
    const verdict =
      without.length === 0 ? 'works' : own.some(mayServe) || !own.some(lacks) ? 'partly' : 'fails';
    return { id, path, titleKey, verdict, without };
  });
}
