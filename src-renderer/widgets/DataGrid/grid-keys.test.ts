import { describe, expect, it } from 'vitest';
import { type GridAction, type GridKey, type GridKeyState, gridKey } from './grid-keys.ts';

const state: GridKeyState = {
  rows: 1_000_000,
  columns: 5,
  cell: { row: 100, column: 2 },
  pageRows: 15,
  selectable: true,
};
const plain = { ctrl: false, shift: false, alt: false };
const ctrl = { ...plain, ctrl: true };
const shift = { ...plain, shift: true };
const alt = { ...plain, alt: true };
const move = (row: number, column: number, extend = false): GridAction => ({
  do: 'move',
  cell: { row, column },
  extend,
});

describe('gridKey', () => {
  it.each<[string, Omit<GridKey, 'key'>, GridAction | null]>([
    ['ArrowDown', plain, move(101, 2)],
    ['ArrowUp', plain, move(99, 2)],
    ['ArrowLeft', plain, move(100, 1)],
    ['ArrowRight', plain, move(100, 3)],
    ['ArrowDown', ctrl, move(999_999, 2)],
    ['ArrowUp', ctrl, move(0, 2)],
    ['ArrowLeft', ctrl, move(100, 0)],
    ['ArrowRight', ctrl, move(100, 4)],
    ['Home', plain, move(100, 0)],
    ['End', plain, move(100, 4)],
    ['Home', ctrl, move(0, 0)],
    ['End', ctrl, move(999_999, 4)],
    ['PageDown', plain, move(114, 2)],
    ['PageUp', plain, move(86, 2)],
    ['ArrowDown', shift, move(101, 2, true)],
    ['PageUp', shift, move(86, 2, true)],
    ['ArrowRight', shift, move(100, 3)],
    [' ', plain, { do: 'toggle', row: 100 }],
    ['Enter', plain, { do: 'activate', row: 100 }],
    ['a', ctrl, { do: 'selectAll' }],
    ['a', plain, null],
    ['Escape', plain, { do: 'selectNone' }],
    ['ArrowLeft', alt, null],
    ['x', plain, null],
    ['Tab', plain, null],
  ])('%s %j', (key, modifiers, expected) => {
    expect(gridKey({ key, ...modifiers }, state)).toEqual(expected);
  });

  it.each<[string, Omit<GridKey, 'key'>, Partial<GridKeyState>, GridAction | null]>([
    ['ArrowDown', plain, { cell: { row: 999_999, column: 2 } }, move(999_999, 2)],
    ['PageDown', plain, { cell: { row: 999_995, column: 2 } }, move(999_999, 2)],
    ['ArrowUp', plain, { cell: { row: 0, column: 2 } }, move(-1, 2)],
    ['ArrowUp', plain, { cell: { row: -1, column: 2 } }, move(-1, 2)],
    ['PageUp', plain, { cell: { row: 3, column: 2 } }, move(0, 2)],
    ['ArrowLeft', plain, { cell: { row: 3, column: 0 } }, move(3, 0)],
    ['ArrowRight', plain, { cell: { row: 3, column: 4 } }, move(3, 4)],
    ['ArrowDown', plain, { cell: { row: -1, column: 2 } }, move(0, 2)],
    ['PageDown', plain, { cell: { row: -1, column: 2 } }, move(14, 2)],
    ['Enter', plain, { cell: { row: -1, column: 2 } }, { do: 'header', column: 2 }],
    [' ', plain, { cell: { row: -1, column: 2 } }, { do: 'header', column: 2 }],
    ['ArrowRight', alt, { cell: { row: -1, column: 2 } }, { do: 'resize', column: 2, by: 16 }],
    ['ArrowLeft', alt, { cell: { row: -1, column: 2 } }, { do: 'resize', column: 2, by: -16 }],
    ['ArrowDown', plain, { rows: 0, cell: { row: -1, column: 0 } }, move(-1, 0)],
    ['End', ctrl, { rows: 0, cell: { row: -1, column: 0 } }, move(-1, 4)],
    [' ', plain, { selectable: false }, null],
    ['a', ctrl, { selectable: false }, null],
    ['Escape', plain, { selectable: false }, null],
    ['ArrowDown', shift, { selectable: false }, move(101, 2)],
  ])('%s %j with %j', (key, modifiers, change, expected) => {
    expect(gridKey({ key, ...modifiers }, { ...state, ...change })).toEqual(expected);
  });
});
