/** Whose shares a feed shows, and which of its tabs is open (spec 3§3.10, 3§4). */

export const feedRanges = [
  'company',
  'watched',
  'superiors',
  'directSubordinates',
  'subordinates',
  'department',
  'employee',
] as const;
export type FeedRange = (typeof feedRanges)[number];

/** The tabs; on the wire the open one is the feed's `workType`. */
export const feedTabs = ['share', 'shareAtme', 'shareReplay', 'likeme', 'mine'] as const;
export type FeedTab = (typeof feedTabs)[number];

export const shareScopes = ['all', 'department', 'self'] as const;
export type ShareScope = (typeof shareScopes)[number];

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
