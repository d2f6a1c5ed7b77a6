/** The tabs in the row, and those in the menu behind it (spec 3§4). */
import { type FeedTab, feedTabs } from '../../api/feed/feed-values.ts';

const always = ['share', 'shareAtme'] as const satisfies readonly FeedTab[];
/** The tabs in the menu: comments on me, likes me, my shares. */
export const moreTabs = ['shareReplay', 'likeme', 'mine'] as const satisfies readonly FeedTab[];
export type MoreTab = (typeof moreTabs)[number];

export function isFeedTab(name: string): name is FeedTab {
  return feedTabs.some((tab) => tab === name);
}

export function isMoreTab(name: string): name is MoreTab {
  return moreTabs.some((tab) => tab === name);
}

export interface TabRow {
  readonly main: readonly FeedTab[];
  readonly more: readonly MoreTab[];
}

/** The menu tab chosen last (`moved`) stands in the row, the others in the menu. */
export function tabRow(moved: MoreTab | null): TabRow {
  return {
    main: moved ? [...always, moved] : always,
    more: moreTabs.filter((tab) => tab !== moved),
  };
}
