import { expect, test } from 'vitest';
import { addText, namesText, parseNames, readAdd, readWords, UnreadLine, wordsText } from './part-text.ts';

test('names, words and constants come back from their text', () => {
  const names = { status: 'menuStatus', 'rows[].id': 'items[].no' };
  expect(parseNames(namesText(names))).toEqual(names);
  const words = {
    status: [
      { ours: '1', theirs: 'ON' },
      { ours: 0, theirs: null },
    ],
    '**.kind': [{ ours: 'a = b', theirs: true }],
  };
  expect(readWords(wordsText(words))).toEqual(words);
  const add = { from: 'console', size: 10, flag: true, code: '10', none: null, blank: '' };
  expect(readAdd(addText(add))).toEqual(add);
  expect([parseNames(''), namesText(undefined), readWords('\n\n')]).toEqual([{}, '', {}]);
});

test.each([
  [parseNames, 'a = b\nc', 2],
  [parseNames, '= b', 1],
  [parseNames, 'a =', 1],
  [readAdd, '\n\nx', 3],
  [readWords, 'status = 1', 1],
  [readWords, ': 1 = 2', 1],
] as const)('a line that is none is named', (read, text, line) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ line }));
  expect(() => read(text)).toThrow(UnreadLine);
});
