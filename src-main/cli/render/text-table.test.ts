import { expect, test } from 'vitest';
import { cellWidth, textPairs, textTable } from './text-table.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['考勤', 4],
  ['A考', 3],
  ['（）', 4],
  ['e\u0301', 1],
  ['🏭', 2],
  ['├─ x', 4],
  ['𠀀', 2],
])('%j takes %i cells', (text, width) => {
  expect(cellWidth(text)).toBe(width);
});

test('columns line up across scripts, and nothing trails', () => {
  const table = textTable(
    [{ title: 'Module' }, { title: 'Seats', align: 'right' }, { title: 'App' }],
    [
      ['考勤管理', '1,000', ''],
      ['crm', '5', 'x'],
    ],
  );
  expect(table.split('\n')).toEqual([
    'Module    Seats  App',
    '────────────────────',
    '考勤管理  1,000',
    'crm           5  x',
  ]);
});

test('pairs', () => {
  expect(
    textPairs([
      ['公司', 'A'],
      ['Code', 'B'],
    ]),
  ).toBe('公司  A\nCode  B');
});
