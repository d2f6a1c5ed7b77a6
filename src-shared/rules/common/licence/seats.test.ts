import { expect, test } from 'vitest';
import { anySeats, isNearLimit, seatStanding, seatTone, seatUse } from './seats.ts';

test.each([
  [40, 200, { state: 'left', unlimited: false, bar: 20, isOver: false }],
  [200, 200, { state: 'full', unlimited: false, bar: 100, isOver: false }],
  [201, 200, { state: 'over', unlimited: false, bar: 100, isOver: true }],
  [5000, 999_999, { state: 'unlimited', unlimited: true, bar: 0, isOver: false }],
  [1, 0, { state: 'over', unlimited: false, bar: 100, isOver: true }],
  [0, 0, { state: 'none', unlimited: false, bar: 0, isOver: false }],
  [250_000, 1_000_000, { state: 'left', unlimited: false, bar: 25, isOver: false }],
])('%s of %s seats', (used, max, expected) => {
  expect(seatUse(used, max)).toEqual(expected);
});

test.each([
  [79, 100, false],
  [80, 100, true],
  [999_998, 999_999, false],
])('%s of %s is near the limit: %s', (used, max, expected) => {
  expect(isNearLimit(used, max)).toBe(expected);
});

test.each([
  [26, 20, false, 'over'],
  [26, 20, true, 'over'],
  [20, 20, false, 'near'],
  [16, 20, false, 'near'],
  [15, 20, false, null],
  [15, 20, true, 'near'],
  [1, 0, false, 'over'],
  [0, 0, false, null],
  [5000, 'unlimited', false, null],
  [null, 20, false, null],
  [null, null, true, 'near'],
] as const)('%s of %s, warned %s, stands as %s', (used, max, warned, expected) => {
  expect(seatStanding(used, max, warned)).toBe(expected);
});

test.each([
  ['over', false, 'danger'],
  ['full', true, 'warning'],
  ['full', false, 'normal'],
  ['left', true, 'warning'],
  ['none', true, 'normal'],
  ['unlimited', true, 'normal'],
] as const)('seats that are %s, warned %s: %s', (state, warned, tone) => {
  expect(seatTone(state, warned)).toBe(tone);
});

test.each([
  [[0, 0], false],
  [[0, null], false],
  [[0, 999_999], true],
  [[1_000_000, 0], true],
  [[null, undefined], null],
])('of %j any is authorised: %s', (totals, any) => {
  expect(anySeats(totals)).toBe(any);
});
