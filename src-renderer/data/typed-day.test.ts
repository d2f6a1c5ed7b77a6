import { expect, test } from 'vitest';
import { languages } from '#shared/text/types.ts';
import { formatsFor } from './format.ts';
import { typedDay } from './typed-day.ts';

test.each(languages)('every way of writing a day is understood in %s', (language) => {
  for (const text of [
    '2026-11-29',
    '2026/11/29',
    '2026.11.29',
    '29/11/2026',
    '29.11.2026',
    '29-11-2026',
    '29 Nov 2026',
    '29 november 2026',
    ' 29  NOV  2026 ',
    '2026年11月29日',
    '2026 年 11 月 29 日',
    '２０２６－１１－２９',
    '20261129',
    '29112026',
  ])
    expect(typedDay(text, language), text).toBe('2026-11-29');
});

test.each(languages)('a day as it is shown in %s is understood, in each month', (language) => {
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-09`;
    expect(typedDay(formatsFor(language).formatDay(day), language)).toBe(day);
  }
});

test('the day stands before the month where both are digits', () => {
  expect(typedDay('3/2/2026', 'en-US')).toBe('2026-02-03');
  expect(typedDay('3/2/2026', 'zh-CN')).toBe('2026-02-03');
  expect(typedDay('2026/2/3', 'zh-CN')).toBe('2026-02-03');
});

test.each([
  '',
  '29',
  'today',
  '29/11',
  '29/11/26',
  '2026-02-30',
  '31 Apr 2026',
  '29 Nop 2026',
  '13/13/2026',
  '2026-11-291',
  '0001-01-01',
])('%j is no day', (text) => {
  for (const language of languages) expect(typedDay(text, language)).toBeNull();
});
