/**
 * The worksheet (ECMA-376 §18.3) in pieces of text: titles bold and frozen, then the rows. Widths stand before the
 * rows, so they are measured on the first piece.
 */
import { type Cell, type ExportColumn, pieceRows } from '../csv.ts';
import { columnLetters, sheetCell } from './sheet-cell.ts';
import { SheetRefused } from './sheet-refused.ts';

/** Rows of a worksheet, the titles among them. */
export const sheetRows = 1_048_576;
/** Widths in characters. */
const narrowest = 8;
const widest = 60;
/** Chinese, Japanese, Korean and full-width characters take two. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
/** The workbook's cell format of titles (package-parts.ts). */
const bold = 1;

interface SheetOptions {
  /** The worksheet that is open when the workbook is. */
  readonly first?: boolean;
  /** Rows, the titles among them. */
  readonly limit?: number;
}

/** Throws SheetRefused where the rows don't fit. */
export async function* sheetPieces<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  { first = true, limit = sheetRows }: SheetOptions = {},
): AsyncGenerator<string, void, undefined> {
  const letters = columns.map((_, index) => columnLetters(index));
  const line = (cells: readonly Cell[], row: number, style: number) =>
    `<row r="${row}">${cells.map((cell, at) => sheetCell(cell, `${letters[at]}${row}`, style)).join('')}</row>`;
  const titles = columns.map(({ title }) => title);
  const widths = titles.map(widthOf);
  let piece = line(titles, 1, bold);
  let count = 1;
  let begun = false;
  for await (const row of rows) {
    count += 1;
    if (count > limit) throw new SheetRefused('ROWS');
    const cells = columns.map(({ value }) => value(row));
    if (!begun)
      for (const [at, cell] of cells.entries()) widths[at] = Math.max(widths[at] ?? 0, widthOf(cell));
    piece += line(cells, count, 0);
    if (count % pieceRows !== 0) continue;
    yield begun ? piece : `${opening(widths, first)}${piece}`;
    begun = true;
    piece = '';
  }
  yield `${begun ? '' : opening(widths, first)}${piece}</sheetData></worksheet>`;
}

function opening(widths: readonly number[], first: boolean): string {
  const cols = widths.map((width, index) => {
    const shown = Math.min(widest, Math.max(narrowest, width + 2));
    return `<col min="${index + 1}" max="${index + 1}" width="${shown}" customWidth="1"/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    // Two that are selected are a group: what is typed into one goes into both.
    `<sheetViews><sheetView${first ? ' tabSelected="1"' : ''} workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>',
    cols.length > 0 ? `<cols>${cols.join('')}</cols>` : '',
    '<sheetData>',
  ].join('');
}

/** Of the longest line; a long text counts as far as the widest column. */
function widthOf(value: Cell): number {
  const lines = String(value ?? '')
    .slice(0, 4 * widest)
    .split('\n');
  return Math.max(...lines.map((text) => text.length + (text.match(wide)?.length ?? 0)));
}
