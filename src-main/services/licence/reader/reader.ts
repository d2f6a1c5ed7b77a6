/**
 * The main thread's side of one reading worker. A worker that dies (over its budget, by a fault of Steward's)
 * rejects the pending tasks with READER_FAILED and the reason; the file stays as it was, and the next call gets a
 * new worker.
 */
import { Worker } from 'node:worker_threads';
import { BridgeError } from '#shared/bridge/errors.ts';
import { type BudgetReason, type FileBudget, fileBudget } from './budget.ts';
import type { AnswerTo, ReaderTask, Reply } from './messages.ts';
import { workerAddress } from './worker-address.ts';

/** Milliseconds between two checks of the thread's usage. */
const lookEvery = 250;

export interface Reader {
  ask<T extends ReaderTask>(task: T, handOver?: readonly ArrayBuffer[]): Promise<AnswerTo<T>>;
  /** False after the thread has ended. */
  readonly alive: boolean;
  /** Sets whether the worker keeps the process alive. */
  hold(held: boolean): void;
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

export function startReader(
  address: URL = workerAddress(import.meta.url),
  { seconds, megabytes }: FileBudget = fileBudget,
): Reader {
  // The worker gets no environment.
  const worker = new Worker(address, {
    env: {},
    execArgv: [],
    resourceLimits: /* wall: reader-memory */ { maxOldGenerationSizeMb: megabytes },
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let closedError: BridgeError | null = null;
  let watch: NodeJS.Timeout | undefined;
  let began = usedNow();

  const fail = (cause: unknown, over: BudgetReason | null = null): void => {
    if (closedError) return;
    clearInterval(watch);
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const reason = over ?? (code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'MEMORY' : 'STOPPED');
    closedError = new BridgeError('READER_FAILED', `the licence reader stopped: ${reason}`, { reason });
    closedError.cause = cause;
    for (const { reject } of waiting.values()) reject(closedError);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the thread ended with ${code}`)));
  /** Checks the budget: tasks run one by one, so all time since the last answer belongs to the present one. */
  const look = (): void => {
    const now = usedNow();
    // Both clocks must exceed the limit, for a busy machine makes a thread wait without working.
    if (now.wall - began.wall < seconds || now.processor - began.processor < seconds) return;
    fail(new Error(`one file took more than ${seconds} s of processor time`), 'PROCESSOR');
    void worker.terminate();
  };
  const begin = (): void => {
    began = usedNow();
    clearInterval(watch);
    watch = waiting.size === 0 ? undefined : setInterval(/* wall: reader-processor-time */ look, lookEvery);
  };
  worker.on('message', (reply: Reply) => {
    if ('ready' in reply) return begin();
    const who = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('failed' in reply) who?.reject(new Error(`inside the licence reader: ${reply.failed}`));
    else who?.resolve(reply.answer as never);
    begin();
  });

  return {
    ask(task, handOver = []) {
      if (closedError) return Promise.reject(closedError);
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        if (waiting.size === 1) begin();
        worker.postMessage({ id, task }, [...handOver]);
      });
    },
    get alive() {
      return closedError === null;
    },
    hold: (held) => (held ? worker.ref() : worker.unref()),
    async end() {
      fail(new Error('it was told to'));
      await worker.terminate();
    },
  };
}

/** Seconds of elapsed time, and of processor time of the whole process, which is at least the thread's. */
function usedNow(): { readonly wall: number; readonly processor: number } {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now() / 1000, processor: (user + system) / 1e6 };
}
