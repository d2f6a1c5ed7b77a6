/**
 * Tells when a folder may have changed: by the system's word where it gives one, and by looking now and then in any
 * case, since network folders say nothing and a folder that was removed and came back says nothing any more.
 */
import { type FSWatcher, watch } from 'node:fs';

/** Milliseconds in which the system's many words for one copy come together, and the most that they are waited for. */
const settle = 250;
const patience = 2000;
/** Milliseconds between looks. */
const lookEvery = 5000;

export interface WatchTimes {
  readonly settle: number;
  readonly patience: number;
  readonly lookEvery: number;
}

/** `changed` is awaited; it is never under way twice. Answers the way to stop. Keeps no process alive. */
export function watchFolder(
  path: string,
  changed: () => Promise<void>,
  times: WatchTimes = { settle, patience, lookEvery },
): () => void {
  let watcher: FSWatcher | null = null;
  let timer: NodeJS.Timeout | null = null;
  let first = 0;
  let running = false;
  let stopped = false;

  const listen = (): void => {
    if (watcher || stopped) return;
    try {
      const opened = watch(path, { persistent: false }, soon);
      watcher = opened;
      opened.on('error', () => {
        opened.close();
        if (watcher === opened) watcher = null;
      });
    } catch {
      // No more watches, a file system without them, or no folder at the moment: the looks go on.
      watcher = null;
    }
  };
  const after = (delay: number): void => {
    if (timer) clearTimeout(timer);
    timer = stopped ? null : setTimeout(() => void look(), delay);
    timer?.unref();
  };
  const look = async (): Promise<void> => {
    first = 0;
    running = true;
    await changed().finally(() => {
      running = false;
      listen();
      // What happened meanwhile is seen soon.
      after(first === 0 ? times.lookEvery : times.settle);
    });
  };
  function soon(): void {
    if (stopped) return;
    if (first === 0) first = Date.now();
    if (running) return;
    after(Math.max(0, Math.min(times.settle, first + times.patience - Date.now())));
  }

  listen();
  after(times.lookEvery);
  return () => {
    stopped = true;
    watcher?.close();
    if (timer) clearTimeout(timer);
  };
}
