/** The entry of the sandbox's thread: SQLite and the seeding work here, off the thread that draws windows. */
import type { ReadableStream } from 'node:stream/web';
import { parentPort, workerData } from 'node:worker_threads';
import { createSandbox } from '../index.ts';
import type { AnsweredHead, FromSandbox, SandboxOrder, SandboxStart, ToSandbox } from './messages.ts';

let programTime: number | null = null;
const aborts = new Map<number, AbortController>();
const say = (message: FromSandbox, moved: readonly (ArrayBuffer | ReadableStream)[] = []): void =>
  parentPort?.postMessage(message, moved as never);

const sandbox = await createSandbox({
  ...(workerData as SandboxStart),
  now: () => programTime ?? Date.now(),
});

async function obey(order: SandboxOrder, signal: AbortSignal): Promise<AnsweredHead | object | null> {
  switch (order.kind) {
    case 'fetch': {
      const { method, url, headers, body } = order;
      const init = { method, headers: headers as [string, string][], signal, redirect: 'manual' } as const;
      const request = new Request(url, body ? ({ ...init, body, duplex: 'half' } as never) : init);
      return headOf(await sandbox.fetch(request));
    }
    case 'pretend':
      return sandbox.pretend(order.scenario);
    case 'reset':
      await sandbox.reset();
      return null;
    case 'expireSessions':
      await sandbox.expireSessions();
      return null;
    case 'close':
      sandbox.close();
      return null;
  }
}

async function headOf(response: Response): Promise<AnsweredHead> {
  const head = { status: response.status, headers: [...response.headers] };
  if (!response.body) return { ...head, body: null };
  const isWhole = response.headers.get('content-type')?.startsWith('application/json');
  if (!isWhole) return { ...head, body: response.body as ReadableStream<Uint8Array> };
  const [whole, rest] = response.body.tee();
  try {
    const body = new Uint8Array(await new Response(whole).arrayBuffer());
    await rest.cancel();
    return { ...head, body };
  } catch {
    // A body that breaks on the way arrives broken.
    return { ...head, body: rest as ReadableStream<Uint8Array> };
  }
}

function movable(answer: object | null): (ArrayBuffer | ReadableStream)[] {
  const body = answer && 'body' in answer ? (answer as AnsweredHead).body : null;
  if (body === null) return [];
  return [body instanceof Uint8Array ? (body.buffer as ArrayBuffer) : body];
}

parentPort?.on('message', (message: ToSandbox) => {
  if ('abort' in message) return void aborts.get(message.abort)?.abort();
  const { id, time, order } = message;
  programTime = time;
  const stop = new AbortController();
  aborts.set(id, stop);
  obey(order, stop.signal)
    .then(
      (answer) => say({ id, answer: answer as AnsweredHead | null }, movable(answer)),
      (error: unknown) => say({ id, failed: error instanceof Error ? error.message : String(error) }),
    )
    .finally(() => aborts.delete(id));
});
say({ id: 0, scenario: sandbox.scenario(), notices: sandbox.notices() });
