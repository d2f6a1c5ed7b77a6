import { expect, test } from 'vitest';
import { sheetKey } from './cell-keys.ts';
import { type CellRange, cellSpanOf, pasteTarget, singleCell, clipRange } from './cell-range.ts';

const size = { rows: 100, columns: 10, pageRows: 11 };
const at = (row: number, column: number): CellRange => singleCell({ row, column });
const press = (chord: string, range: CellRange) => {
  const [key = '', ...modifiers] = chord.split('+').reverse();
  const held = (name: string) => modifiers.includes(name);
  return sheetKey(
    { key: key === 'Space' ? ' ' : key, ctrl: held('ctrl'), shift: held('shift'), alt: held('alt') },
    range,
    size,
  );
};

test.each<[string, string]>([
  ['ArrowDown', '5,3'],
  ['ArrowLeft', '4,2'],
  ['ctrl+ArrowDown', '99,3'],
  ['ctrl+ArrowLeft', '4,0'],
  ['PageDown', '14,3'],
  ['PageUp', '0,3'],
  ['Home', '4,0'],
  ['ctrl+End', '99,9'],
  ['ctrl+Home', '0,0'],
])('%s goes to %s', (chord, place) => {
  const action = press(chord, at(4, 3));
  const [row, column] = place.split(',').map(Number) as [number, number];
  expect(action).toEqual({ do: 'choose', range: singleCell({ row, column }) });
});

test.each<[string, object | null]>([
  ['shift+ArrowDown', { anchor: { row: 4, column: 3 }, focus: { row: 5, column: 3 } }],
  ['shift+ctrl+End', { anchor: { row: 4, column: 3 }, focus: { row: 99, column: 9 } }],
  ['ctrl+a', { anchor: { row: 99, column: 9 }, focus: { row: 0, column: 0 } }],
])('%s chooses', (chord, range) => {
  expect(press(chord, at(4, 3))).toEqual({ do: 'choose', range });
});

test.each<[string, string | null]>([
  ['Space', 'next'],
  ['Enter', 'set'],
  ['Delete', 'empty'],
  ['ctrl+d', 'fillDown'],
  ['ctrl+R', 'fillAcross'],
  ['shift+ctrl+R', null],
  ['ctrl+z', 'back'],
  ['ctrl+c', null],
  ['alt+ArrowDown', null],
  ['Escape', null],
])('%s does %s', (chord, done) => {
  expect(press(chord, at(4, 3))?.do ?? null).toBe(done);
});

test('Escape lets several go', () => {
  expect(press('Escape', { anchor: { row: 1, column: 1 }, focus: { row: 4, column: 3 } })).toEqual({
    do: 'choose',
    range: at(4, 3),
  });
});

test('an empty sheet takes no key', () => {
  expect(
    sheetKey({ key: ' ', ctrl: false, shift: false, alt: false }, at(0, 0), { ...size, rows: 0 }),
  ).toBeNull();
});

test('a table is laid once, or over all that is a multiple of it', () => {
  const span = { top: 2, bottom: 5, left: 1, right: 2 };
  expect(pasteTarget(span, 1, 1)).toEqual(span);
  expect(pasteTarget(span, 2, 2)).toEqual(span);
  expect(pasteTarget(span, 3, 1)).toEqual({ top: 2, bottom: 4, left: 1, right: 1 });
  expect(pasteTarget({ top: 9, bottom: 9, left: 0, right: 0 }, 3, 2)).toEqual({
    top: 9,
    bottom: 11,
    left: 0,
    right: 1,
  });
});

test('a range stays among the cells there are', () => {
  const range = { anchor: { row: 90, column: 9 }, focus: { row: 3, column: 0 } };
  expect(cellSpanOf(clipRange(range, 10, 4))).toEqual({ top: 3, bottom: 9, left: 0, right: 3 });
});

test.each([
  ['a', 'type'],
  ['名', 'type'],
  ['Process', 'type'],
  ['F5', undefined],
  ['Shift', undefined],
  ['alt+a', undefined],
])('%s begins to write, or does nothing', (chord, does) => {
  expect(press(chord, at(0, 0))?.do).toBe(does);
});
