/**
 * Reads all rows of a list that a server gives in pages. Rows move while a list is read: an added row makes another one
 * come twice, a removed row makes another one be skipped. The readers give each row once and read a list that moved again.
 */

/** The usual rows of a page. */
export const pageSize = 1000;
/** The maximum number of readings of a list that changes all the time. */
const mostRounds = 3;

interface Answer<Row> {
  readonly result: readonly Row[];
  /** Without a count the answer is the whole list. */
  readonly totalCount?: number | undefined;
}
type Load<Row> = (pageNo: number) => Promise<Answer<Row>>;

interface PageOfRound<Row> {
  /** The reading, from 1. */
  readonly round: number;
  /** The rows that the round did not have before. */
  readonly rows: readonly Row[];
  readonly total: number;
  /** Whether rows moved during the round, so that one may have been skipped. */
  readonly hasMoved: boolean;
}

export interface PageOfAll<Row> {
  /** The rows that no page had before. */
  readonly rows: readonly Row[];
  /** The number of rows so far. */
  readonly done: number;
  readonly total: number;
}

/** `idOf` tells rows apart; rows with the id '' all count as different ones. */
async function* pagesOfRounds<Row>(
  load: Load<Row>,
  idOf: (row: Row) => string,
): AsyncGenerator<PageOfRound<Row>> {
  for (let [round, hasMoved] = [1, true]; hasMoved && round <= mostRounds; round += 1) {
    const seen = new Set<string>();
    let [received, before] = [0, 0];
    hasMoved = false;
    for (let pageNo = 1; ; pageNo += 1) {
      const { result, totalCount: total = 0 } = await load(pageNo);
      const rows = result.filter((row) => isNew(idOf(row), seen));
      const repeated = result.length - rows.length;
      if (pageNo > 1) hasMoved ||= total < before || (repeated > 0 && total === before);
      yield { round, rows, total, hasMoved };
      // A page without a new row comes from a server that gives the same page for every number.
      if (repeated > 0 && rows.length === 0) return;
      received += result.length;
      before = total;
      if (result.length === 0 || received >= total) break;
    }
  }
}

function isNew(id: string, seen: Set<string>): boolean {
  if (id !== '' && seen.has(id)) return false;
  seen.add(id);
  return true;
}

/** Yields page by page; rows that the first reading skipped come last. */
export async function* everyPage<Row>(
  load: Load<Row>,
  idOf: (row: Row) => string,
): AsyncGenerator<PageOfAll<Row>> {
  const seen = new Set<string>();
  let done = 0;
  for await (const page of pagesOfRounds(load, idOf)) {
    const rows = page.rows.filter((row) => (idOf(row) === '' ? page.round === 1 : isNew(idOf(row), seen)));
    done += rows.length;
    yield { rows, done, total: page.total };
  }
}

/** Yields row by row, for a search that may end before the list does. */
export async function* everyRow<Row>(load: Load<Row>, idOf: (row: Row) => string): AsyncGenerator<Row> {
  for await (const { rows } of everyPage(load, idOf)) yield* rows;
}

/** Returns all rows in the list's order; a list that moved is returned as the last reading had it. */
export async function wholeList<Row>(load: Load<Row>, idOf: (row: Row) => string): Promise<Row[]> {
  let [round, isUnsure] = [1, false];
  let rows: Row[] = [];
  let earlier: Row[] = [];
  for await (const page of pagesOfRounds(load, idOf)) {
    if (page.round !== round) {
      earlier = [...rows, ...earlier];
      rows = [];
    }
    ({ round, hasMoved: isUnsure } = page);
    rows.push(...page.rows);
  }
  if (!isUnsure) return rows;
  const seen = new Set(rows.map(idOf));
  return [...rows, ...earlier.filter((row) => idOf(row) !== '' && isNew(idOf(row), seen))];
}
