import { expect, test } from 'vitest';
import { checkFields } from '../common/fields/check-fields.ts';
import { nextDays } from '../../../src-renderer/screens/reminders/next-days.ts';
import { toValues, type WorkreportValues, wireValue, workreportFields } from './workreport-fields.ts';

const month: WorkreportValues = { type: 'month', enabled: true, weekday: '', days: 3 };
const week: WorkreportValues = { type: 'week', enabled: true, weekday: '5', days: null };
const wrong = (values: WorkreportValues) =>
  checkFields<WorkreportValues>(workreportFields, values).map(({ message }) => message.key);

test.each<[string, WorkreportValues, string[]]>([
  ['a week with its weekday', week, []],
  ['a week without', { ...week, weekday: '' }, ['reminders.missing.weekday']],
  ['a month with days', month, []],
  ['without days', { ...month, days: null }, ['reminders.missing.days']],
  ['the first day', { ...month, days: 1 }, []],
  ['no day', { ...month, days: 0 }, ['reminders.range']],
  ['the last day', { ...month, type: 'year', days: 15 }, []],
  ['a day more', { ...month, type: 'season', days: 16 }, ['reminders.range']],
  ['a part of a day', { ...month, type: 'halfYear', days: 1.5 }, ['reminders.range']],
  ['off', { ...month, enabled: false, days: null }, []],
])('%s', (_, values, problems) => {
  expect(wrong(values)).toEqual(problems);
});

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
  [{ ...week, weekday: '' }, '2026-11-22', []],
  [{ ...week, enabled: false }, '2026-11-22', []],
  [week, 'tomorrow', []],
])('%o from %s', (values, today, days) => {
  expect(nextDays(values, today, 3)).toEqual(days);
});

test('the wire’s value and back; off has none, and an odd one is none', () => {
  expect(wireValue(week)).toBe('5');
  expect(wireValue(month)).toBe('3');
  expect(wireValue({ ...month, enabled: false })).toBe('');
  expect(toValues({ type: 'week', value: '5', enabled: true })).toEqual(week);
  expect(toValues({ type: 'month', value: '3', enabled: true })).toEqual(month);
  expect(toValues({ type: 'week', value: '9', enabled: true }).weekday).toBe('');
  expect(toValues({ type: 'year', value: 'x', enabled: true }).days).toBeNull();
});
