/** The figures of what the log is asked for: the newest rows at once, the rest when somebody wants it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LogFigures } from './log-figures.ts';
import { type AskedLog, type FiguresReading, figuresReading } from './read-figures.ts';

/** Rows that are read without being asked for: a second of work for a server. */
const atOnce = 20_000;

export interface FiguresState {
  /** null: none yet. */
  readonly figures: LogFigures | null;
  /** Rows that were read; the figures may be of some fewer. */
  readonly rows: number;
  /** Rows on the server; null: not known yet. */
  readonly total: number | null;
  readonly reading: boolean;
  readonly error: unknown;
  /** Reads what is left. */
  readonly readOn: () => void;
  /** What was read by then stays. */
  readonly stop: () => void;
}

const nothing = { figures: null, rows: 0, total: null, reading: true, error: null };

/** `after`: what is looked at first has come, so that the figures keep nothing from it. */
export function useFigures(asked: AskedLog, after: boolean): FiguresState {
  const key = JSON.stringify(asked);
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
        (error: unknown) => update({ reading: false, error }),
      );
  }, []);

  useEffect(() => {
    if (!after) return;
    const reading = figuresReading(JSON.parse(key) as AskedLog);
    const abort = new AbortController();
    current.current = { reading, abort };
    setState({ ...nothing, key });
    run(atOnce);
    return () => {
      current.current?.abort.abort();
      current.current = null;
      reading.close();
    };
  }, [key, run, after]);

  return {
    ...(state.key === key ? state : nothing),
    readOn: () => run(Number.POSITIVE_INFINITY),
    stop: () => {
      current.current?.abort.abort();
      setState((before) => ({ ...before, reading: false }));
    },
  };
}
