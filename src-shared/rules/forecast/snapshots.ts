/** The daily figures stored locally for the trend (beyond the specification). */
import type { SeatTerminal } from '../../api/licence-info/licence-info.ts';
import type { UsageDay } from './usage-day.ts';

export interface SeatSnapshot {
  /** Day of the figures, YYYY-MM-DD. */
  readonly day: string;
  readonly used: number;
  /** The licensed seats, or the space in MB; null: unlimited. */
  readonly total: number | null;
}

/** The number of days stored for each tenant: two years. */
export const keptDays = 730;

/** Returns the days with one added: it replaces an older entry of its day, and the oldest days are dropped. */
export function withDay(days: readonly UsageDay[], added: UsageDay, keep = keptDays): UsageDay[] {
  return days
    .filter(({ day }) => day !== added.day)
    .concat(added)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(-keep);
}

/** Returns one terminal's seats, or the space in MB, up to today; later days come from a wrong clock. */
export function seriesOf(
  days: readonly UsageDay[],
  kind: SeatTerminal | 'space',
  today: string,
): SeatSnapshot[] {
  return days
    .filter(({ day }) => day <= today)
    .map((each) => ({ day: each.day, used: each[kind].used, total: each[kind].max }));
}
