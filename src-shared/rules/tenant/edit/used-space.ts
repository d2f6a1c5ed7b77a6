/**
 * When the used space may be refreshed (spec 1§4 "Used-space refresh", 1§9; TEN-054 to 058, TEN-082). Its bar is in
 * `rules/tenant/used-space.ts`.
 */

import { type ConfigRecord, configValue } from '../../../api/config-record.ts';

/** Milliseconds between two refreshes of one tenant, where nothing else is set. */
export const refreshGap = 7_200_000;
/** The config by which the platform's operator sets another gap, in milliseconds; the documents show no key. */
export const refreshGapKey = 'usedSpaceRefreshGap';
/** Milliseconds in which further presses of the button are ignored. */
export const pressGap = 500;

/** The gap in force ("unless overridden"): a whole number of milliseconds, 0 lifts the limit; else the default. */
export function readRefreshGap(configs: readonly ConfigRecord[]): number {
  const text = configValue(configs, refreshGapKey)?.trim() ?? '';
  return /^\d{1,12}$/.test(text) ? Number(text) : refreshGap;
}

/** Instants of the last refresh by tenant key, in milliseconds; what is stored. */
export type RefreshTimes = Readonly<Record<string, number>>;

export interface RefreshFacts {
  readonly times: RefreshTimes;
  readonly tenantKey: string;
  readonly now: number;
  /** Instant of the last press that counted, or null. */
  readonly lastPress: number | null;
  /** From `readRefreshGap`; the default where it is left out. */
  readonly gap?: number;
}

/** `go`: refresh; `ignore`: pressed again too fast; `limited`: say so (`tenantEdit.space.limited`). */
export function pressRefresh(facts: RefreshFacts): 'go' | 'ignore' | 'limited' {
  const { lastPress, now } = facts;
  if (lastPress !== null && now >= lastPress && now - lastPress < pressGap) return 'ignore';
  return refreshAvailableAt(facts) <= now ? 'go' : 'limited';
}

/** When the refresh becomes available; now where it is. A time in the future is a clock set wrong: ignored. */
export function refreshAvailableAt({ times, tenantKey, now, gap = refreshGap }: RefreshFacts): number {
  const last = Object.hasOwn(times, tenantKey) ? times[tenantKey] : undefined;
  if (last === undefined || last > now) return now;
  return Math.max(now, last + gap);
}

/** After a refresh that succeeded; a failed one does not use the time up. */
export function withRefresh(times: RefreshTimes, tenantKey: string, at: number): RefreshTimes {
  return { ...times, [tenantKey]: at };
}
