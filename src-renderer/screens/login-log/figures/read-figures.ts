/**
 * Reads the log page by page, as far as one wants to know, and has it counted. A page that is cut is asked for again and
 * counts once.
 */
import { mappingNow } from '#data/mapped-calls.ts';
import { withRetries } from '#data/retry.ts';
import { streamPieces } from '#data/stream-read.ts';
import { type LoginFilter, pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { type Counted, type FiguresThread, figuresThread } from './figures-thread.ts';

/** Rows of a page. */
const pageSize = 5000;

export type AskedLog = Omit<LoginFilter, 'pageNo' | 'pageSize'>;

export interface FiguresReading {
  /** Reads on until so many rows were read, or there are no more. Rejects where a page can't be read. */
  readonly readTo: (
    rows: number,
    signal: AbortSignal,
    onCounted: (counted: Counted) => void,
  ) => Promise<void>;
  readonly close: () => void;
}

export function figuresReading(asked: AskedLog, open: () => FiguresThread = figuresThread): FiguresReading {
  let thread: FiguresThread | null = null;
  let pages = 0;
  let total = Number.POSITIVE_INFINITY;
  const page = async (signal: AbortSignal): Promise<Counted> => {
    thread ??= open();
    const own = thread;
    own.discard(mappingNow());
    const streamFilter = { ...asked, pageNo: pages + 1, pageSize };
    await streamPieces(pageQueryLoginLog, { streamFilter }, { signal, onPiece: own.piece });
    return own.end();
  };
  return {
    async readTo(rows, signal, onCounted) {
      while (pages * pageSize < Math.min(rows, total)) {
        const counted = await withRetries(pageQueryLoginLog.id, page, signal);
        signal.throwIfAborted();
        pages += 1;
        total = counted.total;
        onCounted(counted);
      }
    },
    close: () => thread?.close(),
  };
}
