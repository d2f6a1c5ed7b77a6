/** Looks whether it is time for something that is done later; where nothing was ever kept nothing is loaded. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnJobsSurroundings } from './own-jobs.ts';
import { lazily } from './parts.ts';

/** Milliseconds. */
export const lookEvery = 20_000;
/** Milliseconds that the end of the program waits for what was sent. */
const patience = 5000;

export function watchJobs(o: OwnJobsSurroundings): { close(): Promise<void> } {
  const path = join(o.folder, 'jobs', 'jobs.json');
  const open = lazily(async () => (await import('./own-jobs.ts')).openOwnJobs(o));
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
