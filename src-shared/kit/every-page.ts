/**
 * Reads all rows of a list that a server gives in pages. Rows move while a list is read: an added row makes another one
 * come twice, a removed row makes another one be skipped. The readers give each row once and read a list that moved
 * again.
 */

/** The usual rows of a page. */
export const pageSize = 1000;
/** The maximum number of readings of a list that changes all the time. */
const mostRounds = 3;

interface PageAnswer<Row> {
  readonly result: readonly Row[];
  /** Without a count the answer is the whole list. */
  readonly totalCount?: number | undefined;
}
type Load<Row> = (pageNo: number) => Promise<PageAnswer<Row>>;

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

/**
 * The proof that a row came twice: its id (rows with the id '' all count as different ones), or the growth of
 * the count, for a log that has its newest rows first and can be too long to remember its ids.
 */
export type RowIdentity<Row> = 'newestFirst' | ((row: Row) => string);

/** The state of a reading, for a reader that loads the pages itself. */
export interface ListReading<Row> {
  /** The page to load, from 1; null when the list has been read. */
  readonly next: () => number | null;
  /** Takes the answer of that page. */
  readonly take: (answer: PageAnswer<Row>) => PageOfRound<Row>;
}

export function createListReading<Row>(identity: RowIdentity<Row>): ListReading<Row> {
  let next: number | null = 1;
  let [round, received, before, hasMoved] = [1, 0, 0, false];
  /** The number of added rows that have not yet pushed another row from one page to the next. */
  let added = 0;
  const seen = new Set<string>();

  function takeNewest(result: readonly Row[]): readonly Row[] {
    const repeated = Math.min(added, result.length);
    added -= repeated;
    return result.slice(repeated);
  }

  function takeUnseen(result: readonly Row[], idOf: (row: Row) => string): readonly Row[] {
    const rows = result.filter((row) => isNew(idOf(row), seen));
    const repeated = result.length - rows.length;
    hasMoved ||= repeated > added;
    added = rows.length === 0 ? added - repeated : 0;
    return rows;
  }

  function nextAfter(pageNo: number, count: number, total: number): number | null {
    received += count;
    if (count > 0 && received < total) return pageNo + 1;
    if (!hasMoved || round === mostRounds) return null;
    [round, received, added, hasMoved] = [round + 1, 0, 0, false];
    seen.clear();
    return 1;
  }

  return {
    next: () => next,
    take({ result, totalCount: total = 0 }) {
      if (next !== 1) {
        added += Math.max(0, total - before);
        hasMoved ||= identity !== 'newestFirst' && total < before;
      }
      before = total;
      const rows = identity === 'newestFirst' ? takeNewest(result) : takeUnseen(result, identity);
      const page = { round, rows, total, hasMoved };
      // More rows came again than were added: the server gives the same page for every number.
      const isSame = added < 0 && rows.length === 0;
      next = isSame || next === null ? null : nextAfter(next, result.length, total);
      return page;
    },
  };
}

async function* pagesOfRounds<Row>(
  load: Load<Row>,
  identity: RowIdentity<Row>,
): AsyncGenerator<PageOfRound<Row>> {
  const reading = createListReading(identity);
  for (let pageNo = reading.next(); pageNo !== null; pageNo = reading.next()) {
    yield reading.take(await load(pageNo));
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
  identity: RowIdentity<Row>,
): AsyncGenerator<PageOfAll<Row>> {
  const seen = new Set<string>();
  const isFirst = (row: Row, round: number) => {
    const id = identity === 'newestFirst' ? '' : identity(row);
    return id === '' ? round === 1 : isNew(id, seen);
  };
  let done = 0;
  for await (const page of pagesOfRounds(load, identity)) {
    const rows = page.rows.filter((row) => isFirst(row, page.round));
    done += rows.length;
    yield { rows, done, total: page.total };
  }
}

/** Yields row by row, for a search that may end before the list does. */
export async function* everyRow<Row>(
  load: Load<Row>,
  identity: RowIdentity<Row>,
): AsyncGenerator<Row, void, undefined> {
  for await (const { rows } of everyPage(load, identity)) yield* rows;
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

/** The number of pages that are asked for before the one before them has come. */
const ahead = 3;

/** Asks for the next pages while one is on its way; each answer is used once, so that a further reading asks anew. */
export function readingAhead<Row>(load: Load<Row>, size: number): Load<Row> {
  const asked = new Map<number, Promise<PageAnswer<Row>>>();
  return async (pageNo) => {
    const answer = await (asked.get(pageNo) ?? load(pageNo));
    asked.delete(pageNo);
    const last = Math.ceil((answer.totalCount ?? 0) / size);
    for (let next = pageNo + 1; next <= Math.min(pageNo + ahead, last); next += 1) {
      if (asked.has(next)) continue;
      const page = load(next);
      // The failure is thrown to the reader of that page, if there is one.
      page.catch(() => undefined);
      asked.set(next, page);
    }
    return answer;
  };
}
