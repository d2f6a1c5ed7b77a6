/**
 * The sandbox in a thread of its own. SQLite blocks the thread that asks it: to seed the large scale takes seconds,
 * in which no window would be drawn and no server answered.
 */
import type { ReadableStream } from 'node:stream/web';
import { Worker } from 'node:worker_threads';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { builtFile } from '../../threads/built-file.ts';
import { threadCalls } from '../../threads/thread-calls.ts';
import type { SandboxNotice, SomeSandbox } from '../index.ts';
import type { AnsweredHead, FromSandbox, SandboxOrder, SandboxStart, ToSandbox } from './messages.ts';

type SandboxAnswer = AnsweredHead | SandboxScenario | null;

interface Running {
  ask(order: SandboxOrder, signal?: AbortSignal): Promise<SandboxAnswer>;
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
  const opened = Promise.withResolvers<Running>();
  const calls = threadCalls<SandboxAnswer>(worker, {
    name: 'the sandbox',
    ended(fault) {
      ended();
      opened.reject(fault);
    },
  });
  const post = (message: ToSandbox, moved: readonly ReadableStream[] = []): void =>
    worker.postMessage(message, moved as never);
  const ask: Running['ask'] = (order, signal) =>
    calls.ask({
      send: (id) =>
        post(
          { id, time: now === Date.now ? null : now(), order },
          order.kind === 'fetch' && order.body ? [order.body] : [],
        ),
      signal,
      abort: (id) => post({ abort: id }),
    });

  worker.on('message', (message: FromSandbox) => {
    if ('failed' in message) calls.refuse(message.id, new Error(message.failed));
    else if ('answer' in message) {
      if (!calls.answer(message.id, message.answer)) drop(message.answer);
    } else {
      const { scenario, notices } = message;
      worker.unref();
      opened.resolve({
        ask,
        scenario,
        notices,
        async end() {
          await ask({ kind: 'close' });
          await worker.terminate();
        },
      });
    }
  });
  return opened.promise;
}

/** Ends the body of an answer that nobody waits for any more. */
function drop(answer: SandboxAnswer): void {
  const body = answer && 'body' in answer ? answer.body : null;
  if (body && !(body instanceof Uint8Array)) body.cancel().catch(() => undefined);
}
