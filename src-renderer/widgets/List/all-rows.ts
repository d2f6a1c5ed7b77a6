/**
 * Reads every row of a long list, newest first, page by page, for an export that runs for minutes. A failed page is
 * repeated; rows added meanwhile shift the others, and no row is returned twice.
 */

import { type Patience, withRetries } from '#data/retry.ts';
import { deadline } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';

/** Milliseconds before the first and the second retry. */
const pauses = [1000, 5000];

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/**
 * `load` receives the page, counted from 0, with `size` rows. `list` names the list in an error. Throws the last error.
 */
export async function* allRows<Row>(
  list: string,
  load: (page: number, signal: AbortSignal) => Promise<Page<Row>>,
  size: number,
  signal: AbortSignal,
): AsyncGenerator<Row, void, undefined> {
  let total = 0;
  /** Number of rows that will be repeated. */
  let seen = 0;
  for (let page = 0; ; page += 1) {
    const answer = await withRetries(list, (both) => load(page, both), signal, patience);
    // New rows come first and push as many rows of the previous page to this one.
    if (page > 0) seen += Math.max(0, answer.total - total);
    total = answer.total;
    const repeated = Math.min(seen, answer.rows.length);
    seen -= repeated;
    for (const row of answer.rows.slice(repeated)) yield row;
    if (answer.rows.length === 0 || (page + 1) * size >= total) return;
  }
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
