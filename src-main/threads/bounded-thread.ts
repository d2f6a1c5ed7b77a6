/**
 * A thread for work on bytes that somebody else wrote: parsers and interpreters cannot be stopped from inside, but
 * a thread can. Each question has a time limit; a thread that takes longer, or more memory, is terminated. The
 * inner end is `answerQuestions` (thread-answers.ts).
 */
import { Worker } from 'node:worker_threads';

/** Reason of a missing answer; `ASKED_WRONG` comes from the thread itself: the work failed. */
export type ThreadFault = 'TIME' | 'MEMORY' | 'STOPPED' | 'ASKED_WRONG';

export class ThreadError extends Error {
  readonly fault: ThreadFault;
  constructor(fault: ThreadFault, cause?: unknown) {
    super(cause instanceof Error ? cause.message : `the thread was ended: ${fault}`, { cause });
    this.fault = fault;
  }
}

export interface BoundedThread {
  /** Rejects with a ThreadError. After `TIME`, `MEMORY` and `STOPPED` the thread is gone. */
  ask(question: unknown, milliseconds: number): Promise<unknown>;
  readonly alive: boolean;
  end(): Promise<void>;
}

/** Messages between the two ends: one question and its result. */
export interface ThreadQuestion {
  readonly id: number;
  readonly question: unknown;
}
export type ThreadAnswer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: string }
  /** The thread's code is loaded: from now on the time limit is the question's own. */
  | { readonly id: 0 };

/** Milliseconds for the thread's own code to load, also on a busy computer. */
const startLimit = 30_000;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: ThreadError): void;
  readonly milliseconds: number;
  timer: NodeJS.Timeout | undefined;
}

export interface ThreadStart {
  /** Data passed at the start; the thread can reach nothing else of the program. */
  readonly data: unknown;
  /** Heap limit for JavaScript objects, in MB. */
  readonly megabytes: number;
  /** Whether the process may end before an answer; otherwise a question keeps the process alive. */
  readonly inBackground?: boolean;
}

export function startThread(address: URL, o: ThreadStart): BoundedThread {
  const worker = new Worker(address, {
    env: {},
    execArgv: [],
    workerData: o.data,
    resourceLimits: {
      maxOldGenerationSizeMb: o.megabytes,
      maxYoungGenerationSizeMb: Math.ceil(o.megabytes / 4),
    },
  });
  // An idle thread must not keep the process alive.
  worker.unref();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ready = false;
  let endError: ThreadError | null = null;

  const fail = (error: ThreadError): void => {
    endError ??= error;
    clearTimeout(starting);
    for (const { timer, reject } of waiting.values()) {
      clearTimeout(timer);
      reject(endError);
    }
    waiting.clear();
    void worker.terminate();
  };
  const starting = setTimeout(() => fail(new ThreadError('STOPPED')), startLimit);
  starting.unref();
  const begin = (one: Waiting): void => {
    // wall: thread-time
    one.timer = setTimeout(() => fail(new ThreadError('TIME')), one.milliseconds);
    if (o.inBackground) one.timer.unref();
  };
  worker.on('error', (error) => {
    const code = 'code' in error ? error.code : '';
    fail(new ThreadError(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'MEMORY' : 'STOPPED', error));
  });
  worker.on('exit', (code) => fail(new ThreadError('STOPPED', new Error(`the thread ended with ${code}`))));
  worker.on('message', (message: ThreadAnswer) => {
    if (message.id === 0) {
      ready = true;
      clearTimeout(starting);
      for (const one of waiting.values()) begin(one);
      return;
    }
    const who = waiting.get(message.id);
    waiting.delete(message.id);
    clearTimeout(who?.timer);
    if (waiting.size === 0) worker.unref();
    if ('failed' in message) who?.reject(new ThreadError('ASKED_WRONG', new Error(message.failed)));
    else if ('answer' in message) who?.resolve(message.answer);
  });

  return {
    ask(question, milliseconds) {
      if (endError) return Promise.reject(endError);
      const id = ++last;
      return new Promise((resolve, reject) => {
        const one: Waiting = { resolve, reject, milliseconds, timer: undefined };
        waiting.set(id, one);
        if (!o.inBackground) worker.ref();
        if (ready) begin(one);
        worker.postMessage({ id, question } satisfies ThreadQuestion);
      });
    },
    get alive() {
      return endError === null;
    },
    async end() {
      fail(new ThreadError('STOPPED'));
      await worker.terminate();
    },
  };
}
