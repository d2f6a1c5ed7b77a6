/**
 * Tables as CSV (RFC 4180) that a spreadsheet can open safely. A text that would be read as a formula gets an
 * apostrophe (limits §6: `= + - @`, tab, CR, full-width forms); numbers stay numbers. A byte order mark makes Chinese
 * readable. The table comes in pieces, so that a long one is never a single string.
 */
export type Cell = string | number | boolean | DayCell | null | undefined;

/** A calendar day, YYYY-MM-DD: a date in a workbook, a text elsewhere. */
export interface DayCell {
  readonly day: string;
}

/** A zone such as `+08:00` gets a prefix, because a spreadsheet would read it as a formula. */
export function zoneCell(zone: string | undefined): Cell {
  return zone !== undefined && /^[+-]/.test(zone) ? `UTC${zone}` : zone;
}

export function dayCell(day: string | null): DayCell | null {
  return day === null ? null : { day };
}

export interface ExportColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => Cell;
}

/** The start of a formula for a spreadsheet, also after blanks, control characters and invisible characters. */
const formulaStart = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** A text that a spreadsheet shows unchanged. A plain decimal number, negative ones included, is not a formula. */
export function neutralise(text: string): string {
  return /* wall: csv-formulas */ formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** The text of a cell of our own exports before `neutralise`. */
export function withoutNeutralising(text: string): string {
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
}

/** One cell. Texts are always quoted, so that no locale's separator can split them. */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? plainDigits(value) : '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'object') return csvCell(value.day);
  return value === '' ? '' : `"${neutralise(value.replaceAll('\u0000', '')).replaceAll('"', '""')}"`;
}

/** Decimal digits for numbers that JavaScript would print with an exponent. */
function plainDigits(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

export const pieceRows = 1000;

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
