import { expect, test } from 'vitest';
import { checkFields } from '../common/fields/check-fields.ts';
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

test('the wire’s value and back; off has none, and an odd one is none', () => {
  expect(wireValue(week)).toBe('5');
  expect(wireValue(month)).toBe('3');
  expect(wireValue({ ...month, enabled: false })).toBe('');
  expect(toValues({ type: 'week', value: '5', enabled: true })).toEqual(week);
  expect(toValues({ type: 'month', value: '3', enabled: true })).toEqual(month);
  expect(toValues({ type: 'week', value: '9', enabled: true }).weekday).toBe('');
  expect(toValues({ type: 'year', value: 'x', enabled: true }).days).toBeNull();
});
