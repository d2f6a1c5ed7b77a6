/**
 * The sandbox in a thread of its own. SQLite blocks the thread that asks it: to seed the large scale takes seconds,
 * in which no window would be drawn and no server answered.
 */
import type { ReadableStream } from 'node:stream/web';
import { Worker } from 'node:worker_threads';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { builtFile } from '../../threads/built-file.ts';
import type { SandboxNotice, SomeSandbox } from '../index.ts';
import type { AnsweredHead, FromSandbox, SandboxOrder, SandboxStart, ToSandbox } from './messages.ts';

interface Waiting {
  readonly resolve: (answer: AnsweredHead | SandboxScenario | null) => void;
  readonly reject: (error: unknown) => void;
}

interface Running {
  ask(order: SandboxOrder, signal?: AbortSignal): Promise<AnsweredHead | SandboxScenario | null>;
  readonly scenario: SandboxScenario;
  readonly notices: readonly SandboxNotice[];
  end(): Promise<void>;
}

export interface SandboxThreadOptions extends SandboxStart {
  /** Milliseconds since 1970; `Date.now` is asked for in the thread itself. */
  readonly now: () => number;
}

/** Rejects where the database cannot be opened. A thread that ends by a fault is started anew by the next request. */
export async function openSandboxThread(options: SandboxThreadOptions): Promise<SomeSandbox> {
  let running: Promise<Running> | null = null;
  let closed = false;
  const get = (): Promise<Running> => {
    if (closed) return Promise.reject(new Error('the sandbox was closed'));
    const mine =
      running ??
      start(options, () => {
        if (running === mine) running = null;
      });
    running = mine;
    return mine;
  };
  const first = await get();
  let scenario = first.scenario;
  return {
    async fetch(request) {
      const { signal } = request;
      const { method, url, headers, body } = request;
      const order = {
        kind: 'fetch',
        method,
        url,
        headers: [...headers],
        body: body as ReadableStream,
      } as const;
      const head = (await (await get()).ask(order, signal)) as AnsweredHead;
      return new Response(head.body as ConstructorParameters<typeof Response>[0], {
        status: head.status,
        headers: head.headers as [string, string][],
      });
    },
    scenario: () => scenario,
    async pretend(requested) {
      scenario = (await (await get()).ask({ kind: 'pretend', scenario: requested })) as SandboxScenario;
      return scenario;
    },
    async reset() {
      await (await get()).ask({ kind: 'reset' });
    },
    async expireSessions() {
      await (await get()).ask({ kind: 'expireSessions' });
    },
    notices: () => first.notices,
    async close() {
      if (closed) return;
      closed = true;
      await (await running?.catch(() => null))?.end();
    },
  };
}

function start({ now, ...data }: SandboxThreadOptions, ended: () => void): Promise<Running> {
  const worker = new Worker(builtFile(import.meta.url, './worker.ts', 'sandbox.js'), {
    env: {},
    execArgv: [],
    workerData: data satisfies SandboxStart,
  });
  const waiting = new Map<number, Waiting>();
  const opened = Promise.withResolvers<Running>();
  let last = 0;
  let fault: unknown = null;

  const fail = (error: unknown): void => {
    fault ??= error;
    ended();
    opened.reject(fault);
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread of the sandbox has ended')));

  const ask: Running['ask'] = (order, signal) =>
    new Promise((resolve, reject) => {
      if (fault !== null) return reject(fault);
      if (signal?.aborted) return reject(signal.reason);
      const id = ++last;
      const finish = (): void => {
        signal?.removeEventListener('abort', abort);
        waiting.delete(id);
        if (waiting.size === 0) worker.unref();
      };
      const abort = (): void => {
        finish();
        worker.postMessage({ abort: id } satisfies ToSandbox);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      waiting.set(id, {
        resolve(answer) {
          finish();
          resolve(answer);
        },
        reject(error) {
          finish();
          reject(error);
        },
      });
      // An answer that is awaited keeps the process alive; an idle thread does not.
      worker.ref();
      const time = now === Date.now ? null : now();
      const moved = order.kind === 'fetch' && order.body ? [order.body] : [];
      worker.postMessage({ id, time, order } satisfies ToSandbox, moved as never);
    });

  worker.on('message', (message: FromSandbox) => {
    if (message.id === 0 && 'scenario' in message) {
      const { scenario, notices } = message;
      worker.unref();
      return opened.resolve({
        ask,
        scenario,
        notices,
        async end() {
          await ask({ kind: 'close' });
          await worker.terminate();
        },
      });
    }
    const who = waiting.get(message.id);
    if ('failed' in message) who?.reject(new Error(message.failed));
    else if ('answer' in message && who) who.resolve(message.answer);
    else if ('answer' in message) drop(message.answer);
  });
  return opened.promise;
}

/** Ends the body of an answer that nobody waits for any more. */
function drop(answer: AnsweredHead | SandboxScenario | null): void {
  const body = answer && 'body' in answer ? answer.body : null;
  if (body && !(body instanceof Uint8Array)) body.cancel().catch(() => undefined);
}
