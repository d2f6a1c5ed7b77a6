/**
 * The feed's last filter as the platform stores it: `range-workType-rangeUserId-rangeUserName` (spec 3§3.10). The
 * name comes last and may contain dashes; an id with a dash would be mistaken for part of the name, so it is not
 * stored.
 */
import { type FeedRange, type FeedTab, feedRanges, feedTabs } from '../../api/feed/feed-values.ts';
import type { Fields } from '../common/fields/field.ts';
import { feedDefaults } from './ranges.ts';
import { isFeedTab } from './tabs.ts';

export interface FeedPreference {
  readonly range: FeedRange;
  readonly workType: FeedTab;
  /** The user id for the range `employee`, otherwise ''. */
  readonly rangeUserId: string;
  readonly rangeUserName: string;
}

/** The maximum number of characters of a stored name; the whole text has a limit of its own. */
const longestName = 100;

const colleague = { kind: 'text', most: longestName } as const;

export const preferenceFields: Fields<FeedPreference> = {
  range: {
    kind: 'choice',
    label: 'feed.range.label',
    options: feedRanges.map((value) => ({ value, label: `feed.range.${value}` as const })),
  },
  workType: {
    kind: 'choice',
    label: 'feed.tabs',
    options: feedTabs.map((value) => ({ value, label: `feed.tab.${value}` as const })),
  },
  rangeUserId: { ...colleague, label: 'feed.range.colleagueId' },
  rangeUserName: { ...colleague, label: 'feed.range.colleague' },
};

export const noPreference: FeedPreference = {
  range: feedDefaults.range,
  workType: feedDefaults.workType,
  rangeUserId: '',
  rangeUserName: '',
};

export function writePreference({ range, workType, rangeUserId, rangeUserName }: FeedPreference): string {
  const named = range === 'employee' && rangeUserId !== '' && !rangeUserId.includes('-');
  const who = named ? [rangeUserId, [...rangeUserName].slice(0, longestName).join('')] : ['', ''];
  return [range === 'employee' && !named ? feedDefaults.range : range, workType, ...who].join('-');
}

/** Unknown parts become the default, since another client may have written them. */
export function readPreference(text: string): FeedPreference {
  const [range = '', workType = '', rangeUserId = '', ...name] = text.split('-');
  const known = feedRanges.find((each) => each === range);
  const tab = isFeedTab(workType) ? workType : feedDefaults.workType;
  if (!known || (known === 'employee' && rangeUserId === '')) return { ...noPreference, workType: tab };
  if (known !== 'employee') return { ...noPreference, range: known, workType: tab };
  return { range: known, workType: tab, rangeUserId, rangeUserName: name.join('-') };
}

/** Returns the number of shares on a page: the server's, or 5 when it names none (spec 3§4, 3§9; S-27). */
export function pageSizeFrom(named: string): number {
  const size = /^\d{1,3}$/.test(named) ? Number(named) : 0;
  return size >= 1 && size <= 100 ? size : 5;
}

/** The page size of look-ups of followed people and of subordinates (spec 3§4, 3§9). */
export const lookupSize = 10;
