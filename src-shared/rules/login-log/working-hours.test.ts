import { expect, test } from 'vitest';
import { isWorking, readHours, usualHours, writeHours } from './working-hours.ts';

test.each([
  ['8-19', { from: 8, to: 19 }],
  ['0-24', { from: 0, to: 24 }],
  ['9-9', null],
  ['19-8', null],
  ['8-25', null],
  ['8', null],
  ['', null],
  ['8-19-20', null],
])('%s', (text, hours) => {
  expect(readHours(text)).toEqual(hours);
  if (hours) expect(writeHours(hours)).toBe(text);
});

test.each([
  [0, 8, true],
  [4, 18, true],
  [0, 7, false],
  [0, 19, false],
  [5, 12, false],
  [6, 12, false],
])('day %i, %i o’clock: %s', (weekday, hour, working) => {
  expect(isWorking(usualHours, weekday, hour)).toBe(working);
});
