/** Daily snapshots of seat figures, kept locally for the trend (beyond the specification). */
import type { SeatTerminal } from '../../api/licence-info.ts';

export interface SeatSnapshot {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly terminal: SeatTerminal;
  readonly used: number;
  /** Seats licensed; null: unlimited or not known. */
  readonly total: number | null;
}

/** Days that are kept of each terminal: a year and a month. */
export const keptDays = 396;

/** With the snapshot added: one a day and terminal (the newest counts), in order of days, the oldest dropped. */
export function withSnapshot(
  snapshots: readonly SeatSnapshot[],
  added: SeatSnapshot,
  keep = keptDays,
): SeatSnapshot[] {
  const others = snapshots.filter(({ terminal }) => terminal !== added.terminal);
  const own = snapshots
    .filter(({ terminal, day }) => terminal === added.terminal && day !== added.day)
    .concat(added)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return [...others, ...own.slice(-keep)];
}

/** One terminal's snapshots, in order of days. */
export function seriesOf(snapshots: readonly SeatSnapshot[], terminal: SeatTerminal): SeatSnapshot[] {
  return snapshots
    .filter((snapshot) => snapshot.terminal === terminal)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
