/** Positions of a series in a picture of 100 by 100; y grows downwards. */

import { dayNumber } from '#shared/kit/days.ts';
import type { SeatSnapshot } from '#shared/rules/forecast/snapshots.ts';
import type { ForecastLine } from './forecast-line.ts';

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

export interface Curve {
  /** One point for each figure with a valid day. */
  readonly points: readonly (CurvePoint & { readonly of: SeatSnapshot })[];
  /** The end of the forecast's line, which begins at the last point; null without one. */
  readonly forecastEnd: CurvePoint | null;
  /**
   * The limit over time, as lines with steps. There are gaps without a limit, or where it is so far above the figures
   * that the curve would be flat.
   */
  readonly limits: readonly (readonly CurvePoint[])[];
  /** Figures at the lower and upper edge. */
  readonly low: number;
  readonly high: number;
}

/** A limit is drawn up to this multiple of the largest figure. */
const limitReach = 2;
/** The scale begins at 0 if the curve then takes at least this part of the height. */
const leastShare = 0.5;

/** `series` is in order of days. Returns null with fewer than two valid days. */
export function curveOf(series: readonly SeatSnapshot[], ahead: ForecastLine | null = null): Curve | null {
  const days = series.flatMap((of) => {
    const at = dayNumber(of.day);
    return at === null ? [] : [{ at, of }];
  });
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || last.at <= first.at) return null;
  const end = ahead && { at: dayNumber(ahead.day) ?? last.at, used: ahead.used };
  const figures = [...days.map(({ of }) => of.used), ...(end ? [end.used] : [])];
  const reach = Math.max(1, ...figures) * limitReach;
  const limited = days.flatMap(({ of }) => (of.total !== null && of.total <= reach ? [of.total] : []));
  const { low, high } = edges([...figures, ...limited]);
  const until = Math.max(last.at, end?.at ?? last.at);
  const xOf = (at: number) => ((at - first.at) / (until - first.at)) * 100;
  const yOf = (figure: number) => 100 - ((figure - low) / (high - low)) * 100;
  return {
    points: days.map(({ at, of }) => ({ x: xOf(at), y: yOf(of.used), of })),
    forecastEnd: end && end.at > last.at ? { x: xOf(end.at), y: yOf(end.used) } : null,
    limits: limitLines(days, reach).map((line) =>
      line.map(({ at, total }) => ({ x: at === null ? 100 : xOf(at), y: yOf(total) })),
    ),
    low,
    high,
  };
}

/** A constant series is a line in the middle, not along an edge. */
function edges(figures: readonly number[]): { readonly low: number; readonly high: number } {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  if (most === least) return { low: Math.max(0, least - 1), high: most + 1 };
  const fromZero = least >= 0 && (most - least) / most >= leastShare;
  return { low: fromZero ? 0 : least, high: most };
}

interface Step {
  /** Day number; null: the right edge. */
  readonly at: number | null;
  readonly total: number;
}

/** A limit applies from its day until the next figure's; the last one until the right edge. */
function limitLines(
  days: readonly { readonly at: number; readonly of: SeatSnapshot }[],
  reach: number,
): readonly (readonly Step[])[] {
  const lines: Step[][] = [];
  let line: Step[] | null = null;
  for (const [index, { at, of }] of days.entries()) {
    if (of.total === null || of.total > reach) {
      line = null;
      continue;
    }
    const until = days[index + 1]?.at ?? null;
    if (line === null) {
      line = [];
      lines.push(line);
    }
    line.push({ at, total: of.total }, { at: until, total: of.total });
  }
  return lines;
}

/** The index of the point that is nearest to `x`, 0 to 100. */
export function nearestPoint(points: readonly CurvePoint[], x: number): number {
  let best = 0;
  for (const [index, point] of points.entries()) {
    if (Math.abs(point.x - x) < Math.abs((points[best]?.x ?? 0) - x)) best = index;
  }
  return best;
}
