/**
 * Whose shares somebody saw last, as the platform keeps it: `range-workType-rangeUserId-rangeUserName` (spec 3§3.10).
 * The name comes last, so that it may have dashes; an id with a dash could not be told from a name and is not kept.
 */
import { type FeedRange, type FeedTab, feedRanges, feedTabs } from '../../api/feed/words.ts';
import type { Fields } from '../common/fields/field.ts';
import { feedDefaults } from './ranges.ts';
import { isFeedTab } from './tabs.ts';

export interface FeedPreference {
  readonly range: FeedRange;
  readonly workType: FeedTab;
  /** Of the range `employee`: who it is; '' otherwise. */
  readonly rangeUserId: string;
  readonly rangeUserName: string;
}

/** Characters of a name that are kept: the whole has a limit of its own. */
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

/** Whatever does not fit is the default: it may be of another client. */
export function readPreference(text: string): FeedPreference {
  const [range = '', workType = '', rangeUserId = '', ...name] = text.split('-');
  const known = feedRanges.find((each) => each === range);
  const tab = isFeedTab(workType) ? workType : feedDefaults.workType;
  if (!known || (known === 'employee' && rangeUserId === '')) return { ...noPreference, workType: tab };
  if (known !== 'employee') return { ...noPreference, range: known, workType: tab };
  return { range: known, workType: tab, rangeUserId, rangeUserName: name.join('-') };
}

/** Shares of a page: what the server names, 5 where it names none (spec 3§4, 3§9; S-27). */
export function pageSizeFrom(named: string): number {
  const size = /^\d{1,3}$/.test(named) ? Number(named) : 0;
  return size >= 1 && size <= 100 ? size : 5;
}

/** People of one look-up of those followed and of subordinates (spec 3§4, 3§9). */
export const lookupSize = 10;
