/** The board as a workbook: the spreadsheet's columns in displayable form, and a warning above them. */
import type { ExportColumn } from '../../../kit/export/csv.ts';
import { shownText } from '../../../kit/shown-text.ts';
import { isDoubtful } from '../is-doubtful.ts';
import type { TranslateKey } from './board-columns.ts';
import type { BoardRow } from './board-row.ts';

/** Makes invisible characters in names visible; a CSV for programs keeps the names as they are. */
export function shownColumns<Row>(columns: readonly ExportColumn<Row>[]): ExportColumn<Row>[] {
  return columns.map(({ title, value }) => ({
    title,
    value: (row) => {
      const cell = value(row);
      return typeof cell === 'string' ? shownText(cell) : cell;
    },
  }));
}

/** Returns the warning above the table with the number of doubtful files; null when there are none. */
export function boardNotice(
  rows: readonly BoardRow[],
  t: TranslateKey,
  number: (value: number) => string,
): string | null {
  const count = rows.filter(({ summary }) => isDoubtful(summary)).length;
  if (count === 0) return null;
  return t('licenceBoard.doubt', { count, amount: number(count), all: number(rows.length) });
}
