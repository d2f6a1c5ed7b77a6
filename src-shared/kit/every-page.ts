/**
 * All rows of a list that a server gives in pages. Rows move between the pages while they are read: of one that was added
 * before them the last row comes once more, of one that was removed a row is skipped. Each row comes once, and a list
 * that moved is read again for what was skipped.
 */

/** Rows of a page, where nothing speaks for fewer. */
export const pageSize = 1000;
/** Readings of a list that changes all the time. */
const mostRounds = 3;

interface Answer<Row> {
  readonly result: readonly Row[];
  /** Missing: the answer is the whole list. */
  readonly totalCount?: number | undefined;
}
type Load<Row> = (pageNo: number) => Promise<Answer<Row>>;

interface PageOfRound<Row> {
  /** From 1; a list that moved is read in several rounds. */
  readonly round: number;
  /** Those that did not come before in the same round. */
  readonly rows: readonly Row[];
  readonly total: number;
  /** Rows moved since the round began, so that one may have been skipped. */
  readonly hasMoved: boolean;
}

export interface PageOfAll<Row> {
  /** Rows that did not come before. */
  readonly rows: readonly Row[];
  /** Rows that came by now. */
  readonly done: number;
  readonly total: number;
}

/** `idOf` tells rows apart; '' is no id, and such rows are all taken for different ones. */
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
      // Not one new row on a page: the server gives the same page whichever is asked for.
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

/** Page by page; rows that were skipped at first come last. */
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

/** Row by row, for who may find what is looked for before the list ends. */
export async function* everyRow<Row>(load: Load<Row>, idOf: (row: Row) => string): AsyncGenerator<Row> {
  for await (const { rows } of everyPage(load, idOf)) yield* rows;
}

/** All rows in the list's order; of a list that moved, as it was read last. */
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
