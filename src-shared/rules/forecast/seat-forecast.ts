/**
 * Forecasts from daily snapshots when the seats run out (beyond the specification). The slope is the median of the
 * slopes between all pairs of days (Theil–Sen), so that a single odd figure hardly changes it.
 */
import { dayNumber, dayOf } from '../../kit/days.ts';
import type { SeatSnapshot } from './snapshots.ts';

/** The number of past days used. */
export const lookBack = 180;
/** A forecast needs at least this many days with a figure, spread over at least this many days. */
export const leastPoints = 5;
export const leastSpan = 7;
/** The longest forecast in days: three years. */
export const horizon = 3 * 365;

export type SeatForecast =
  /** `tooFew`: not enough days yet; `unlimited`: no limit to reach; `steady`: not growing; `far`: after the horizon. */
  | { readonly state: 'tooFew' | 'unlimited' }
  | { readonly state: 'full' | 'steady' | 'far'; readonly perDay: number }
  /** The first day on which the forecast reaches the limit is `day`. */
  | {
      readonly state: 'runsOut';
      readonly perDay: number;
      readonly day: string;
      readonly daysLeft: number;
    };

/** The snapshots of one terminal come in order of days; `today` is YYYY-MM-DD. */
export function forecastSeats(series: readonly SeatSnapshot[], today: string): SeatForecast {
  const now = dayNumber(today);
  const last = series.at(-1);
  if (now === null || !last) return { state: 'tooFew' };
  if (last.total === null) return { state: 'unlimited' };
  const points = series.flatMap(({ day, used }) => {
    const at = dayNumber(day);
    return at === null || at > now || at <= now - lookBack ? [] : [{ at, used }];
  });
  const span = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  if (points.length < leastPoints || span < leastSpan) {
    return last.used >= last.total ? { state: 'full', perDay: 0 } : { state: 'tooFew' };
  }
  const perDay = medianSlope(points);
  if (last.used >= last.total) return { state: 'full', perDay };
  if (perDay <= 0) return { state: 'steady', perDay };
  // The line starts at the last figure, because that figure is certain.
  const lastDay = points.at(-1)?.at ?? now;
  const reached = lastDay + Math.ceil((last.total - last.used) / perDay);
  const daysLeft = Math.max(0, reached - now);
  if (daysLeft > horizon) return { state: 'far', perDay };
  return { state: 'runsOut', perDay, day: dayOf(now + daysLeft), daysLeft };
}

function medianSlope(points: readonly { readonly at: number; readonly used: number }[]): number {
  const slopes: number[] = [];
  for (const [index, a] of points.entries()) {
    for (const b of points.slice(index + 1)) slopes.push((b.used - a.used) / (b.at - a.at));
  }
  slopes.sort((a, b) => a - b);
  const middle = slopes.length >> 1;
  const upper = slopes[middle] ?? 0;
  return slopes.length % 2 === 1 ? upper : ((slopes[middle - 1] ?? 0) + upper) / 2;
}
