/** Checks regularly for due jobs; without a file of jobs no code is loaded. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnJobsSurroundings } from './own-jobs.ts';
import { lazyPart } from './parts.ts';

/** Milliseconds between checks. */
export const lookEvery = 20_000;
/** Milliseconds that the program's end waits for requests under way. */
const patience = 5000;

export function watchJobs(o: OwnJobsSurroundings): { close(): Promise<void> } {
  const path = join(o.folder, 'jobs', 'jobs.json');
  const open = lazyPart(async () => (await import('./own-jobs.ts')).openOwnJobs(o));
  const stop = new AbortController();
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (looking || !existsSync(path)) return;
    looking = open()
      .then((look) => look(stop.signal))
      .catch((error: unknown) => o.report('jobs', error))
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
