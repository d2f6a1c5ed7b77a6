/**
 * One reading worker as its users see it. A worker that dies (out of memory, a mistake of ours) answers what was
 * under way with READER_FAILED; the file stays as it was and the next call gets a new worker.
 */
import { Worker } from 'node:worker_threads';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { AnswerTo, Reply, Task } from './messages.ts';
import { workerAddress } from './worker-address.ts';

/** Megabytes of JavaScript objects: 50 licences of 10,000 modules fit; more is a file that wants to fill the memory. */
const memoryLimit = 2048;

export interface Reader {
  ask<T extends Task>(task: T, handOver?: readonly ArrayBuffer[]): Promise<AnswerTo<T>>;
  /** False once the thread is gone. */
  readonly alive: boolean;
  /** Keeps the process alive, or lets it end. */
  hold(held: boolean): void;
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

export function startReader(
  address: URL = workerAddress(import.meta.url),
  megabytes: number = memoryLimit,
): Reader {
  // Nothing of our surroundings is the reader's business.
  const worker = new Worker(address, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let gone: BridgeError | null = null;

  const fail = (cause: unknown): void => {
    if (gone) return;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const reason = code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'MEMORY' : 'STOPPED';
    gone = new BridgeError('READER_FAILED', `the licence reader stopped: ${reason}`, { reason });
    gone.cause = cause;
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the thread ended with ${code}`)));
  worker.on('message', (reply: Reply) => {
    const who = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('failed' in reply) who?.reject(new Error(`inside the licence reader: ${reply.failed}`));
    else who?.resolve(reply.answer as never);
  });

  return {
    ask(task, handOver = []) {
      if (gone) return Promise.reject(gone);
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, task }, [...handOver]);
      });
    },
    get alive() {
      return gone === null;
    },
    hold: (held) => (held ? worker.ref() : worker.unref()),
    async end() {
      fail(new Error('it was told to'));
      await worker.terminate();
    },
  };
}
