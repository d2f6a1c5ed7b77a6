/** What is done with chosen cells: a value, the next one, the first line over the rest, a table that was copied. */

import { laidOver, type Span } from '#widgets/CellSheet/cell-range.ts';
import { valueAfter } from './cells.ts';
import { type SheetDraft, unset } from './draft.ts';

/** A column that is filled in, whatever it is about. */
export interface FillColumn {
  /** In the draft. */
  readonly key: string;
  /** Columns of one kind take the same values. */
  readonly kind: string;
  /** Those to choose from; null: a number is asked for. */
  readonly values: readonly number[] | null;
  /** As the server has it, or `unset`. */
  readonly stored: (line: number) => number;
  /** A pasted text; null: it is none of its values. */
  readonly read: (text: string) => number | null;
}

export interface Filling {
  readonly draft: SheetDraft;
  readonly columns: readonly FillColumn[];
  /** Rows as they stand: the line of each. */
  readonly rows: Int32Array;
}

/** What the sheet shows of a cell: what is filled in, otherwise what is stored. */
export function shownValue({ draft, columns, rows }: Filling, row: number, column: number): number {
  const at = columns[column];
  const line = rows[row];
  if (!at || line === undefined) return unset;
  const filled = draft.at(at.key, line);
  return filled === unset ? at.stored(line) : filled;
}

/** `null`: the cell stays as it is. What is stored already is not filled in. */
type ValueOf = (row: number, column: number, at: FillColumn) => number | null;

function fill({ draft, columns, rows }: Filling, span: Span, valueFor: ValueOf): void {
  draft.change((columnOf) => {
    for (let column = span.left; column <= span.right; column += 1) {
      const at = columns[column];
      if (!at) continue;
      const put = columnOf(at.key);
      for (let row = span.top; row <= span.bottom; row += 1) {
        const line = rows[row];
        const value = line === undefined ? null : valueFor(row, column, at);
        if (line === undefined || value === null) continue;
        put(line, at.stored(line) === value ? unset : value);
      }
    }
  });
}

/** In columns of this kind; numbers go on from the first. */
export function setValue(filling: Filling, span: Span, kind: string, value: number): void {
  fill(filling, span, (row, _, at) => {
    if (at.kind !== kind) return null;
    return at.values === null ? value + row - span.top : value;
  });
}

/** All of them get the one after what the first one has. */
export function nextValue(filling: Filling, span: Span): void {
  const next = new Map<string, number>();
  for (let column = span.left; column <= span.right; column += 1) {
    const at = filling.columns[column];
    if (!at?.values || next.has(at.kind)) continue;
    const value = shownValue(filling, span.top, column);
    if (value !== unset) next.set(at.kind, valueAfter(at.values, value));
  }
  fill(filling, span, (_, __, { kind }) => next.get(kind) ?? null);
}

export function emptyCells(filling: Filling, span: Span): void {
  fill(filling, span, () => unset);
}

export function fillFrom(filling: Filling, span: Span, way: 'down' | 'across'): void {
  fill(filling, span, (row, column, { kind }) => {
    const [fromRow, fromColumn] = way === 'down' ? [span.top, column] : [row, span.left];
    if (filling.columns[fromColumn]?.kind !== kind) return null;
    const value = shownValue(filling, fromRow, fromColumn);
    return value === unset ? null : value;
  });
}

/** Answers how many words no cell could take. */
export function paste(filling: Filling, span: Span, table: readonly (readonly string[])[]): number {
  const wide = Math.max(...table.map((line) => line.length));
  const over = laidOver(span, table.length, wide);
  let strange = 0;
  fill(filling, over, (row, column, at) => {
    const text = table[(row - over.top) % table.length]?.[(column - over.left) % wide] ?? '';
    if (text.trim() === '') return null;
    const value = at.read(text);
    if (value === null) strange += 1;
    return value;
  });
  return strange;
}
