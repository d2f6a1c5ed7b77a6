/** Looks regularly for work that is due; without its file no code is loaded. */
import { existsSync } from 'node:fs';
import { lazyPart } from './parts.ts';

/** Milliseconds between checks. */
export const lookEvery = 20_000;
/** Milliseconds that the program's end waits for requests under way. */
const patience = 5000;

interface DueWork {
  /** The file with the work. */
  readonly path: string;
  /** The name of the work in the log. */
  readonly source: string;
  readonly open: () => Promise<(stop: AbortSignal) => Promise<void>>;
  readonly report: (source: string, error: unknown) => void;
}

export function watchDue(o: DueWork): { close(): Promise<void> } {
  const open = lazyPart(o.open);
  const stop = new AbortController();
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (looking || !existsSync(o.path)) return;
    looking = open()
      .then((look) => look(stop.signal))
      .catch((error: unknown) => o.report(o.source, error))
      .finally(() => {
        looking = null;
      });
  }, lookEvery);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      stop.abort();
      const waited = new Promise<void>((resolve) => void setTimeout(resolve, patience).unref());
      if (looking) await Promise.race([looking, waited]);
    },
  };
}
