/**
 * Which tab is open and whose shares it shows: by the address, else as the platform keeps it of last time (spec 3§4).
 * What is chosen is kept there, too, and the list begins at its first page.
 */

import { isCollecting, useChange } from '#data/changes/index.ts';
import { meant } from '#data/meant.ts';
import { holdRead, useRead } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import { existConfigRange, saveRangeConfig } from '#shared/api/feed/colleagues.ts';
import { feedRanges, pageSizeConfig, rangeConfig } from '#shared/api/feed/words.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { laidOver } from '#shared/rules/changes/collected.ts';
import {
  type FeedPreference,
  pageSizeFrom,
  readPreference,
  writePreference,
} from '#shared/rules/feed/preference.ts';
import { isFeedTab, isMoreTab, type MoreTab } from '#shared/rules/feed/tabs.ts';
import { feedRangeRecord } from '#shared/rules/records/feed-own-records.ts';
import { useAddress } from '#state/address.ts';
import { remember, remembered } from '#state/remembered.ts';
import { useWaiting } from '#state/tray.ts';

export interface FeedView extends FeedPreference {
  readonly userId: string;
  readonly pageSize: number;
  /** The tab of the menu that stands in the row. */
  readonly moved: MoreTab | null;
  /** Tells one feed from another. */
  readonly key: string;
  readonly choose: (next: Partial<FeedPreference>) => void;
}

const movedTab = 'feed.moved';

/** Null until the server has said it; where it can't the defaults hold, and nothing is said. */
export function useFeedView(userId: string): FeedView | null {
  const address = useAddress();
  const { submit } = useChange();
  const asked = { userId, configName: rangeConfig } as const;
  const kept = useRead(existConfigRange, asked, { refetchOnWindowFocus: false });
  const size = useRead(
    existConfigRange,
    { userId, configName: pageSizeConfig },
    { refetchOnWindowFocus: false },
  );
  const place = { userId };
  const waits = useWaiting({ kind: feedRangeRecord.id, place });
  if (kept.isLoading || size.isLoading) return null;
  const stored = readPreference(kept.data ?? '');
  const before = waits ? laidOver(stored, waits.edits) : stored;
  const [range, who] = rangeIn(address.get('range'));
  const tab = address.get('tab');
  const now: FeedPreference = {
    ...(range === null
      ? before
      : { ...before, range, rangeUserId: who, ...(who === before.rangeUserId ? {} : { rangeUserName: '' }) }),
    ...(isFeedTab(tab) ? { workType: tab } : {}),
  };
  const last = remembered(movedTab) ?? '';
  return {
    ...now,
    userId,
    pageSize: pageSizeFrom(size.data ?? ''),
    moved: isMoreTab(now.workType) ? now.workType : isMoreTab(last) ? last : null,
    key: JSON.stringify([meant(), userId, now.range, now.rangeUserId, now.workType]),
    choose(next) {
      const chosen = { ...now, ...next };
      if (isMoreTab(chosen.workType)) remember(movedTab, chosen.workType);
      address.set({ tab: chosen.workType, range: rangeText(chosen), page: '' });
      const value = writePreference(chosen);
      // What waits is laid over what the server has.
      if (!isCollecting()) holdRead(existConfigRange, asked, value);
      const after = readPreference(value);
      if (sameValue(before, after)) return;
      // One of what is offered: it is sent before the page is left, without a look at it.
      const { check: _, ...change } = reversible(saveRangeConfig, {
        title: 'feed.change.range',
        input: { key: rangeConfig, value },
        kind: feedRangeRecord,
        place,
        before,
        after,
        // The list shows it already.
        touches: [],
      });
      void submit({ ...change, success: null, collects: true });
    },
  };
}

/** `employee:U20016` in the address; null: it says nothing. */
function rangeIn(text: string): readonly [FeedPreference['range'] | null, string] {
  const [name = '', ...who] = text.split(':');
  const range = feedRanges.find((each) => each === name) ?? null;
  const id = who.join(':');
  return range === 'employee' ? [id === '' ? null : range, id] : [range, ''];
}

function rangeText({ range, rangeUserId }: FeedPreference): string {
  return range === 'employee' ? `${range}:${rangeUserId}` : range;
}
