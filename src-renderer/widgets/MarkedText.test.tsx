import { expect, test } from 'vitest';
import { markedParts, searchedWords } from './MarkedText.tsx';

const shown = (text: string, typed: string) =>
  markedParts(text, searchedWords(typed))
    .map(({ part, marked }) => (marked ? `[${part}]` : part))
    .join('');

test.each([
  ['Light or dark', '', 'Light or dark'],
  ['Light or dark', 'DARK', 'Light or [dark]'],
  ['dark, darker', 'dark', '[dark], [dark]er'],
  ['aaaa', 'aaa', '[aaaa]'],
  ['Light or dark', 'ght dar  x', 'Li[ght] or [dar]k'],
  ['Light', 'li ligh', '[Ligh]t'],
  ['更改记录保留', '记录', '更改[记录]保留'],
  ['a.b*c', '.b*', 'a[.b*]c'],
  ['İstanbul', 'stan', 'İstanbul'],
  ['', 'x', ''],
])('%s, searched for "%s"', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected);
  expect(
    markedParts(text, searchedWords(typed))
      .map(({ part }) => part)
      .join(''),
  ).toBe(text);
});
