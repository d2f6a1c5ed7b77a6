/** The board as a workbook: the columns of the table for a spreadsheet, fit to be shown, and what to know before them. */
import type { ExportColumn } from '../../../kit/export/csv.ts';
import { shownText } from '../../../kit/shown-text.ts';
import { isDoubtful } from '../doubtful.ts';
import type { TranslateKey } from './board-columns.ts';
import type { BoardRow } from './board-row.ts';

/** Names as they are shown, not as they are written; a table for programs (CSV) keeps them. */
export function shownColumns<Row>(columns: readonly ExportColumn<Row>[]): ExportColumn<Row>[] {
  return columns.map(({ title, value }) => ({
    title,
    value: (row) => {
      const cell = value(row);
      return typeof cell === 'string' ? shownText(cell) : cell;
    },
  }));
}

/** The line above the table: how many of its files nothing vouches for; null where all are vouched for. */
export function boardNotice(
  rows: readonly BoardRow[],
  t: TranslateKey,
  number: (value: number) => string,
): string | null {
  const count = rows.filter(({ summary }) => isDoubtful(summary)).length;
  if (count === 0) return null;
  return t('licenceBoard.doubt', { count, amount: number(count), all: number(rows.length) });
}
