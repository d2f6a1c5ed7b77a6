/**
 * The table is made as narrow as the terminal in this order: columns that may shrink do, the widest first; then columns
 * that may be left out go; then the columns that tell the rows apart shrink; at last lines are cut off.
 */
import { cellWidth, type TableColumn, textTable } from './text-table.ts';

export interface FittedColumn extends TableColumn {
  /** The fewest cells that the column may shrink to; absent: it keeps its width. */
  readonly shrinks?: number;
  /** The column tells the rows apart, and shrinks last. */
  readonly tells?: boolean;
  /** Characters that stay at the beginning; the rest of the room shows the end, which matters in paths. */
  readonly keepsEnd?: number;
  /** The order in which columns may be left out, the lowest number first. */
  readonly leaves?: number;
}

/** Cells between two columns. */
const gap = 2;

/** Draws the table in `width` cells; null: no limit. */
export function fitTable(
  columns: readonly FittedColumn[],
  rows: readonly (readonly string[])[],
  width: number | null,
): string {
  if (width === null) return textTable(columns, rows);
  const leaving = columns
    .flatMap(({ leaves }, index) => (leaves === undefined ? [] : [{ leaves, index }]))
    .sort((one, other) => one.leaves - other.leaves);
  for (let omittedCount = 0; ; omittedCount++) {
    const omitted = new Set(leaving.slice(0, omittedCount).map(({ index }) => index));
    const stays = (_: unknown, index: number): boolean => !omitted.has(index);
    const table = fitColumns(
      columns.filter(stays),
      rows.map((row) => row.filter(stays)),
      width,
      omittedCount === leaving.length,
    );
    if (table !== null) return table;
  }
}

/** Null where the columns do not fit, unless `last` says that no further column can go. */
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

/** Narrows the widest column that may shrink, again and again; returns how many cells are still too many. */
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

/** Cuts the text to `most` cells, `…` included; a wide character is never halved. */
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
