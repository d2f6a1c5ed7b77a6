/** Reads all rows of a paged call, each once: rows that are added meanwhile shift others to the next page. */

export const pageSize = 500;

interface Page<Row> {
  readonly result: readonly Row[];
  readonly totalCount: number;
}

export async function* everyRow<Row>(
  load: (pageNo: number) => Promise<Page<Row>>,
  idOf: (row: Row) => string,
): AsyncGenerator<Row> {
  const seen = new Set<string>();
  for (let pageNo = 1; ; pageNo += 1) {
    const { result, totalCount } = await load(pageNo);
    for (const row of result) {
      if (seen.has(idOf(row))) continue;
      seen.add(idOf(row));
      yield row;
    }
    if (result.length === 0 || pageNo * pageSize >= totalCount) return;
  }
}
