import { expect, test } from 'vitest';
import { formatsFor } from '#data/format.ts';
import { languages } from '#shared/text/types.ts';
import { fromDayjs, toDayjs, typedDays } from './day.ts';

test.each(languages)('a picker shows a day in %s as a cell does', (language) => {
  const shown = toDayjs('2026-11-09')?.format(typedDays(language)[0]);
  expect(shown).toBe(formatsFor(language).formatDay('2026-11-09'));
});

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-30', null],
  ['2026-2-3', null],
  ['', null],
  [null, null],
  ['soon', null],
])('the day %s comes back as %s', (text, expected) => {
  expect(fromDayjs(toDayjs(text))).toBe(expected);
});

test.each([
  ['09:05', 'HH:mm', '09:05'],
  ['24:00', 'HH:mm', null],
  ['23:59:59', 'HH:mm:ss', '23:59:59'],
])('the time %s as %s comes back as %s', (text, format, expected) => {
  expect(fromDayjs(toDayjs(text, format), format)).toBe(expected);
});
