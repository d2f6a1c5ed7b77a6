/** Edits of the selected cells: a value, the next value, the first line over the rest, a pasted table. */

import { type CellSpan, pasteTarget } from '#widgets/CellSheet/cell-range.ts';
import { valueAfter } from '#shared/rules/applications/sheet/sheet-cells.ts';
import { type SheetDraft, emptyCell } from './draft.ts';

/** A column that can be filled in, of either sheet. */
export interface FillColumn {
  /** The column's key in the draft. */
  readonly key: string;
  /** Columns of one kind take the same values. */
  readonly kind: string;
  /** The values to choose from; null: the user types a number. */
  readonly values: readonly number[] | null;
  /** The server's value, or `emptyCell`. */
  readonly stored: (line: number) => number;
  /** Parses a pasted text; null: not a value of this column. */
  readonly read: (text: string) => number | null;
}

export interface FillContext {
  readonly draft: SheetDraft;
  readonly columns: readonly FillColumn[];
  /** Visible rows: the line of each. */
  readonly rows: Int32Array;
}

/** The shown value of a cell: the filled-in one, else the stored one. */
export function shownValue({ draft, columns, rows }: FillContext, row: number, column: number): number {
  const at = columns[column];
  const line = rows[row];
  if (!at || line === undefined) return emptyCell;
  const filled = draft.at(at.key, line);
  return filled === emptyCell ? at.stored(line) : filled;
}

/** `null` leaves the cell alone. A value that equals the stored one empties the cell. */
type ValueOf = (row: number, column: number, at: FillColumn) => number | null;

function fill({ draft, columns, rows }: FillContext, span: CellSpan, valueFor: ValueOf): void {
  draft.change((columnOf) => {
    for (let column = span.left; column <= span.right; column += 1) {
      const at = columns[column];
      if (!at) continue;
      const put = columnOf(at.key);
      for (let row = span.top; row <= span.bottom; row += 1) {
        const line = rows[row];
        const value = line === undefined ? null : valueFor(row, column, at);
        if (line === undefined || value === null) continue;
        put(line, at.stored(line) === value ? emptyCell : value);
      }
    }
  });
}

/** Sets the cells of columns of this kind; numbers count up from the first row. */
export function setValue(filling: FillContext, span: CellSpan, kind: string, value: number): void {
  fill(filling, span, (row, _, at) => {
    if (at.kind !== kind) return null;
    return at.values === null ? value + row - span.top : value;
  });
}

/** All cells of a kind get the value after that of the first one. */
export function nextValue(filling: FillContext, span: CellSpan): void {
  const next = new Map<string, number>();
  for (let column = span.left; column <= span.right; column += 1) {
    const at = filling.columns[column];
    if (!at?.values || next.has(at.kind)) continue;
    const value = shownValue(filling, span.top, column);
    if (value !== emptyCell) next.set(at.kind, valueAfter(at.values, value));
  }
  fill(filling, span, (_, __, { kind }) => next.get(kind) ?? null);
}

export function emptyCells(filling: FillContext, span: CellSpan): void {
  fill(filling, span, () => emptyCell);
}

export function fillFrom(filling: FillContext, span: CellSpan, way: 'down' | 'across'): void {
  fill(filling, span, (row, column, { kind }) => {
    const [fromRow, fromColumn] = way === 'down' ? [span.top, column] : [row, span.left];
    if (filling.columns[fromColumn]?.kind !== kind) return null;
    const value = shownValue(filling, fromRow, fromColumn);
    return value === emptyCell ? null : value;
  });
}

export interface PasteLoss {
  /** Texts that are no value of their column, or lie below the sheet. */
  readonly words: number;
  /** Columns of the pasted block that lie right of the sheet. */
  readonly columns: number;
}

/** Returns what no cell could take. */
export function pasteCells(
  filling: FillContext,
  span: CellSpan,
  table: readonly (readonly string[])[],
): PasteLoss {
  const wide = Math.max(...table.map((line) => line.length));
  const over = pasteTarget(span, table.length, wide);
  let words = 0;
  fill(filling, over, (row, column, at) => {
    const text = table[(row - over.top) % table.length]?.[(column - over.left) % wide] ?? '';
    if (text.trim() === '') return null;
    const value = at.read(text);
    if (value === null) words += 1;
    return value;
  });
  const outside = new Set<number>();
  for (const [row, line] of table.entries())
    for (const [column, text] of line.entries()) {
      if (text.trim() === '') continue;
      if (over.left + column >= filling.columns.length) outside.add(column);
      else if (over.top + row >= filling.rows.length) words += 1;
    }
  return { words, columns: outside.size };
}
