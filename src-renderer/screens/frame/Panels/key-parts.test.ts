import { expect, it } from 'vitest';
import { type SheetKey, sheetKey } from '#widgets/CellSheet/cell-keys.ts';
import { gridKey } from '#widgets/DataGrid/grid-keys.ts';
import { headKeys, listKeys, sheetKeys } from './key-parts.ts';

const names: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  Space: ' ',
  Esc: 'Escape',
};

/** The key as the browser tells it. */
function pressed(parts: readonly string[]): SheetKey {
  const key = parts.at(-1) ?? '';
  const isHeld = (name: string) => parts.slice(0, -1).includes(name);
  const ctrl = isHeld('Ctrl');
  return { key: names[key] ?? key, ctrl, shift: isHeld('Shift'), alt: isHeld('Alt') };
}

const combinations = (rows: typeof listKeys) => rows.flatMap(([, each]) => each);
const state = { rows: 9, columns: 4, pageRows: 5, selectable: true };

it('lists keys that a list takes, on its rows and on its head', () => {
  for (const parts of combinations(listKeys))
    expect(
      gridKey(pressed(parts), { ...state, cell: { row: 2, column: 1 } }),
      parts.join('+'),
    ).not.toBeNull();
  for (const parts of combinations(headKeys))
    expect(
      gridKey(pressed(parts), { ...state, cell: { row: -1, column: 1 } }),
      parts.join('+'),
    ).not.toBeNull();
});

it('lists a key for everything that a sheet does', () => {
  const cell = { row: 2, column: 1 };
  const actions = combinations(sheetKeys).map((parts) =>
    sheetKey(pressed(parts), { anchor: cell, focus: cell }, { rows: 9, columns: 4, pageRows: 5 }),
  );
  expect(new Set(actions.map((action) => action?.do))).toEqual(
    new Set(['choose', 'set', 'next', 'empty', 'fillDown', 'fillAcross', 'back']),
  );
});
