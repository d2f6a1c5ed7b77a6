/** Daily figures kept locally for the trend (beyond the specification): their order, their bound, one series of them. */
import type { SeatTerminal } from '../../api/licence-info/licence-info.ts';
import type { UsageDay } from './usage-day.ts';

export interface SeatSnapshot {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly used: number;
  /** Seats licensed, or the space there is; null: unlimited. */
  readonly total: number | null;
}

/** Days that are kept of each tenant: two years. */
export const keptDays = 730;

/** With the day's figures added: one entry a day (the newest counts), in order of days, the oldest dropped. */
export function withDay(days: readonly UsageDay[], added: UsageDay, keep = keptDays): UsageDay[] {
  return days
    .filter(({ day }) => day !== added.day)
    .concat(added)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(-keep);
}

/** One terminal's figures, or the space's in MB, up to today; a clock that was once wrong has no say. */
export function seriesOf(
  days: readonly UsageDay[],
  kind: SeatTerminal | 'space',
  today: string,
): SeatSnapshot[] {
  return days
    .filter(({ day }) => day <= today)
    .map((each) => ({ day: each.day, used: each[kind].used, total: each[kind].max }));
}
