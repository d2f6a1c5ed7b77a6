/**
 * Tables as CSV (RFC 4180) that a spreadsheet opens safely: a text that would be read as a formula gets an
 * apostrophe before it (limits §6: `= + - @`, tab, CR, full-width forms); numbers stay numbers; a byte order
 * mark, so that Chinese is read right; in pieces, so that a long table is never one string.
 */
export type Cell = string | number | boolean | DayCell | null | undefined;

/** A calendar day, YYYY-MM-DD: a date in a workbook, its text elsewhere. */
export interface DayCell {
  readonly day: string;
}

/** A zone such as `+08:00`, which as it stands a spreadsheet would take for a formula. */
export function zoneCell(zone: string | undefined): Cell {
  return zone !== undefined && /^[+-]/.test(zone) ? `UTC${zone}` : zone;
}

/** For a column of days. */
export function dayCell(day: string | null): DayCell | null {
  return day === null ? null : { day };
}

export interface ExportColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => Cell;
}

/** What a spreadsheet takes for the start of a formula, also after blanks, controls and whatever can't be seen. */
const formulaStart = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** A text that a spreadsheet shows as it is. A plain number in digits, also a negative one, is no formula. */
export function neutralise(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** One cell. Texts are always quoted, so that no other separator of a spreadsheet's locale can split them. */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? plainDigits(value) : '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'object') return csvCell(value.day);
  return value === '' ? '' : `"${neutralise(value.replaceAll('\u0000', '')).replaceAll('"', '""')}"`;
}

/** Digits without an exponent where JavaScript would write one for a small or large number. */
function plainDigits(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Rows of one piece. */
export const pieceRows = 1000;

/** The table in pieces of text; rows may come from pages that are loaded as they are needed. */
export async function* csvPieces<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<string, void, undefined> {
  let piece = `\ufeff${csvLine(columns.map(({ title }) => title))}`;
  let count = 0;
  for await (const row of rows) {
    piece += csvLine(columns.map(({ value }) => value(row)));
    count += 1;
    if (count % pieceRows === 0) {
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}
