/** The console's most recent calls, one row per endpoint, and its latest failed ones; both newest first. */
import { atom, useAtomValue } from 'jotai';
import { type MadeCall, onCall } from '#data/calls.ts';
import { store } from '#data/store.ts';

export interface RecentCall extends MadeCall {
  /** Number of calls to this endpoint since the page load. */
  readonly times: number;
}

/** Limit of endpoints, and of failed calls. */
const most = 20;
const recentAtom = atom<readonly RecentCall[]>([]);
const failedAtom = atom<readonly MadeCall[]>([]);

onCall((call) => {
  store.set(recentAtom, (recent) => {
    const before = recent.find(({ endpoint }) => endpoint === call.endpoint);
    const others = recent.filter(({ endpoint }) => endpoint !== call.endpoint);
    return [{ ...call, times: (before?.times ?? 0) + 1 }, ...others].slice(0, most);
  });
  if (call.result === 'done' || call.result === 'givenUp') return;
  store.set(failedAtom, (failed) => [call, ...failed].slice(0, most));
});

export function useRecentCalls(): readonly RecentCall[] {
  return useAtomValue(recentAtom);
}

/** The failed calls since the page load, to all servers, whether or not the endpoint has answered again since. */
export function latestFailedCalls(): readonly MadeCall[] {
  return store.get(failedAtom);
}
