/** The rules for refreshing the used space (spec 1§4 "Used-space refresh", 1§9; TEN-054 to 058, TEN-082). */

import { type ConfigRecord, configValue } from '../../../api/config-record.ts';

/** Default: milliseconds between two refreshes of one tenant. */
export const refreshGap = 7_200_000;
/** The config by which the platform's operator sets another gap in milliseconds; its key is this project's choice. */
export const refreshGapKey = 'usedSpaceRefreshGap';
/** Milliseconds in which a further press of the button is ignored. */
export const pressGap = 500;

/** The gap in force ("unless overridden"): whole milliseconds, where 0 lifts the limit; otherwise the default. */
export function readRefreshGap(configs: readonly ConfigRecord[]): number {
  const text = configValue(configs, refreshGapKey)?.trim() ?? '';
  return /^\d{1,12}$/.test(text) ? Number(text) : refreshGap;
}

/** Instants of the last refresh by tenant key, in milliseconds, as they are stored. */
export type RefreshTimes = Readonly<Record<string, number>>;

export interface RefreshFacts {
  readonly times: RefreshTimes;
  readonly tenantKey: string;
  readonly now: number;
  readonly lastPress: number | null;
  /** The gap from `readRefreshGap`; the default where it is absent. */
  readonly gap?: number;
}

/** `go`: refresh. `ignore`: pressed again too soon. `limited`: show the text `tenantEdit.space.limited`. */
export function pressRefresh(facts: RefreshFacts): 'go' | 'ignore' | 'limited' {
  const { lastPress, now } = facts;
  if (lastPress !== null && now >= lastPress && now - lastPress < pressGap) return 'ignore';
  return refreshAvailableAt(facts) <= now ? 'go' : 'limited';
}

/** Instant from which a refresh is possible. A stored time in the future comes from a wrong clock and is ignored. */
export function refreshAvailableAt({ times, tenantKey, now, gap = refreshGap }: RefreshFacts): number {
  const last = Object.hasOwn(times, tenantKey) ? times[tenantKey] : undefined;
  if (last === undefined || last > now) return now;
  return Math.max(now, last + gap);
}

/** Notes a successful refresh; a failed one does not count. */
export function withRefresh(times: RefreshTimes, tenantKey: string, at: number): RefreshTimes {
  return { ...times, [tenantKey]: at };
}
