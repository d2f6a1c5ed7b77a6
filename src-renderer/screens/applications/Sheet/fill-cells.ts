/** What is done with chosen cells: a value, the next one, the first line over the rest, a table that was copied. */
import { readValue, type SheetAspect, valueAfter, valuesOf } from '#shared/rules/applications/sheet/cells.ts';
import { unset } from '#shared/rules/applications/sheet/draft.ts';
import { laidOver, type Span } from '#widgets/CellSheet/cell-range.ts';
import type { Column } from './sheet-columns.ts';
import { columnKey, type SheetState } from './sheet-state.ts';

export interface Filling {
  readonly sheet: SheetState;
  readonly columns: readonly Column[];
  /** Rows as they stand. */
  readonly rows: Int32Array;
}

/** What the sheet shows of a cell: what is filled in, otherwise what is stored. */
export function shownValue({ sheet, columns, rows }: Filling, row: number, column: number): number {
  const at = columns[column];
  const line = rows[row];
  if (!at || line === undefined) return unset;
  const filled = sheet.draft.at(columnKey(at.department.id, at.aspect), line);
  return filled === unset ? sheet.stored(at.department.id, at.aspect, line) : filled;
}

/** `null`: the cell stays as it is. What is stored already is not filled in. */
type ValueOf = (row: number, column: number, aspect: SheetAspect) => number | null;

function fill(filling: Filling, span: Span, valueFor: ValueOf): void {
  const { sheet, columns, rows } = filling;
  sheet.draft.change((put) => {
    for (let column = span.left; column <= span.right; column += 1) {
      const at = columns[column];
      if (!at) continue;
      const key = columnKey(at.department.id, at.aspect);
      for (let row = span.top; row <= span.bottom; row += 1) {
        const line = rows[row];
        const value = line === undefined ? null : valueFor(row, column, at.aspect);
        if (line === undefined || value === null) continue;
        const isStored = sheet.stored(at.department.id, at.aspect, line) === value;
        put(key, line, isStored ? unset : value);
      }
    }
  });
}

/** In columns of this aspect; places go on from the first. */
export function setValue(filling: Filling, span: Span, aspect: SheetAspect, value: number): void {
  fill(filling, span, (row, _, of) => {
    if (of !== aspect) return null;
    return valuesOf(aspect) === null ? value + row - span.top : value;
  });
}

/** All of them get the one after what the first one has. */
export function nextValue(filling: Filling, span: Span): void {
  const next = new Map<SheetAspect, number>();
  for (let column = span.left; column <= span.right; column += 1) {
    const aspect = filling.columns[column]?.aspect;
    if (!aspect || next.has(aspect) || valuesOf(aspect) === null) continue;
    const value = shownValue(filling, span.top, column);
    if (value !== unset) next.set(aspect, valueAfter(aspect, value));
  }
  fill(filling, span, (_, __, aspect) => next.get(aspect) ?? null);
}

export function emptyCells(filling: Filling, span: Span): void {
  fill(filling, span, () => unset);
}

export function fillFrom(filling: Filling, span: Span, way: 'down' | 'across'): void {
  fill(filling, span, (row, column, aspect) => {
    const first = way === 'down' ? [span.top, column] : [row, span.left];
    if (filling.columns[first[1] ?? 0]?.aspect !== aspect) return null;
    const value = shownValue(filling, first[0] ?? 0, first[1] ?? 0);
    return value === unset ? null : value;
  });
}

/** Answers how many words no cell could take. */
export function paste(
  filling: Filling,
  span: Span,
  table: readonly (readonly string[])[],
  wordsOf: (aspect: SheetAspect) => ReadonlyMap<string, number>,
): number {
  const wide = Math.max(...table.map((line) => line.length));
  const over = laidOver(span, table.length, wide);
  const words = new Map(
    [...new Set(filling.columns.map(({ aspect }) => aspect))].map((one) => [one, wordsOf(one)]),
  );
  const none = new Map<string, number>();
  let strange = 0;
  fill(filling, over, (row, column, aspect) => {
    const text = table[(row - over.top) % table.length]?.[(column - over.left) % wide] ?? '';
    if (text.trim() === '') return null;
    const value = readValue(aspect, text, words.get(aspect) ?? none);
    if (value === null) strange += 1;
    return value;
  });
  return strange;
}
