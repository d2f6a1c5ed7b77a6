/** Reads every row of a long list page by page, for an export that runs for minutes: a failed page is repeated. */
import { type Patience, withRetries } from '#data/retry.ts';
import { deadline } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { everyRow, type RowIdentity } from '#shared/kit/every-page.ts';

/** Milliseconds before the first and the second retry. */
const pauses = [1000, 5000];

interface LoadedPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Reads with patience; `list` names the list in an error, pages count from 1. Throws the last error. */
export function allRows<Row>(
  list: string,
  load: (pageNo: number, signal: AbortSignal) => Promise<LoadedPage<Row>>,
  identity: RowIdentity<Row>,
  signal: AbortSignal,
): AsyncGenerator<Row, void, undefined> {
  return everyRow(async (pageNo) => {
    const { rows, total } = await withRetries(list, (both) => load(pageNo, both), signal, patience);
    return { result: rows, totalCount: total };
  }, identity);
}

/** An export waits longer than a screen, also after a timeout. */
const patience: Patience = {
  pause: (error, tries) => (mayPass(error) ? (pauses[tries - 1] ?? null) : null),
  within: (pauses.length + 1) * (deadline + 5000),
};

/** Whether the failure may be transient: no connection, a timeout, a server error. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || error.status >= 500;
}
