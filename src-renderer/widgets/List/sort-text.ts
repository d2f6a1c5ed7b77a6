/** A list's sort order as text in the address: `name`, or `-name` for descending. */

import type { DrawnColumn } from '../DataGrid/column.ts';
import type { GridSort } from '../DataGrid/sorting.ts';

/** Null for the original order, or for a column that can't be sorted. */
export function readSort<Row>(text: string, columns: readonly DrawnColumn<Row>[]): GridSort | null {
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  if (!columns.some((column) => column.key === key && column.sort)) return null;
  return { column: key, direction: descending ? 'descending' : 'ascending' };
}

export function sortText(sort: GridSort | null): string {
  return sort === null ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;
}
