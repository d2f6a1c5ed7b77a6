/**
 * A thread for work on bytes that somebody else wrote: parsers and interpreters can't be stopped from inside, a thread
 * can. Whoever asks says how long it may take; what takes longer, or more memory, is ended from outside. The other end
 * is `answerQuestions` (thread-answers.ts).
 */
import { Worker } from 'node:worker_threads';

/** Why there is no answer; `ASKED_WRONG` is the thread's own word: the work itself failed. */
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

/** One question and what came of it, between the two ends. */
export interface Question {
  readonly id: number;
  readonly question: unknown;
}
export type Answered =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: string }
  /** Its code is loaded: from now on the time is the question's own. */
  | { readonly id: 0 };

/** Milliseconds for our own code to be loaded, also on a busy computer. */
const startLimit = 30_000;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: ThreadError): void;
  readonly milliseconds: number;
  timer: NodeJS.Timeout | undefined;
}

export interface ThreadStart {
  /** Handed over at the start; nothing else of ours is in its reach. */
  readonly data: unknown;
  /** Of JavaScript objects. */
  readonly megabytes: number;
  /** The process may end before its answer; otherwise a question keeps it alive. */
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
  // A thread that nobody waits for must not keep the process alive.
  worker.unref();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ready = false;
  let gone: ThreadError | null = null;

  const fail = (error: ThreadError): void => {
    gone ??= error;
    clearTimeout(starting);
    for (const { timer, reject } of waiting.values()) {
      clearTimeout(timer);
      reject(gone);
    }
    waiting.clear();
    void worker.terminate();
  };
  const starting = setTimeout(() => fail(new ThreadError('STOPPED')), startLimit);
  starting.unref();
  const begin = (one: Waiting): void => {
    one.timer = setTimeout(() => fail(new ThreadError('TIME')), one.milliseconds);
    if (o.inBackground) one.timer.unref();
  };
  worker.on('error', (error) => {
    const code = 'code' in error ? error.code : '';
    fail(new ThreadError(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'MEMORY' : 'STOPPED', error));
  });
  worker.on('exit', (code) => fail(new ThreadError('STOPPED', new Error(`the thread ended with ${code}`))));
  worker.on('message', (message: Answered) => {
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
      if (gone) return Promise.reject(gone);
      const id = ++last;
      return new Promise((resolve, reject) => {
        const one: Waiting = { resolve, reject, milliseconds, timer: undefined };
        waiting.set(id, one);
        if (!o.inBackground) worker.ref();
        if (ready) begin(one);
        worker.postMessage({ id, question } satisfies Question);
      });
    },
    get alive() {
      return gone === null;
    },
    async end() {
      fail(new ThreadError('STOPPED'));
      await worker.terminate();
    },
  };
}
