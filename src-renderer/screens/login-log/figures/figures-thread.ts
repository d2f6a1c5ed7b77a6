/** The page's side of the thread: takes pieces of one page after another, and returns the figures. */
import { ApiError } from '#shared/api/api-error.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import type { LogFigures } from './log-figures.ts';
import type { FromFiguresThread, ToFiguresThread } from './messages.ts';

export interface CountedRows {
  /** Rows that have been read. */
  readonly rows: number;
  /** Rows on the server. */
  readonly total: number;
  /** The page to read next; null when all have been read. */
  readonly next: number | null;
  /** null where the figures are not due with this page. */
  readonly figures: LogFigures | null;
}

export interface FiguresThread {
  readonly piece: (bytes: ArrayBuffer) => void;
  readonly discard: (mapping: Mapping, every: boolean) => void;
  /** Rejects if the pieces form no valid page. */
  readonly end: () => Promise<CountedRows>;
  readonly close: () => void;
}

export function figuresThread(): FiguresThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let waiting: { done: (counted: CountedRows) => void; fail: (error: unknown) => void } | null = null;
  /** The error of a piece that arrived before anybody awaited the page. */
  let failed: unknown = null;
  const fail = (error: unknown) => {
    if (waiting) waiting.fail(error);
    else failed = error;
    waiting = null;
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromFiguresThread>) => {
    if (data.kind === 'failed') return fail(new ApiError(data.error));
    waiting?.done(data);
    waiting = null;
  });
  worker.addEventListener('error', ({ message }) => fail(new Error(message)));
  const say = (said: ToFiguresThread, give: Transferable[] = []) => worker.postMessage(said, give);
  return {
    piece: (bytes) => say({ kind: 'piece', bytes }, [bytes]),
    discard(mapping, every) {
      failed = null;
      say({ kind: 'discard', mapping, every });
    },
    end: () =>
      new Promise((done, reject) => {
        if (failed !== null) {
          reject(failed);
          failed = null;
          return;
        }
        waiting = { done, fail: reject };
        say({ kind: 'end' });
      }),
    close: () => worker.terminate(),
  };
}
