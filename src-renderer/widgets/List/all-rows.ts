/**
 * Every row of a long list, the newest first, page by page: for an export that runs for minutes. A page that fails on
 * the way is asked for again; rows that were added meanwhile have moved the others on, and none comes twice.
 */

import { type Patience, withRetries } from '#data/retry.ts';
import { deadline } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';

/** Milliseconds before a page is asked for again, once for each. */
const pauses = [1000, 5000];

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** `load` is told the page, counted from 0, of `size` rows. Throws what it throws in the end. */
export async function* allRows<Row>(
  load: (page: number, signal: AbortSignal) => Promise<Page<Row>>,
  size: number,
  signal: AbortSignal,
): AsyncGenerator<Row, void, undefined> {
  let total = 0;
  /** Rows that come once more. */
  let seen = 0;
  for (let page = 0; ; page += 1) {
    const answer = await withRetries('operationLog.export', (both) => load(page, both), signal, patience);
    // Those that were added stand before all others: as many stood on the page before until then.
    if (page > 0) seen += Math.max(0, answer.total - total);
    total = answer.total;
    const repeated = Math.min(seen, answer.rows.length);
    seen -= repeated;
    for (const row of answer.rows.slice(repeated)) yield row;
    if (answer.rows.length === 0 || (page + 1) * size >= total) return;
  }
}

/** An export has time: it waits longer than a screen, also after an answer that did not come in time. */
const patience: Patience = {
  pause: (error, tries) => (mayPass(error) ? (pauses[tries - 1] ?? null) : null),
  within: (pauses.length + 1) * (deadline + 5000),
};

/** What may be over a moment later: no connection, no answer in time, a server in trouble. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || error.status >= 500;
}
