import { expect, test } from 'vitest';
import { cellChoices, cellValue, readValue, type SheetAspect, valueAfter } from './sheet-cells.ts';

const words = new Map([
  ['enabled', 1],
  ['停用', 0],
]);

test.each<[SheetAspect, string, number | null]>([
  ['on', ' Enabled ', 1],
  ['on', '停用', 0],
  ['on', '1', 1],
  ['on', 'FALSE', 0],
  ['shown', 'yes', 1],
  ['shown', 'perhaps', null],
  ['on', '', null],
  ['opens', 'newPage', 1],
  ['opens', 'NEWWINDOW', 2],
  ['opens', 'window', null],
  ['order', '12', 12],
  ['order', '0', null],
  ['order', '-1', null],
  ['order', '1.5', null],
  ['order', '1000000', null],
  ['order', '9'.repeat(100_000), null],
  ['on', 'x'.repeat(100_000), null],
])('%s reads %j as %j', (aspect, text, value) => {
  expect(readValue(aspect, text.slice(0, 200_000), words)).toBe(value);
});

test.each<[SheetAspect, number, number]>([
  ['on', 1, 0],
  ['on', 0, 1],
  ['opens', 0, 1],
  ['opens', 2, 0],
  ['order', 7, 7],
])('after %s %i comes %i', (aspect, value, after) => {
  expect(valueAfter(cellChoices(aspect), value)).toBe(after);
});

test('the cells of an application', () => {
  const app = { menuStatus: true, showApp: false, openMode: 'newWindow' } as const;
  expect((['on', 'shown', 'opens', 'order'] as const).map((aspect) => cellValue(aspect, app, 4))).toEqual([
    1, 0, 2, 4,
  ]);
});
