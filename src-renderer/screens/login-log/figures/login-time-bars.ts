/** Log-ins and failures over time: by hours, days, weeks or months, so that some dozen bars result. */
import { timeOf } from '#shared/rules/login-log/log-entry.ts';

export interface LoginTimeBar {
  /** `YYYY-MM-DD HH:mm:ss`, both ends inclusive. */
  readonly begin: string;
  readonly end: string;
  readonly logins: number;
  readonly failures: number;
}

export const units = ['hour', 'day', 'week', 'month'] as const;
export type BarUnit = (typeof units)[number];

const hour = 3600;
const day = 24 * hour;
/** The longest span, in days, that is drawn in a unit. */
const mostDays: readonly (readonly [BarUnit, number])[] = [
  ['hour', 3],
  ['day', 120],
  ['week', 840],
];

/** Counts by hour; the key is the number of the hour since 1970. */
export type HourCounts = Map<number, { logins: number; failures: number }>;

export function timeBars(hours: HourCounts): {
  readonly unit: BarUnit;
  readonly bars: readonly LoginTimeBar[];
} {
  if (hours.size === 0) return { unit: 'day', bars: [] };
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const at of hours.keys()) {
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  const days = ((last - first + 1) * hour) / day;
  const unit = mostDays.find(([, most]) => days <= most)?.[0] ?? 'month';
  const bars: { begin: number; end: number; logins: number; failures: number }[] = [];
  for (let at = startOf(first * hour, unit); at <= last * hour; at = nextOf(at, unit)) {
    bars.push({ begin: at, end: nextOf(at, unit) - 1, logins: 0, failures: 0 });
  }
  let index = 0;
  for (const [at, { logins, failures }] of [...hours].sort(([a], [b]) => a - b)) {
    while (bars[index] && (bars[index]?.end ?? 0) < at * hour) index += 1;
    const bar = bars[index];
    if (!bar) break;
    bar.logins += logins;
    bar.failures += failures;
  }
  return {
    unit,
    bars: bars.map((bar) => ({ ...bar, begin: timeOf(bar.begin), end: timeOf(bar.end) })),
  };
}

function startOf(second: number, unit: BarUnit): number {
  if (unit === 'hour') return second - (second % hour);
  const midnight = second - (second % day);
  if (unit === 'day') return midnight;
  // 1970 began on a Thursday; weeks begin on Monday.
  if (unit === 'week') return midnight - ((Math.floor(midnight / day) + 3) % 7) * day;
  const date = new Date(midnight * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 1000;
}

function nextOf(start: number, unit: BarUnit): number {
  if (unit === 'hour') return start + hour;
  if (unit === 'day') return start + day;
  if (unit === 'week') return start + 7 * day;
  const date = new Date(start * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1000;
}
