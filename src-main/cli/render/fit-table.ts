/**
 * A table that fits a terminal's width. Filler goes first: what may shrink does, the widest first; then columns that
 * may be left out are, and only then what tells the rows apart shrinks. At the very end lines are cut off.
 */
import { type TableColumn, cellWidth, textTable } from './text-table.ts';

export interface FittedColumn extends TableColumn {
  /** May be cut down to that many cells; absent: it keeps its width. */
  readonly shrinks?: number;
  /** Tells the rows apart: it shrinks last. */
  readonly tells?: boolean;
  /** What tells is at the end, as with paths: that many characters of the beginning stay, and the end. */
  readonly keepsEnd?: number;
  /** May be left out; the lower number first. */
  readonly leaves?: number;
}

/** Cells between two columns. */
const gap = 2;

/** `width` null: as wide as it is. */
export function fitTable(
  columns: readonly FittedColumn[],
  rows: readonly (readonly string[])[],
  width: number | null,
): string {
  if (width === null) return textTable(columns, rows);
  const leaving = columns
    .flatMap(({ leaves }, index) => (leaves === undefined ? [] : [{ leaves, index }]))
    .sort((one, other) => one.leaves - other.leaves);
  for (let gone = 0; ; gone++) {
    const left = new Set(leaving.slice(0, gone).map(({ index }) => index));
    const stays = (_: unknown, index: number): boolean => !left.has(index);
    const table = fitColumns(
      columns.filter(stays),
      rows.map((row) => row.filter(stays)),
      width,
      gone === leaving.length,
    );
    if (table !== null) return table;
  }
}

/** Null: it does not fit, and `last` is not said. */
function fitColumns(
  columns: readonly FittedColumn[],
  rows: readonly (readonly string[])[],
  width: number,
  last: boolean,
): string | null {
  const widths = columns.map(({ title }, index) =>
    rows.reduce((widest, row) => Math.max(widest, cellWidth(row[index] ?? '')), cellWidth(title)),
  );
  const filler = columns.map(({ tells, ...column }) => (tells ? { title: column.title } : column));
  if (shrink(widths, filler, width) > 0) {
    if (!last) return null;
    shrink(widths, columns, width);
  }
  const fit = (row: readonly string[]): string[] =>
    row.map((cell, index) => cutTo(cell, widths[index] ?? 0, columns[index]?.keepsEnd));
  const titles = columns.map((column, index) => ({
    ...column,
    title: truncateCells(column.title, widths[index] ?? 0),
  }));
  const table = textTable(titles, rows.map(fit));
  return table
    .split('\n')
    .map((line) => truncateCells(line, width))
    .join('\n');
}

/** Takes from the widest that may shrink, until all fit or none can give more; answers how many cells are too many. */
function shrink(widths: number[], columns: readonly FittedColumn[], width: number): number {
  let over = widths.reduce((sum, one) => sum + one, 0) + gap * (columns.length - 1) - width;
  while (over > 0) {
    let widest = -1;
    for (const [index, { shrinks }] of columns.entries()) {
      if (shrinks === undefined || (widths[index] ?? 0) <= shrinks) continue;
      if (widest < 0 || (widths[index] ?? 0) > (widths[widest] ?? 0)) widest = index;
    }
    if (widest < 0) return over;
    widths[widest] = (widths[widest] ?? 0) - 1;
    over -= 1;
  }
  return 0;
}

function cutTo(text: string, most: number, head: number | undefined): string {
  if (head === undefined || cellWidth(text) <= most) return truncateCells(text, most);
  const characters = [...text];
  const start = characters.slice(0, head).join('');
  const end = truncateCells(characters.slice(head).reverse().join(''), most - cellWidth(start));
  return start + [...end].reverse().join('');
}

/** At most `most` cells; a text that is cut ends in `…`, and no wide character is halved. */
export function truncateCells(text: string, most: number): string {
  if (cellWidth(text) <= most) return text;
  let [cut, cells] = ['', 0];
  for (const character of text) {
    const size = cellWidth(character);
    if (cells + size > most - 1) break;
    cut += character;
    cells += size;
  }
  return most > 0 ? `${cut}…` : '';
}
