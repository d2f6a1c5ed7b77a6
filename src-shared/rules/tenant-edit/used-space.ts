/** Used space: its bar, and when it may be refreshed (spec 1§2.3, 1§4 "Used-space refresh", 1§9; TEN-016, 017, 054 to 058). */

/** Percent of the space that is used, to 3 decimals, from 0 to 100. Sizes in MB. */
export function usedPercent(used: number, max: number): number {
  if (!(used > 0) || !(max > 0)) return 0;
  return Math.min(100, Math.round((used / max) * 100_000) / 1000);
}

/** What the bar shows: at least 2 % when there is anything at all, so that it can be seen. */
export function barPercent(used: number, max: number): number {
  if (!(used > 0)) return 0;
  return Math.max(2, usedPercent(used, max));
}

/** The percent in digits: always 3 decimals. */
export function percentText(used: number, max: number): string {
  return `${usedPercent(used, max).toFixed(3)}%`;
}

/** Milliseconds between two refreshes of one tenant. */
export const refreshGap = 7_200_000;
/** Milliseconds in which further presses of the button are ignored. */
export const pressGap = 500;

/** Instants of the last refresh by tenant key, in milliseconds; what is stored. */
export type RefreshTimes = Readonly<Record<string, number>>;

export interface RefreshFacts {
  readonly times: RefreshTimes;
  readonly tenantKey: string;
  readonly now: number;
  /** Instant of the last press that counted, or null. */
  readonly lastPress: number | null;
  /** Where the server or an operator sets another gap, in milliseconds; 0 lifts the limit. */
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
