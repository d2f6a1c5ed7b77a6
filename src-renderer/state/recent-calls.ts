/** The calls that the console has made last, by endpoint, the newest first. */
import { useSyncExternalStore } from 'react';
import { type MadeCall, onCall } from '#data/calls.ts';
import { createSignal } from '#data/signal.ts';

export interface RecentCall extends MadeCall {
  /** How often this endpoint was called since the page was loaded. */
  readonly times: number;
}

/** Endpoints that are kept. */
const most = 20;
const changed = createSignal<null>();
let recent: readonly RecentCall[] = [];

onCall((call) => {
  const before = recent.find(({ endpoint }) => endpoint === call.endpoint);
  const others = recent.filter(({ endpoint }) => endpoint !== call.endpoint);
  recent = [{ ...call, times: (before?.times ?? 0) + 1 }, ...others].slice(0, most);
  changed.emit(null);
});

export function useRecentCalls(): readonly RecentCall[] {
  return useSyncExternalStore(changed.listen, () => recent);
}
