/** The ranges of people whose shares a feed shows, and the feed's tabs (spec 3§3.10, 3§4). */

import { type FeedRange, type FeedTab, feedRanges, type ShareScope } from '../../api/feed/feed-values.ts';

/** The feed's values until the user chooses others (spec 3§4). */
export const feedDefaults = { workType: 'share', range: 'company', shareScope: 'all' } as const satisfies {
  workType: FeedTab;
  range: FeedRange;
  shareScope: ShareScope;
};

/** The number of each kind of colleague; null when the server has not said it. */
export interface Colleagues {
  readonly superiors: number | null;
  readonly followed: number | null;
  readonly subordinates: number | null;
}

/**
 * Returns the ranges to offer. A range known to be empty is left out; an unknown one is offered, since the server
 * answers for it anyway.
 */
export function offeredRanges({ superiors, followed, subordinates }: Colleagues): readonly FeedRange[] {
  const without: readonly FeedRange[] = [
    ...(superiors === 0 ? (['superiors'] as const) : []),
    ...(followed === 0 ? (['watched'] as const) : []),
    ...(subordinates === 0 ? (['directSubordinates', 'subordinates'] as const) : []),
  ];
  return feedRanges.filter((range) => !without.includes(range));
}

/** The range applies to two tabs; all other tabs are about the user's own shares and reactions. */
export function countsRange(tab: FeedTab): boolean {
  return tab === 'share' || tab === 'shareAtme';
}
