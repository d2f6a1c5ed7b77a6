import { expect, test } from 'vitest';
import { fitTable, truncateCells } from './fit-table.ts';
import { cellWidth } from './text-table.ts';

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdef', 4, 'abc…'],
  ['考勤管理', 8, '考勤管理'],
  ['考勤管理', 7, '考勤管…'],
  ['考勤管理', 6, '考勤…'],
  ['ab', 1, '…'],
  ['ab', 0, ''],
])('%j in %i cells: %j', (text, most, expected) => {
  expect(truncateCells(text, most)).toBe(expected);
});

const columns = [
  { title: 'Company', shrinks: 4 },
  { title: 'Seats', align: 'right' },
  { title: 'File', shrinks: 4 },
] as const;
const rows = [
  ['澄江科技有限公司', '1,000', 'a-long-file-name.lic'],
  ['B', '5', 'b.lic'],
];

test('nothing is cut where it fits, or where nobody says how wide', () => {
  expect(fitTable(columns, rows, null)).toContain('澄江科技有限公司  1,000  a-long-file-name.lic');
  expect(fitTable(columns, rows, 200)).toBe(fitTable(columns, rows, null));
});

test.each([40, 30, 25, 10])('at %i cells the widest shrinks first, numbers keep theirs', (width) => {
  const lines = fitTable(columns, rows, width).split('\n');
  expect(Math.max(...lines.map(cellWidth))).toBeLessThanOrEqual(width);
  if (width >= 25) expect(lines[2]).toContain('  1,000  ');
});

test('filler shrinks, then leaves, before what tells rows apart is cut', () => {
  const told = [
    { title: 'File', shrinks: 4, tells: true },
    { title: 'Company', shrinks: 4 },
    { title: 'Seats', leaves: 1 },
  ] as const;
  const some = [['a-long-file-name.lic', 'Company Limited', '1,000']];
  expect(fitTable(told, some, 34)).toContain('a-long-file-name.lic');
  expect(fitTable(told, some, 27)).toContain('a-long-file-name.lic');
  expect(fitTable(told, some, 27)).not.toContain('Seats');
  expect(fitTable(told, some, 12)).toMatch(/^a-/m);
});
