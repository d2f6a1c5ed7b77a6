/**
 * Notifies when a folder may have changed: by the system's events where there are any, and by regular checks in any
 * case, since network folders, and a folder that was removed and came back, send no events.
 */
import { type FSWatcher, watch } from 'node:fs';

/** Milliseconds in which the system's events for one copy are merged, and the longest wait for their end. */
const quietTime = 250;
const patience = 2000;
/** Milliseconds between checks. */
const lookEvery = 5000;

export interface WatchTimes {
  readonly quietTime: number;
  readonly patience: number;
  readonly lookEvery: number;
}

/** `changed` never runs twice at a time. Returns the unsubscribe function. Keeps no process alive. */
export function watchFolder(
  path: string,
  changed: () => Promise<void>,
  times: WatchTimes = { quietTime, patience, lookEvery },
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
      // No more watches, a file system without them, or no folder at present: the regular checks go on.
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
      // Events during a check lead to another one soon.
      after(first === 0 ? times.lookEvery : times.quietTime);
    });
  };
  function soon(): void {
    if (stopped) return;
    if (first === 0) first = Date.now();
    if (running) return;
    after(Math.max(0, Math.min(times.quietTime, first + times.patience - Date.now())));
  }

  listen();
  after(times.lookEvery);
  return () => {
    stopped = true;
    watcher?.close();
    if (timer) clearTimeout(timer);
  };
}
