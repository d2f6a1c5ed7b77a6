import { expect, it } from 'vitest';
import type { SeatForecast } from '#shared/rules/forecast/seat-forecast.ts';
import type { SeatSnapshot } from '#shared/rules/forecast/snapshots.ts';
import { forecastLineOf } from './forecast-line.ts';

const series = (total: number | null): SeatSnapshot[] => [
  { day: '2026-11-01', used: 60, total },
  { day: '2026-11-11', used: 70, total },
];
const runsOut = (day: string): SeatForecast => ({ state: 'runsOut', perDay: 1, day, daysLeft: 1 });

it.each<[string, number | null, SeatForecast, object | null]>([
  [
    'the day is within reach',
    100,
    runsOut('2026-12-11'),
    { day: '2026-12-11', used: 100, reachesLimit: true },
  ],
  ['beyond it', 200, runsOut('2027-03-21'), { day: '2026-12-11', used: 100, reachesLimit: false }],
  [
    'standing still',
    100,
    { state: 'steady', perDay: 0 },
    { day: '2026-12-11', used: 70, reachesLimit: false },
  ],
  [
    'falling, but never below nothing',
    100,
    { state: 'steady', perDay: -9 },
    { used: 0, reachesLimit: false },
  ],
  ['far away', 100, { state: 'far', perDay: 0.01 }, { used: 70.3, reachesLimit: false }],
  ['full', 70, { state: 'full', perDay: 1 }, null],
  ['unlimited', null, { state: 'unlimited' }, null],
  ['too few days', 100, { state: 'tooFew' }, null],
])('%s', (_, total, forecast, expected) => {
  const ahead = forecastLineOf(series(total), forecast);
  if (expected === null) expect(ahead).toBeNull();
  else expect(ahead).toMatchObject(expected);
});

it('has more room after a longer history, and nothing without one', () => {
  const long = [{ day: '2026-01-01', used: 0, total: 1000 }, ...series(1000).slice(-1)];
  expect(forecastLineOf(long, { state: 'far', perDay: 0 })?.day).toBe('2027-09-21');
  expect(forecastLineOf([], { state: 'steady', perDay: 0 })).toBeNull();
});
