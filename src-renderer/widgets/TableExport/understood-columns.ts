/** Columns of a file that tell what the server sent, in words and marked, where it was not understood. */
import type { Translate } from '#data/text.ts';
import type { ExportColumn } from '#shared/kit/export/csv.ts';
import { oddIn } from '../DataGrid/odd-in.ts';
import { oddMark } from '../DataGrid/odd-mark.ts';

/** Characters of a value: a cell of a worksheet holds 32,767. */
const longest = 30_000;

export function understoodColumns<Row>(
  columns: readonly ExportColumn<Row>[],
  t: Translate,
): readonly ExportColumn<Row>[] {
  return columns.map(({ title, value }) => ({
    title,
    value(row) {
      const odd = oddIn(value, row);
      return odd ? oddMark(odd, t, longest) : value(row);
    },
  }));
}
