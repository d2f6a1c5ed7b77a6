import { expect, it } from 'vitest';
import type { SeatSnapshot } from '#shared/rules/forecast/snapshots.ts';
import { curveOf, nearestPoint } from './curve.ts';

const series = (used: readonly number[], total: number | null): SeatSnapshot[] =>
  used.map((each, index) => ({ day: `2026-11-0${index + 1}`, used: each, total }));

it.each<[string, SeatSnapshot[], object | null]>([
  ['nothing', [], null],
  ['one day', series([5], 10), null],
  ['a day that is none', [{ day: '2026-02-30', used: 1, total: 1 }, ...series([5], 10)], null],
  [
    'the limit as the upper edge, the scale from zero',
    series([50, 75], 100),
    {
      points: [
        { x: 0, y: 50 },
        { x: 100, y: 25 },
      ],
      limits: [
        [
          { x: 0, y: 0 },
          { x: 100, y: 0 },
          { x: 100, y: 0 },
          { x: 100, y: 0 },
        ],
      ],
      low: 0,
      high: 100,
    },
  ],
  ['unlimited', series([50, 75], null), { limits: [], low: 50, high: 75 }],
  ['a limit far above', series([50, 75], 151), { limits: [], high: 75 }],
  ['a limit that was passed', series([90, 120], 100), { low: 90, high: 120 }],
  ['standing still', series([10, 10], null), { points: [{ y: 50 }, { y: 50 }], low: 9, high: 11 }],
  ['no seats at all', series([0, 0], 0), { low: 0, high: 1 }],
  ['a spread of half the height begins at zero', series([50, 100], null), { low: 0, high: 100 }],
  ['a smaller one does not', series([51, 100], null), { low: 51, high: 100 }],
])('%s', (_, given, curve) => {
  if (curve === null) expect(curveOf(given)).toBeNull();
  else expect(curveOf(given)).toMatchObject(curve);
});

it('has room for the forecast: the curve is drawn up to today, the line ahead up to its day', () => {
  const ahead = { day: '2026-11-05', used: 100, reachesLimit: true };
  const curve = curveOf(series([50, 50, 75], 100), ahead);
  expect(curve).toMatchObject({
    points: [
      { x: 0, y: 50 },
      { x: 25, y: 50 },
      { x: 50, y: 25 },
    ],
    forecastEnd: { x: 100, y: 0 },
  });
  // The last day's limit applies to the days of the forecast.
  expect(curve?.limits.at(-1)?.at(-1)).toEqual({ x: 100, y: 0 });
  expect(curveOf(series([50, 75], null))?.forecastEnd).toBeNull();
  // Figures and forecast together decide whether the limit is within the picture.
  expect(curveOf(series([10, 20], 100))?.limits).toEqual([]);
  expect(curveOf(series([10, 20], 100), ahead)?.limits).toHaveLength(1);
});

it('draws the limit as it stood each day: in steps, with gaps where there was none', () => {
  const days = (totals: readonly (number | null)[]): SeatSnapshot[] =>
    totals.map((total, index) => ({ day: `2026-11-0${index + 1}`, used: 50, total }));
  expect(curveOf(days([50, 50, 100, null, 100]))?.limits).toEqual([
    [
      { x: 0, y: 50 },
      { x: 25, y: 50 },
      { x: 25, y: 50 },
      { x: 50, y: 50 },
      { x: 50, y: 0 },
      { x: 75, y: 0 },
    ],
    [
      { x: 100, y: 0 },
      { x: 100, y: 0 },
    ],
  ]);
});

it.each([
  [-5, 0],
  [20, 0],
  [30, 1],
  [99, 2],
  [1000, 2],
])('the point nearest to %d percent of the width', (x, index) => {
  expect(
    nearestPoint(
      [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
        { x: 100, y: 0 },
      ],
      x,
    ),
  ).toBe(index);
});

it('keeps the distance of days that are missing', () => {
  const gap = [
    series([1], 9),
    series([1, 1, 1, 1, 2], 9).slice(-1),
    series([1, 2, 3, 4, 5, 6, 7, 8, 3], 9).slice(-1),
  ];
  expect(curveOf(gap.flat())?.points.map(({ x }) => x)).toEqual([0, 50, 100]);
});
