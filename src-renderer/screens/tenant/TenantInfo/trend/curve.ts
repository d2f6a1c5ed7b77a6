/** Where a series of seats stands in a picture of 100 by 100; y grows downwards. */
import type { SeatSnapshot } from '#shared/rules/forecast/snapshots.ts';
import { dayNumber } from '#shared/rules/licence/days.ts';

export interface Curve {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Height of the limit's line; null: unlimited, or so far above the seats that the curve would be flat. */
  readonly limitY: number | null;
  /** Seats at the lower and upper edge. */
  readonly low: number;
  readonly high: number;
}

/** A limit is drawn while it is at most so many times the most seats used. */
const limitReach = 2;

/** `series` is in order of days; null: fewer than two days that exist. */
export function curveOf(series: readonly SeatSnapshot[]): Curve | null {
  const days = series.flatMap(({ day, used }) => {
    const at = dayNumber(day);
    return at === null ? [] : [{ at, used }];
  });
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || last.at <= first.at) return null;
  const most = Math.max(...days.map(({ used }) => used));
  const least = Math.min(...days.map(({ used }) => used));
  const total = series.at(-1)?.total ?? null;
  const limit = total !== null && total <= Math.max(1, most) * limitReach ? total : null;
  const top = Math.max(most, limit ?? most);
  const bottom = Math.min(least, limit ?? least);
  // Seats that stand still are a line in the middle, not along an edge.
  const [low, high] = top > bottom ? [bottom, top] : [Math.max(0, bottom - 1), top + 1];
  const heightOf = (used: number) => 100 - ((used - low) / (high - low)) * 100;
  return {
    points: days.map(({ at, used }) => ({
      x: ((at - first.at) / (last.at - first.at)) * 100,
      y: heightOf(used),
    })),
    limitY: limit === null ? null : heightOf(limit),
    low,
    high,
  };
}
