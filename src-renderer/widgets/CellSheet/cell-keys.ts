/** Maps a key in a sheet of cells to an action; pure, the component applies it. */
import { type CellPosition, type CellRange, singleCell } from './cell-range.ts';

export type SheetAction =
  | { readonly do: 'choose'; readonly range: CellRange }
  /** `empty` clears the input, `back` undoes the last step, `set` opens the list of values. */
  | { readonly do: 'next' | 'empty' | 'back' | 'set' }
  /** Begins to write over the cell with the key itself. */
  | { readonly do: 'type' }
  /** Copies the first row or column of the selection over the rest. */
  | { readonly do: 'fillDown' | 'fillAcross' };

export interface SheetKey {
  readonly key: string;
  /** Ctrl, or Command on a Mac. */
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

export interface SheetSize {
  readonly rows: number;
  readonly columns: number;
  /** Number of whole rows that fit on view. */
  readonly pageRows: number;
}

/** Returns null for a key that the sheet does not handle. */
export function sheetKey(key: SheetKey, range: CellRange, size: SheetSize): SheetAction | null {
  if (key.alt || size.rows === 0 || size.columns === 0) return null;
  const to = moved(key, range.focus, size);
  if (to) {
    const focus: CellPosition = {
      row: Math.max(0, Math.min(size.rows - 1, to.row)),
      column: Math.max(0, Math.min(size.columns - 1, to.column)),
    };
    return { do: 'choose', range: key.shift ? { anchor: range.anchor, focus } : singleCell(focus) };
  }
  return key.ctrl ? withCtrl(key, size) : alone(key, range);
}

function moved({ key, ctrl }: SheetKey, { row, column }: CellPosition, size: SheetSize): CellPosition | null {
  const page = Math.max(1, size.pageRows - 1);
  switch (key) {
    case 'ArrowDown':
      return { row: ctrl ? size.rows : row + 1, column };
    case 'ArrowUp':
      return { row: ctrl ? 0 : row - 1, column };
    case 'ArrowRight':
      return { row, column: ctrl ? size.columns : column + 1 };
    case 'ArrowLeft':
      return { row, column: ctrl ? 0 : column - 1 };
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? size.rows : row, column: size.columns };
    case 'PageDown':
      return { row: row + page, column };
    case 'PageUp':
      return { row: row - page, column };
    default:
      return null;
  }
}

function withCtrl({ key, shift }: SheetKey, { rows, columns }: SheetSize): SheetAction | null {
  switch (key.toLowerCase()) {
    case 'a':
      return {
        do: 'choose',
        range: { anchor: { row: rows - 1, column: columns - 1 }, focus: { row: 0, column: 0 } },
      };
    case 'd':
      return { do: 'fillDown' };
    case 'r':
      // Ctrl+Shift+R reloads the page without cache and stays the browser's.
      return shift ? null : { do: 'fillAcross' };
    case 'z':
      return shift ? null : { do: 'back' };
    default:
      return null;
  }
}

function alone({ key }: SheetKey, { anchor, focus }: CellRange): SheetAction | null {
  switch (key) {
    case ' ':
      return { do: 'next' };
    case 'Enter':
    case 'F2':
      return { do: 'set' };
    case 'Delete':
    case 'Backspace':
      return { do: 'empty' };
    case 'Escape':
      // With a single selected cell, Escape is left to the surrounding element.
      return anchor.row === focus.row && anchor.column === focus.column
        ? null
        : { do: 'choose', range: singleCell(focus) };
    // An input method takes the key, before it is known what is written.
    case 'Process':
      return { do: 'type' };
    default:
      return [...key].length === 1 ? { do: 'type' } : null;
  }
}
