/** Counts streamed pages of the log one after another, in a thread of its own (worker.ts), without requests. */
import { ApiError } from '#shared/api/api-error.ts';
import { locatedCall } from '#shared/api/call-placement.ts';
import { type LoginRow, pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { readTolerantly } from '#shared/api/odd-values/tolerant-read.ts';
import { rowReader } from '#shared/api/rows.ts';
import { createListReading } from '#shared/kit/every-page.ts';
import { figuresReader } from './log-figures.ts';
import type { FromFiguresThread, ToFiguresThread } from './messages.ts';

/** Growth of the row count, as a factor, after which the figures are sent again. */
const grown = 1.15;

/** A row with odd values counts as far as it is readable. */
function readerOf(call: typeof pageQueryLoginLog) {
  return rowReader(call, undefined, (wire) => readTolerantly(call.response, wire)?.data ?? null);
}

/** Takes a message of the page; returns the reply, or null. */
export type PageCounter = (said: ToFiguresThread) => FromFiguresThread | null;

export function pageCounter(): PageCounter {
  let counted = figuresReader();
  let decoder = new TextDecoder();
  let call = pageQueryLoginLog;
  let reader = readerOf(call);
  let rows: LoginRow[] = [];
  const reading = createListReading<LoginRow>('newestFirst');
  let count = 0;
  /** Row count at which the figures are sent next. */
  let due = 0;

  function begin(): void {
    decoder = new TextDecoder();
    reader = readerOf(call);
    rows = [];
  }

  function end(): FromFiguresThread {
    const last = reader.push(decoder.decode());
    const closing = reader.finish();
    const page = [...rows, ...last, ...closing.rows];
    const { rows: fresh, total } = reading.take({ result: page, totalCount: closing.total });
    const next = reading.next();
    for (const row of fresh) counted.add(row);
    count += fresh.length;
    begin();
    const isDue = count >= due || next === null;
    if (isDue) due = count * grown;
    return { kind: 'counted', rows: count, total, next, figures: isDue ? counted.figures() : null };
  }

  return (request) => {
    try {
      if (request.kind === 'piece') for (const row of read(request.bytes)) rows.push(row);
      if (request.kind === 'discard') {
        call = locatedCall(pageQueryLoginLog, request.mapping);
        if (count === 0 && request.every) counted = figuresReader({ every: true });
        begin();
      }
      return request.kind === 'end' ? end() : null;
    } catch (error) {
      begin();
      if (!(error instanceof ApiError)) throw error;
      const { kind, endpoint, code, message, field } = error;
      return {
        kind: 'failed',
        error: { kind, endpoint, code, message, ...(field === null ? {} : { field }) },
      };
    }
  };

  function read(bytes: ArrayBuffer) {
    return reader.push(decoder.decode(bytes, { stream: true }));
  }
}
