/**
 * Reads the log page by page up to a number of rows, and has it counted. An interrupted page is requested again and
 * counts once.
 */
import { mappingNow } from '#data/mapped-calls.ts';
import { withRetries } from '#data/retry.ts';
import { streamPieces } from '#data/stream-read.ts';
import { type LoginFilter, pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { type CountedRows, type FiguresThread, figuresThread } from './figures-thread.ts';

const pageSize = 5000;

export type AskedLog = Omit<LoginFilter, 'pageNo' | 'pageSize'>;

export interface FiguresReading {
  /** Reads on until `rows` rows have been read or none are left. Rejects if a page cannot be read. */
  readonly readTo: (
    rows: number,
    signal: AbortSignal,
    onCounted: (counted: CountedRows) => void,
  ) => Promise<void>;
  readonly close: () => void;
}

/** `every`: the figures have all findings. */
export function figuresReading(
  query: AskedLog,
  open: () => FiguresThread = figuresThread,
  every = false,
): FiguresReading {
  let thread: FiguresThread | null = null;
  let next: number | null = 1;
  let done = 0;
  const page = async (signal: AbortSignal): Promise<CountedRows> => {
    thread ??= open();
    const own = thread;
    own.discard(mappingNow(), every);
    const streamFilter = { ...query, pageNo: next ?? 1, pageSize };
    await streamPieces(pageQueryLoginLog, { streamFilter }, { signal, onPiece: own.piece });
    return own.end();
  };
  return {
    async readTo(rows, signal, onCounted) {
      while (next !== null && done < rows) {
        const counted = await withRetries(pageQueryLoginLog.id, page, signal);
        signal.throwIfAborted();
        ({ next, rows: done } = counted);
        onCounted(counted);
      }
    },
    close: () => thread?.close(),
  };
}
