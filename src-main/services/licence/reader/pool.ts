/**
 * At most two reading workers: the second one lets a single file be opened while a folder is being read. They
 * start when they are first needed and end when nobody has needed them for a while.
 */
import { BridgeError } from '#shared/bridge/errors.ts';
import { type Reader, startReader } from './reader.ts';

const most = 2;
/** Milliseconds without work after which a worker ends. */
const idleLimit = 60_000;

export interface ReaderPool {
  /**
   * Runs `work` with a worker of its own. Cancelling ends the worker at once, whatever it is doing, and rejects
   * with CANCELLED.
   */
  use<T>(signal: AbortSignal, work: (reader: Reader) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function createReaderPool(options: { start?: () => Reader; idleLimit?: number } = {}): ReaderPool {
  const start = options.start ?? startReader;
  const idle: Reader[] = [];
  const queue: (() => void)[] = [];
  let busy = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const endIdle = (): void => {
    for (const reader of idle.splice(0)) void reader.end();
  };

  /** Waits for a place; who gives up waiting leaves the queue. */
  const place = (signal: AbortSignal): Promise<void> => {
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

  const giveBack = (reader: Reader): void => {
    // The place goes to the next in the queue, or is free.
    const next = queue.shift();
    if (!next) busy -= 1;
    if (reader.alive && closed) void reader.end();
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
    async use(signal, work) {
      if (signal.aborted) throw cancelled();
      await place(signal);
      const reader = takeAlive(idle) ?? start();
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
        giveBack(reader);
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
