import { expect, it } from 'vitest';
import type { SeatSnapshot } from '#shared/rules/forecast/snapshots.ts';
import { curveOf } from './curve.ts';

const series = (used: readonly number[], total: number | null): SeatSnapshot[] =>
  used.map((each, index) => ({ day: `2026-11-0${index + 1}`, used: each, total }));

it.each<[string, SeatSnapshot[], object | null]>([
  ['nothing', [], null],
  ['one day', series([5], 10), null],
  ['a day that is none', [{ day: '2026-02-30', used: 1, total: 1 }, ...series([5], 10)], null],
  [
    'the limit as the upper edge',
    series([50, 75], 100),
    {
      points: [
        { x: 0, y: 100 },
        { x: 100, y: 50 },
      ],
      limitY: 0,
      low: 50,
      high: 100,
    },
  ],
  ['unlimited', series([50, 75], null), { limitY: null, low: 50, high: 75 }],
  ['a limit far above', series([50, 75], 151), { limitY: null, high: 75 }],
  ['a limit that was passed', series([90, 120], 100), { low: 90, high: 120 }],
  ['standing still', series([10, 10], null), { points: [{ y: 50 }, { y: 50 }], low: 9, high: 11 }],
  ['no seats at all', series([0, 0], 0), { low: 0, high: 1, limitY: 100 }],
])('%s', (_, given, curve) => {
  if (curve === null) expect(curveOf(given)).toBeNull();
  else expect(curveOf(given)).toMatchObject(curve);
});

it('has room for the forecast: the curve is drawn up to today, the line ahead up to its day', () => {
  const ahead = { day: '2026-11-05', used: 100, reached: true };
  expect(curveOf(series([50, 50, 75], 100), ahead)).toMatchObject({
    points: [
      { x: 0, y: 100 },
      { x: 25, y: 100 },
      { x: 50, y: 50 },
    ],
    ahead: { x: 100, y: 0 },
    limitY: 0,
  });
  expect(curveOf(series([50, 75], null))?.ahead).toBeNull();
  // What is forecast decides with what is known whether the limit is within the picture.
  expect(curveOf(series([10, 20], 100))?.limitY).toBeNull();
  expect(curveOf(series([10, 20], 100), ahead)?.limitY).toBe(0);
});

it('keeps the distance of days that are missing', () => {
  const gap = [
    series([1], 9),
    series([1, 1, 1, 1, 2], 9).slice(-1),
    series([1, 2, 3, 4, 5, 6, 7, 8, 3], 9).slice(-1),
  ];
  expect(curveOf(gap.flat())?.points.map(({ x }) => x)).toEqual([0, 50, 100]);
});
