/**
 * Numbered calls to a thread that stays open. A call that waits keeps the process alive, an idle thread does not. Once
 * the thread has ended, each call is rejected with its fault.
 */
import type { Worker } from 'node:worker_threads';

export interface ThreadCall {
  /** Posts the call under its number. */
  readonly send: (id: number) => void;
  readonly signal?: AbortSignal | undefined;
  /** Tells the thread that nobody waits for this number any more: the signal was aborted. */
  readonly abort?: (id: number) => void;
}

export interface ThreadCalls<Answer> {
  /** Rejects with the signal's reason, with the fault of an ended thread, and with the error of `send`. */
  ask(call: ThreadCall): Promise<Answer>;
  /** Returns false where nobody waits for the answer any more. */
  answer(id: number, answer: Answer): boolean;
  refuse(id: number, error: Error): void;
  /** Resolves once every call that waits now has its answer or its error. */
  waitForAll(): Promise<void>;
}

export interface ThreadCallsOptions {
  /** Name of what the thread holds, for the error of one that has ended. */
  readonly name: string;
  /** Is called once, before the calls that wait are rejected. */
  readonly ended: (fault: unknown) => void;
}

export function threadCalls<Answer>(worker: Worker, o: ThreadCallsOptions): ThreadCalls<Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let last = 0;
  let end: { readonly fault: unknown } | null = null;

  const take = (id: number): PromiseWithResolvers<Answer> | undefined => {
    const call = waiting.get(id);
    if (waiting.delete(id) && waiting.size === 0) worker.unref();
    return call;
  };
  const fail = (fault: unknown): void => {
    if (end) return;
    end = { fault };
    o.ended(fault);
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error(`the thread of ${o.name} has ended`)));

  return {
    async ask({ send, signal, abort }) {
      if (end) throw end.fault;
      signal?.throwIfAborted();
      const id = ++last;
      const call = Promise.withResolvers<Answer>();
      waiting.set(id, call);
      worker.ref();
      const stop = (): void => {
        take(id);
        abort?.(id);
        call.reject(signal?.reason);
      };
      signal?.addEventListener('abort', stop, { once: true });
      try {
        send(id);
        return await call.promise;
      } finally {
        signal?.removeEventListener('abort', stop);
        take(id);
      }
    },
    answer(id, answer) {
      const call = take(id);
      call?.resolve(answer);
      return call !== undefined;
    },
    refuse(id, error) {
      take(id)?.reject(error);
    },
    async waitForAll() {
      await Promise.allSettled([...waiting.values()].map(({ promise }) => promise));
    },
  };
}
