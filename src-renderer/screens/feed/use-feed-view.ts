/**
 * The open tab and the range of the feed: from the address, else from the last choice that the platform stores (spec
 * 3§4). A new choice is stored there, too, and starts the list at its first page.
 */

import { useEffect, useRef } from 'react';
import { isCollecting, useChange } from '#data/changes/index.ts';
import { serverMark } from '#data/server-mark.ts';
import { holdRead, useRead } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import { existConfigRange, saveRangeConfig } from '#shared/api/feed/colleagues.ts';
import { feedRanges, pageSizeConfig, rangeConfig } from '#shared/api/feed/feed-values.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { withCollected } from '#shared/rules/changes/collected-change.ts';
import {
  type FeedPreference,
  pageSizeFrom,
  readPreference,
  writePreference,
} from '#shared/rules/feed/preference.ts';
import { isFeedTab, isMoreTab, type MoreTab } from '#shared/rules/feed/tabs.ts';
import { feedRangeRecord } from '#shared/rules/records/feed-own-records.ts';
import { useAddress } from '#state/address.ts';
import { writeHint, readHint } from '#state/stored-hints.ts';
import { useWaiting } from '#state/tray.ts';

export interface FeedViewState extends FeedPreference {
  readonly userId: string;
  readonly pageSize: number;
  /** The tab of the menu that has moved into the row. */
  readonly moved: MoreTab | null;
  /** Identity of the feed, as a React key. */
  readonly key: string;
  readonly choose: (next: Partial<FeedPreference>) => void;
}

/** Name of the choice, which is a person's own. */
const movedTab = (userId: string) => `feed.moved.${userId}`;

/** Returns null until the server has answered; after a failed read the defaults hold, without a message. */
export function useFeedView(userId: string): FeedViewState | null {
  const address = useAddress();
  const { submit } = useChange();
  const configQuery = { userId, configName: rangeConfig } as const;
  const storedRange = useRead(existConfigRange, configQuery, { refetchOnWindowFocus: false });
  const size = useRead(
    existConfigRange,
    { userId, configName: pageSizeConfig },
    { refetchOnWindowFocus: false },
  );
  const locator = { userId };
  const waits = useWaiting({ kind: feedRangeRecord.id, place: locator });
  const chosenRange = useRef<string | null>(null);
  const [shownRange, shownTab] = [address.get('range'), address.get('tab')];
  // The stored choice changes when the address has the new one: before it, the list would be asked for twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is waited for
  useEffect(() => {
    if (chosenRange.current !== null) holdRead(existConfigRange, configQuery, chosenRange.current);
    chosenRange.current = null;
  }, [shownRange, shownTab]);
  if (storedRange.isLoading || size.isLoading) return null;
  const stored = readPreference(storedRange.data ?? '');
  const before = waits ? withCollected(stored, waits.edits) : stored;
  const [range, who] = rangeIn(shownRange);
  const tab = shownTab;
  const now: FeedPreference = {
    ...(range === null
      ? before
      : { ...before, range, rangeUserId: who, ...(who === before.rangeUserId ? {} : { rangeUserName: '' }) }),
    ...(isFeedTab(tab) ? { workType: tab } : {}),
  };
  const last = readHint(movedTab(userId)) ?? '';
  return {
    ...now,
    userId,
    pageSize: pageSizeFrom(size.data ?? ''),
    moved: isMoreTab(now.workType) ? now.workType : isMoreTab(last) ? last : null,
    key: JSON.stringify([serverMark(), userId, now.range, now.rangeUserId, now.workType]),
    choose(next) {
      const chosen = { ...now, ...next };
      if (isMoreTab(chosen.workType)) writeHint(movedTab(userId), chosen.workType);
      address.set({ tab: chosen.workType, range: rangeText(chosen), page: '' });
      const value = writePreference(chosen);
      // In collecting mode the tray's change is laid over the server's value anyway.
      if (!isCollecting()) chosenRange.current = value;
      const after = readPreference(value);
      if (sameValue(before, after)) return;
      // A choice among offered values needs no check: it must be sent before the page is left.
      const { check: _, ...change } = reversible(saveRangeConfig, {
        title: 'feed.change.range',
        input: { key: rangeConfig, value },
        kind: feedRangeRecord,
        locator,
        before,
        after,
        // The list already shows the new choice.
        touches: [],
      });
      void submit({ ...change, success: null, collects: true });
    },
  };
}

/** Parses the range of the address, e.g. `employee:U20016`; null where it names none. */
function rangeIn(text: string): readonly [FeedPreference['range'] | null, string] {
  const [name = '', ...who] = text.split(':');
  const range = feedRanges.find((each) => each === name) ?? null;
  const id = who.join(':');
  return range === 'employee' ? [id === '' ? null : range, id] : [range, ''];
}

function rangeText({ range, rangeUserId }: FeedPreference): string {
  return range === 'employee' ? `${range}:${rangeUserId}` : range;
}
