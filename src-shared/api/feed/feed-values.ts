/** The feed's values on the wire (spec 3§3.10). */

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

/** The tabs; the open one is the feed's `workType`. */
export const feedTabs = ['share', 'shareAtme', 'shareReplay', 'likeme', 'mine'] as const;
export type FeedTab = (typeof feedTabs)[number];

export const shareScopes = ['all', 'department', 'self'] as const;
export type ShareScope = (typeof shareScopes)[number];

/** Keys in a person's configuration for the range that they saw last and their page size: chosen (S-6). */
export const rangeConfig = 'teamShareRange';
export const pageSizeConfig = 'teamSharePageSize';
