import { expect, test } from 'vitest';
import { readTable, writeTable } from './table-text.ts';

test.each<[string, string[][]]>([
  ['a', [['a']]],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  // Other programs end a copied table with a line break.
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['\t', [['', '']]],
  ['', [['']]],
  ['"a\tb"\tc', [['a\tb', 'c']]],
  ['"two\nlines"\nx\n', [['two\nlines'], ['x']]],
  ['"she said ""yes"""', [['she said "yes"']]],
  ['"never closed\tb', [['never closed\tb']]],
  ['a"b\tc', [['a"b', 'c']]],
])('%j is read as %j', (text, table) => {
  expect(readTable(text)).toEqual(table);
});

test('a written table reads back the same', () => {
  const table = [
    ['plain', 'with\ttab', 'with "quotes"'],
    ['', 'two\nlines', '–'],
  ];
  expect(readTable(writeTable(table))).toEqual(table);
});

test('long hostile texts are read in a line', () => {
  expect(readTable('"'.repeat(200_001))).toHaveLength(1);
  expect(readTable('\t'.repeat(100_000))[0]).toHaveLength(100_001);
});
