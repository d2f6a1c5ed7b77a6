import { expect, test } from 'vitest';
import type { WorkreportValues } from '#shared/rules/reminders/workreport-fields.ts';
import { nextDays } from './next-days.ts';

const month: WorkreportValues = { type: 'month', enabled: true, weekday: '', days: 3 };
const week: WorkreportValues = { type: 'week', enabled: true, weekday: '5', days: null };

test.each<[WorkreportValues, string, string[]]>([
  [week, '2026-11-22', ['2026-11-27', '2026-12-04', '2026-12-11']],
  [week, '2026-11-27', ['2026-11-27', '2026-12-04', '2026-12-11']],
  [{ ...week, weekday: '7' }, '2026-11-22', ['2026-11-22', '2026-11-29', '2026-12-06']],
  [{ ...week, weekday: '1' }, '1969-12-31', ['1970-01-05', '1970-01-12', '1970-01-19']],
  [month, '2026-11-22', ['2026-11-27', '2026-12-28', '2027-01-28']],
  [month, '2026-11-28', ['2026-12-28', '2027-01-28', '2027-02-25']],
  [{ ...month, type: 'season' }, '2026-11-22', ['2026-12-28', '2027-03-28', '2027-06-27']],
  [{ ...month, type: 'halfYear', days: 15 }, '2026-06-16', ['2026-12-16', '2027-06-15', '2027-12-16']],
  [{ ...month, type: 'year', days: 1 }, '2027-12-31', ['2028-12-30', '2029-12-30', '2030-12-30']],
  [{ ...month, days: null }, '2026-11-22', []],
  [{ ...month, days: 1.5 }, '2026-11-22', []],
  [{ ...month, days: 0 }, '2026-11-22', []],
  [{ ...month, days: 16 }, '2026-11-22', []],
  [{ ...week, weekday: '' }, '2026-11-22', []],
  [{ ...week, enabled: false }, '2026-11-22', []],
  [week, 'tomorrow', []],
])('%o from %s', (values, today, days) => {
  expect(nextDays(values, today, 3)).toEqual(days);
});
