import { describe, expect, it } from 'vitest';
import { countProcessorTime } from '../../testing/processor-time.ts';
import { forecastSeats } from './seat-forecast.ts';
import type { SeatSnapshot } from './snapshots.ts';

const today = '2026-11-20';
const dayBefore = (days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

function series(used: readonly number[], total: number | null = 100): SeatSnapshot[] {
  return used.map((each, index) => ({
    day: dayBefore(used.length - 1 - index),
    used: each,
    total,
  }));
}
const growing = [50, 51, 52, 53, 54, 55, 56, 57, 58, 59];

describe('forecastSeats', () => {
  it.each<[string, SeatSnapshot[], object]>([
    ['nothing', [], { state: 'tooFew' }],
    ['four days', series(growing.slice(0, 4)), { state: 'tooFew' }],
    ['six days without a gap', series(growing.slice(0, 6)), { state: 'tooFew' }],
    ['unlimited', series(growing, null), { state: 'unlimited' }],
    ['one more a day', series(growing), { state: 'runsOut', perDay: 1, day: '2026-12-31', daysLeft: 41 }],
    ['standing still', series(Array(10).fill(60)), { state: 'steady', perDay: 0 }],
    ['shrinking', series(growing.toReversed()), { state: 'steady', perDay: -1 }],
    ['all used', series([...growing, 100]), { state: 'full', perDay: 1 }],
    ['more than all used', series([...growing, 130]), { state: 'full' }],
    ['all used on the first day', series([100]), { state: 'full', perDay: 0 }],
    ['far', series(growing, 100_000), { state: 'far', perDay: 1 }],
    [
      'a day with an odd figure does not bend it',
      series([50, 51, 52, 99, 54, 55, 0, 57, 58, 59]),
      { state: 'runsOut', perDay: 1, day: '2026-12-31', daysLeft: 41 },
    ],
  ])('%s', (_, given, expected) => {
    expect(forecastSeats(given, today)).toMatchObject(expected);
  });

  it('counts from the last figure, also where that is some days old', () => {
    const old = series(growing).map((each, index) => ({ ...each, day: dayBefore(19 - index) }));
    expect(forecastSeats(old, today)).toMatchObject({ state: 'runsOut', daysLeft: 31 });
  });

  it('looks back half a year and never at the future', () => {
    const older = Array.from({ length: 20 }, (_, index) => ({
      day: dayBefore(400 - index),
      used: 90 - index,
      total: 100,
    }));
    expect(forecastSeats([...older, ...series(growing)], today)).toMatchObject({ perDay: 1 });
    expect(forecastSeats(series(growing), dayBefore(30))).toEqual({ state: 'tooFew' });
  });

  it('is quick with a year of figures', () => {
    const year = series(Array.from({ length: 396 }, (_, index) => index));
    const spent = countProcessorTime();
    forecastSeats(year, today);
    expect(spent()).toBeLessThan(200);
  });
});
