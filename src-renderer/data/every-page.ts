export const pageSize = 1000;

interface Page<Row> {
  readonly result: readonly Row[];
  readonly totalCount: number;
}

export async function everyPage<Row>(
  load: (pageNo: number) => Promise<Page<Row>>,
  progress: (done: number, total: number) => void = () => undefined,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { result, totalCount } = await load(pageNo);
    rows.push(...result);
    progress(rows.length, totalCount);
    if (result.length === 0 || rows.length >= totalCount) return rows;
  }
}
