/** The order of a list as it stands in the address: `name`, or `-name` downwards. */

import type { DrawnColumn } from '../DataGrid/column.ts';
import type { GridSort } from '../DataGrid/sorting.ts';

/** null: as the rows come. What can't be sorted by is not. */
export function readSort<Row>(text: string, columns: readonly DrawnColumn<Row>[]): GridSort | null {
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  if (!columns.some((column) => column.key === key && column.sort)) return null;
  return { column: key, direction: descending ? 'descending' : 'ascending' };
}

export function sortText(sort: GridSort | null): string {
  return sort === null ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;
}
