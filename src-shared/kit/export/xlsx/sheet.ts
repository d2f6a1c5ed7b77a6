/**
 * The worksheet (ECMA-376 §18.3) in pieces of text: bold, frozen titles, then the rows. Column widths come before the
 * rows, so they are measured on the first piece.
 */
import { type Cell, type ExportColumn, pieceRows } from '../csv.ts';
import { noticeStyle } from './package-parts.ts';
import type { SharedTexts } from './shared-texts.ts';
import { columnLetters, sheetCell } from './sheet-cell.ts';
import { SheetRefused } from './sheet-refused.ts';
import { sheetRows } from './sheet-rows.ts';

/** Column widths in characters. */
const narrowest = 8;
const widest = 60;
/** Chinese, Japanese, Korean and full-width characters count as two. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
/** Index of the workbook's cell format for titles (package-parts.ts). */
const bold = 1;

interface SheetOptions {
  readonly first?: boolean;
  /** Most rows, including the titles. */
  readonly limit?: number;
  /** The workbook's shared texts; without them every text is inline. */
  readonly shared?: SharedTexts;
  /** A warning in a row of its own above the titles. */
  readonly notice?: string | null | undefined;
}

/** Throws SheetRefused where the rows do not fit. */
export async function* sheetPieces<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  { first = true, limit = sheetRows, shared, notice }: SheetOptions = {},
): AsyncGenerator<string, void, undefined> {
  const letters = columns.map((_, index) => columnLetters(index));
  const texts = columns.map(() => shared?.column());
  const titles = columns.map(({ title }) => title);
  const widths = titles.map(widthOf);
  const titleRow = notice ? 2 : 1;
  let piece = notice ? `<row r="1">${sheetCell(notice, 'A1', noticeStyle)}</row>` : '';
  piece += `<row r="${titleRow}">`;
  for (const [at, title] of titles.entries()) piece += sheetCell(title, `${letters[at]}${titleRow}`, bold);
  piece += '</row>';
  let count = titleRow;
  let begun = false;
  for await (const batch of batches(rows)) {
    for (const row of batch) {
      count += 1;
      if (count > limit) throw new SheetRefused('ROWS');
      const number = String(count);
      piece += `<row r="${number}">`;
      for (let at = 0; at < columns.length; at += 1) {
        const cell = columns[at]?.value(row);
        if (!begun) widths[at] = Math.max(widths[at] ?? 0, widthOf(cell));
        piece += sheetCell(cell, (letters[at] ?? '') + number, 0, texts[at]);
      }
      piece += '</row>';
      if (count % pieceRows !== 0) continue;
      yield begun ? piece : `${opening(widths, first, titleRow)}${piece}`;
      begun = true;
      piece = '';
    }
  }
  yield `${begun ? '' : opening(widths, first, titleRow)}${piece}</sheetData></worksheet>`;
}

/** An array of rows is passed on whole, because awaiting each row is slow. */
async function* batches<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<Iterable<Row>, void, undefined> {
  if (Symbol.asyncIterator in rows) for await (const row of rows) yield [row];
  else yield rows;
}

/** `titleRow` and the rows above it are frozen. */
function opening(widths: readonly number[], first: boolean, titleRow: number): string {
  const top = `A${titleRow + 1}`;
  const cols = widths.map((width, index) => {
    const shown = Math.min(widest, Math.max(narrowest, width + 2));
    return `<col min="${index + 1}" max="${index + 1}" width="${shown}" customWidth="1"/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    // Two selected worksheets would form a group, in which Excel types into both.
    `<sheetViews><sheetView${first ? ' tabSelected="1"' : ''} workbookViewId="0">`,
    `<pane ySplit="${titleRow}" topLeftCell="${top}" activePane="bottomLeft" state="frozen"/>`,
    `<selection pane="bottomLeft" activeCell="${top}" sqref="${top}"/></sheetView></sheetViews>`,
    cols.length > 0 ? `<cols>${cols.join('')}</cols>` : '',
    '<sheetData>',
  ].join('');
}

/** Width of the longest line; texts longer than the widest column count as that. */
function widthOf(value: Cell): number {
  const lines = String(typeof value === 'object' ? (value?.day ?? '') : (value ?? ''))
    .slice(0, 4 * widest)
    .split('\n');
  return Math.max(...lines.map((text) => text.length + (text.match(wide)?.length ?? 0)));
}
