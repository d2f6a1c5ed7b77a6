import { expect, test } from 'vitest';
import { runningTerm } from './term.ts';

test.each([
  ['2023-06-15', '2026-11-21', '2027-06-14', 205],
  ['2023-06-15', '2027-06-14', '2027-06-14', 0],
  ['2023-06-15', '2027-06-15', '2028-06-14', 365],
  ['2021-03-01', '2028-02-10', '2028-02-29', 19],
  ['2021-01-01', '2026-11-21', '2026-12-31', 40],
])('created %s, today %s: until %s, %s days', (created, today, lastDay, daysRemaining) => {
  expect(runningTerm(created, today)).toEqual({ lastDay, daysRemaining });
});
