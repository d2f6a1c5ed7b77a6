/** The line of the forecast: from the last figure at the forecast's pace, as far as there is room. */

import { dayNumber, dayOf } from '#shared/kit/days.ts';
import type { SeatForecast } from '#shared/rules/forecast/seat-forecast.ts';
import type { SeatSnapshot } from '#shared/rules/forecast/snapshots.ts';

export interface ForecastLine {
  /** The last drawn day, YYYY-MM-DD. */
  readonly day: string;
  /** Seats on that day. */
  readonly used: number;
  /** The limit is reached on that day; otherwise the line leaves the picture. */
  readonly reachesLimit: boolean;
}

/** The line covers as many days as are known, and at least this many. */
const leastDays = 30;

/** Returns null without a forecast. */
export function forecastLineOf(series: readonly SeatSnapshot[], forecast: SeatForecast): ForecastLine | null {
  if (!('perDay' in forecast) || forecast.state === 'full') return null;
  const [first, last] = [series[0], series.at(-1)];
  const [from, to] = [dayNumber(first?.day ?? ''), dayNumber(last?.day ?? '')];
  if (from === null || to === null || !last) return null;
  const room = Math.max(leastDays, to - from);
  const runsOut = forecast.state === 'runsOut' ? dayNumber(forecast.day) : null;
  if (runsOut !== null && runsOut > to && runsOut - to <= room && last.total !== null) {
    return { day: dayOf(runsOut), used: last.total, reachesLimit: true };
  }
  const used = Math.max(0, last.used + forecast.perDay * room);
  return {
    day: dayOf(to + room),
    used: last.total === null ? used : Math.min(used, last.total),
    reachesLimit: false,
  };
}
