/** A table that fits a terminal's width: what may shrink does, the widest first; then it is cut off at the end. */
import { type Column, cellWidth, textTable } from './text-table.ts';

export interface FittedColumn extends Column {
  /** May be cut down to that many cells; absent: it keeps its width. */
  readonly shrinks?: number;
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
  const widths = columns.map(({ title }, index) =>
    rows.reduce((widest, row) => Math.max(widest, cellWidth(row[index] ?? '')), cellWidth(title)),
  );
  shrink(widths, columns, width);
  const fit = (row: readonly string[]): string[] =>
    row.map((cell, index) => cutCells(cell, widths[index] ?? 0));
  const titles = columns.map((column, index) => ({
    ...column,
    title: cutCells(column.title, widths[index] ?? 0),
  }));
  const table = textTable(titles, rows.map(fit));
  return table
    .split('\n')
    .map((line) => cutCells(line, width))
    .join('\n');
}

/** Takes from the widest that may shrink, until all fit or none can give more. */
function shrink(widths: number[], columns: readonly FittedColumn[], width: number): void {
  let over = widths.reduce((sum, one) => sum + one, 0) + gap * (columns.length - 1) - width;
  while (over > 0) {
    let widest = -1;
    for (const [index, { shrinks }] of columns.entries()) {
      if (shrinks === undefined || (widths[index] ?? 0) <= shrinks) continue;
      if (widest < 0 || (widths[index] ?? 0) > (widths[widest] ?? 0)) widest = index;
    }
    if (widest < 0) return;
    widths[widest] = (widths[widest] ?? 0) - 1;
    over -= 1;
  }
}

/** At most `most` cells; a text that is cut ends in `…`, and no wide character is halved. */
export function cutCells(text: string, most: number): string {
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
