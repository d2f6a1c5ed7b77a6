import { expect, test } from 'vitest';
import { warnReach } from './warn-reach.ts';

test.each<[string, Parameters<typeof warnReach>, ReturnType<typeof warnReach>]>([
  ['some to go', [45, 200, 80], { from: 160, freeSeats: 115, isReached: false }],
  ['one before it', [159, 200, 80], { from: 160, freeSeats: 1, isReached: false }],
  ['at it', [160, 200, 80], { from: 160, freeSeats: 0, isReached: true }],
  ['over the limit', [210, 200, 80], { from: 160, freeSeats: 0, isReached: true }],
  ['a part of a seat is a seat', [2, 3, 80], { from: 3, freeSeats: 1, isReached: false }],
  ['0 percent: always', [0, 200, 0], { from: 0, freeSeats: 0, isReached: true }],
  ['above 100: the limit', [1, 10, 250], { from: 10, freeSeats: 9, isReached: false }],
  ['unlimited', [45, 999_999, 80], null],
  ['nothing is authorised', [0, 0, 80], null],
  ['not stated', [null, 200, 80], null],
  ['no limit is stated', [3, null, 80], null],
])('%s', (_, given, reach) => {
  expect(warnReach(...given)).toEqual(reach);
});
