/**
 * A pool of at most two reading workers: with the second one a single file can be opened while a folder is being
 * read. They start on demand and end after some idle time.
 */
import { BridgeError } from '#shared/bridge/errors.ts';
import { type FileBudget, fileBudget } from './budget.ts';
import { type Reader, startReader } from './reader.ts';

const most = 2;
/** Milliseconds without work after which a worker ends. */
const idleLimit = 60_000;

export interface ReaderPool {
  /**
   * Runs `work` with exclusive use of a worker. Cancelling terminates the worker at once and rejects with
   * CANCELLED. With a budget other than that of single files the worker ends after the work.
   */
  use<T>(signal: AbortSignal, work: (reader: Reader) => Promise<T>, budget?: FileBudget): Promise<T>;
  close(): Promise<void>;
}

export function createReaderPool(
  options: { start?: (budget: FileBudget) => Reader; idleLimit?: number } = {},
): ReaderPool {
  const start = options.start ?? ((budget: FileBudget) => startReader(undefined, budget));
  const idle: Reader[] = [];
  const queue: (() => void)[] = [];
  let busy = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const endIdle = (): void => {
    for (const reader of idle.splice(0)) void reader.end();
  };

  /** Waits for a free worker; an aborted caller leaves the queue. */
  const waitForSlot = (signal: AbortSignal): Promise<void> => {
    if (busy < most) {
      busy += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.splice(queue.indexOf(enter), 1);
        reject(cancelled());
      };
      const enter = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      queue.push(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  };

  const giveBack = (reader: Reader, usual: boolean): void => {
    // The slot goes to the next in the queue, or becomes free.
    const next = queue.shift();
    if (!next) busy -= 1;
    if (reader.alive && (closed || !usual)) void reader.end();
    else if (reader.alive) {
      reader.hold(false);
      idle.push(reader);
      clearTimeout(timer);
      timer = setTimeout(endIdle, options.idleLimit ?? idleLimit);
      timer.unref();
    }
    next?.();
  };

  return {
    async use(signal, work, budget = fileBudget) {
      if (signal.aborted) throw cancelled();
      await waitForSlot(signal);
      const usual = budget === fileBudget;
      const reader = (usual ? takeAlive(idle) : undefined) ?? start(budget);
      reader.hold(true);
      const stop = (): void => void reader.end();
      signal.addEventListener('abort', stop, { once: true });
      try {
        const result = await work(reader);
        if (reader.alive) await reader.ask({ do: 'clear' });
        return result;
      } catch (error) {
        if (reader.alive) await reader.ask({ do: 'clear' }).catch(() => undefined);
        throw signal.aborted ? cancelled() : error;
      } finally {
        signal.removeEventListener('abort', stop);
        giveBack(reader, usual);
      }
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all(idle.splice(0).map((reader) => reader.end()));
    },
  };
}

function takeAlive(idle: Reader[]): Reader | undefined {
  for (;;) {
    const reader = idle.pop();
    if (!reader || reader.alive) return reader;
  }
}

function cancelled(): BridgeError {
  return new BridgeError('CANCELLED', 'the call was cancelled');
}
