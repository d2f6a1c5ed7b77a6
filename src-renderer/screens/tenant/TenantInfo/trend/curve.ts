/** Where a series of seats stands in a picture of 100 by 100; y grows downwards. */
import type { SeatSnapshot } from '#shared/rules/forecast/snapshots.ts';
import { dayNumber } from '#shared/rules/licence/days.ts';
import type { Ahead } from './ahead.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Curve {
  readonly points: readonly Place[];
  /** Where the forecast's line ends; it begins at the last point. null: there is none. */
  readonly ahead: Place | null;
  /** Height of the limit's line; null: unlimited, or so far above the seats that the curve would be flat. */
  readonly limitY: number | null;
  /** Seats at the lower and upper edge. */
  readonly low: number;
  readonly high: number;
}

/** A limit is drawn while it is at most so many times the most seats used. */
const limitReach = 2;

/** `series` is in order of days; null: fewer than two days that exist. */
export function curveOf(series: readonly SeatSnapshot[], ahead: Ahead | null = null): Curve | null {
  const days = series.flatMap(({ day, used }) => {
    const at = dayNumber(day);
    return at === null ? [] : [{ at, used }];
  });
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || last.at <= first.at) return null;
  const end = ahead && { at: dayNumber(ahead.day) ?? last.at, used: ahead.used };
  const figures = [...days, ...(end ? [end] : [])].map(({ used }) => used);
  const most = Math.max(...figures);
  const least = Math.min(...figures);
  const until = Math.max(last.at, end?.at ?? last.at);
  const total = series.at(-1)?.total ?? null;
  const limit = total !== null && total <= Math.max(1, most) * limitReach ? total : null;
  const top = Math.max(most, limit ?? most);
  const bottom = Math.min(least, limit ?? least);
  // Seats that stand still are a line in the middle, not along an edge.
  const [low, high] = top > bottom ? [bottom, top] : [Math.max(0, bottom - 1), top + 1];
  const heightOf = (used: number) => 100 - ((used - low) / (high - low)) * 100;
  const place = ({ at, used }: { readonly at: number; readonly used: number }) => ({
    x: ((at - first.at) / (until - first.at)) * 100,
    y: heightOf(used),
  });
  return {
    points: days.map(place),
    ahead: end && end.at > last.at ? place(end) : null,
    limitY: limit === null ? null : heightOf(limit),
    low,
    high,
  };
}
