/** Whose shares a feed shows, and which of its tabs is open (spec 3§3.10, 3§4). */

import { type FeedRange, type FeedTab, feedRanges, type ShareScope } from '../../api/feed/words.ts';

/** What holds until somebody chooses (spec 3§4). */
export const feedDefaults = { workType: 'share', range: 'company', shareScope: 'all' } as const satisfies {
  workType: FeedTab;
  range: FeedRange;
  shareScope: ShareScope;
};

/** What the server has of one's colleagues; null: not known, or it could not be told. */
export interface Colleagues {
  readonly superiors: number | null;
  readonly followed: number | null;
  readonly subordinates: number | null;
}

/**
 * The ranges that are offered: those without data are left out. What is not known is offered, since the server answers
 * for it anyway.
 */
export function offeredRanges({ superiors, followed, subordinates }: Colleagues): readonly FeedRange[] {
  const without: readonly FeedRange[] = [
    ...(superiors === 0 ? (['superiors'] as const) : []),
    ...(followed === 0 ? (['watched'] as const) : []),
    ...(subordinates === 0 ? (['directSubordinates', 'subordinates'] as const) : []),
  ];
  return feedRanges.filter((range) => !without.includes(range));
}

/** The other tabs are about oneself: whose shares they are is settled by that. */
export function countsRange(tab: FeedTab): boolean {
  return tab === 'share' || tab === 'shareAtme';
}
