import { expect, test } from 'vitest';
import { countByDay } from './recent-failures.ts';

const days = ['2026-11-28', '2026-11-29', '2026-11-30'];
const rows = ['2026-11-30 08:00:00', '2026-11-30 07:59:59', '2026-11-28 23:59:59'].map((loginTime) => ({
  loginTime,
}));

test('failures are counted by their day', () => {
  expect(countByDay({ rows, total: 3 }, days)).toEqual([1, 0, 2]);
});

test.each([
  ['the page has not all of them', { rows, total: 4 }],
  ['one has no day of these', { rows: [...rows, { loginTime: '' }], total: 4 }],
])('nothing is counted where %s', (_, page) => {
  expect(countByDay(page, days)).toBeNull();
});
