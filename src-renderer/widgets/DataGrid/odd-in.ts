/** Finds the value that was not understood among those from which a cell is made. */
import { hasOddFields, type OddField } from '#shared/api/odd-values/odd-fields.ts';
import { watchOdd } from '#shared/api/odd-values/watch-odd.ts';

/** Caches by row whether it has odd fields. */
const known = new WeakMap<object, boolean>();

/** The odd field that a cell depends on; null when there is none. */
export function oddIn<Row>(cell: (row: Row) => unknown, row: Row): OddField | null {
  if (typeof row !== 'object' || row === null) return null;
  const isOdd = known.get(row) ?? hasOddFields(row);
  known.set(row, isOdd);
  if (!isOdd) return null;
  let touched: OddField | null = null;
  const watched = watchOdd(row, ({ field }) => {
    touched ??= field;
  });
  cell(watched);
  return touched;
}
