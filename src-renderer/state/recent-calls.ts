/** The calls that the console has made last, by endpoint, the newest first. */
import { atom, useAtomValue } from 'jotai';
import { type MadeCall, onCall } from '#data/calls.ts';
import { store } from '#data/store.ts';

export interface RecentCall extends MadeCall {
  /** How often this endpoint was called since the page was loaded. */
  readonly times: number;
}

/** Endpoints that are kept. */
const most = 20;
const recentAtom = atom<readonly RecentCall[]>([]);

onCall((call) => {
  store.set(recentAtom, (recent) => {
    const before = recent.find(({ endpoint }) => endpoint === call.endpoint);
    const others = recent.filter(({ endpoint }) => endpoint !== call.endpoint);
    return [{ ...call, times: (before?.times ?? 0) + 1 }, ...others].slice(0, most);
  });
});

export function useRecentCalls(): readonly RecentCall[] {
  return useAtomValue(recentAtom);
}
