import { expect, test } from 'vitest';
import { isInstant, readSpan, writeSpan } from './span.ts';

const today = '2026-03-01';
test.each([
  ['', { begin: '', end: '' }],
  ['today', { begin: '2026-03-01 00:00:00', end: '2026-03-01 23:59:59' }],
  ['yesterday', { begin: '2026-02-28 00:00:00', end: '2026-02-28 23:59:59' }],
  ['7d', { begin: '2026-02-23 00:00:00', end: '2026-03-01 23:59:59' }],
  ['2026-02-28T08:00:00~2026-02-28T08:00:00', { begin: '2026-02-28 08:00:00', end: '2026-02-28 08:00:00' }],
  ['~2026-02-28T08:00:00', { begin: '', end: '2026-02-28 08:00:00' }],
  ['2026-02-28T08:00:00~', { begin: '2026-02-28 08:00:00', end: '' }],
  ['2026-02-28T08:00:01~2026-02-28T08:00:00', null],
  ['2026-02-29T08:00:00~', null],
  ['2026-02-28T24:00:00~', null],
  ['2026-02-28~', null],
  ['~', null],
  ['a~b~c', null],
  ['8d', null],
])('%s', (text, span) => {
  expect(readSpan(text, today)).toEqual(span);
});

test('a written span reads back the same', () => {
  for (const span of [
    { begin: '', end: '' },
    { begin: '2026-01-02 03:04:05', end: '' },
    { begin: '2026-01-02 03:04:05', end: '2026-01-03 00:00:00' },
  ]) {
    expect(readSpan(writeSpan(span), today)).toEqual(span);
  }
});

test.each([
  ['2026-01-02 03:04:05', true],
  ['2026-01-02 03:04:60', false],
  ['2026-13-02 03:04:05', false],
  ['2026-1-2 3:4:5', false],
  ['', false],
])('%s', (text, valid) => expect(isInstant(text)).toBe(valid));
