import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { bridge, onBridgeEvent, onBridgeOpen } from '#data/bridge.ts';
import { readAgain } from '#data/read.ts';
import type { JournalFilter, KeptEntry } from '#shared/bridge/journal.ts';
import { allRows } from '#widgets/List/all-rows.ts';

export const entryKey = 'journal.entry';
const facetsKey = 'journal.facets';
/** Milliseconds in which several changes cause one refresh. */
const settle = 120;
/** Entries of a page during an export; each has its states before and after. */
const exportPage = 100;

/** The servers and title keys of the journal's entries. */
export function useFacets() {
  return useQuery({ queryKey: [facetsKey], queryFn: () => bridge.journal.facets({}), staleTime: 0 });
}

/** Calls `changed` after every change of the journal; the page's other reads refresh themselves. */
export function useJournalChanges(changed: () => void): void {
  const tell = useRef(changed);
  tell.current = changed;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = null;
        tell.current();
        void readAgain([{ id: facetsKey }, { id: entryKey }]);
      }, settle);
    };
    const stops = [onBridgeEvent('journal.changed', soon), onBridgeOpen(soon)];
    return () => {
      for (const stop of stops) stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, []);
}

/** All entries that match the filter, newest first, for an export. */
export function allEntries(filter: JournalFilter, signal: AbortSignal): AsyncIterable<KeptEntry> {
  return allRows(
    'journal.list',
    async (pageNo) => {
      const asked = { ...filter, offset: (pageNo - 1) * exportPage, limit: exportPage };
      const { entries, total } = await bridge.journal.listWhole(asked, { signal });
      return { rows: entries, total };
    },
    'newestFirst',
    signal,
  );
}
