/** The figures of the filtered log: of the newest rows at once, of the rest on request. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { figuresThread } from './figures-thread.ts';
import type { LogFigures } from './log-figures.ts';
import { type AskedLog, type FiguresReading, figuresReading } from './read-figures.ts';

/** Rows that are read without a request of the user: a second of work for a server. */
const atOnce = 20_000;

export interface FiguresState {
  /** null before the first figures. */
  readonly figures: LogFigures | null;
  /** Rows that have been read; the figures may lag behind. */
  readonly rows: number;
  /** Rows on the server; null while unknown. */
  readonly total: number | null;
  readonly reading: boolean;
  readonly error: Error | null;
  readonly readOn: () => void;
  /** Stops reading; the figures so far stay. */
  readonly stop: () => void;
}

const nothing = { figures: null, rows: 0, total: null, reading: true, error: null };

/**
 * `after` delays the reading until the list is there, so that the figures take no time from it. `every`: the figures
 * have all findings.
 */
export function useFigures(query: AskedLog, after: boolean, every = false): FiguresState {
  const key = JSON.stringify(query);
  const [state, setState] = useState<Omit<FiguresState, 'readOn' | 'stop'> & { readonly key: string }>({
    ...nothing,
    key,
  });
  const current = useRef<{ readonly reading: FiguresReading; abort: AbortController } | null>(null);

  const run = useCallback((rows: number) => {
    const now = current.current;
    if (!now) return;
    const abort = new AbortController();
    now.abort = abort;
    const update = (part: object) => {
      if (!abort.signal.aborted) setState((before) => ({ ...before, ...part }));
    };
    update({ reading: true, error: null });
    void now.reading
      .readTo(rows, abort.signal, ({ figures, ...counted }) =>
        update(figures ? { ...counted, figures } : counted),
      )
      .then(
        () => update({ reading: false }),
        (error: Error) => update({ reading: false, error }),
      );
  }, []);

  useEffect(() => {
    if (!after) return;
    const reading = figuresReading(JSON.parse(key) as AskedLog, figuresThread, every);
    const abort = new AbortController();
    current.current = { reading, abort };
    setState({ ...nothing, key });
    run(atOnce);
    return () => {
      current.current?.abort.abort();
      current.current = null;
      reading.close();
    };
  }, [key, run, after, every]);

  return {
    ...(state.key === key ? state : nothing),
    readOn: () => run(Number.POSITIVE_INFINITY),
    stop: () => {
      current.current?.abort.abort();
      setState((before) => ({ ...before, reading: false }));
    },
  };
}
