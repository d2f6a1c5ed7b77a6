import { expect, test } from 'vitest';
import { expiryDue, termOf } from './term.ts';

test.each([
  ['2026-12-31', { day: '2026-12-31', days: 30 }],
  ['2026-12-01 23:59:59', { day: '2026-12-01', days: 0 }],
  ['2026-11-30', { day: '2026-11-30', days: -1 }],
  ['', null],
  ['2026-02-30', null],
])('the term until %s', (expireDate, term) => {
  expect(termOf(expireDate, '2026-12-01')).toEqual(term);
});

test.each([
  [31, undefined, false],
  [30, undefined, true],
  [0, undefined, true],
  [-5, undefined, true],
  [10, '2026-12-02', false],
  [10, '2026-12-01', true],
  [10, '2026-11-24', true],
])('%i days left, put off until %s: due %s', (days, until, due) => {
  expect(expiryDue({ day: '2026-12-31', days }, '2026-12-01', until)).toBe(due);
});
