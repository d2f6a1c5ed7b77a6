/** Finds one row of a paged list, where no call reads a single row. */
import { everyRow, pageSize } from '../../../kit/every-page.ts';

interface Asked {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly keywords?: string;
}
interface Page<Row> {
  readonly result: readonly Row[];
  readonly totalCount: number;
}

/** Searches under the known name first, then everywhere, because the row may have been renamed; null for none. */
export async function listedRow<Row>(
  load: (asked: Asked) => Promise<Page<Row>>,
  { id, name, idOf }: { readonly id: string; readonly name: string; readonly idOf: (row: Row) => string },
): Promise<Row | null> {
  for (const keywords of name === '' ? [undefined] : [name, undefined]) {
    const asked = { pageSize, ...(keywords === undefined ? {} : { keywords }) };
    for await (const row of everyRow((pageNo) => load({ ...asked, pageNo }), idOf))
      if (idOf(row) === id) return row;
  }
  return null;
}
