/**
 * The entry of the reading worker: a thread that explains and compares licences, so that neither the console nor
 * the shell waits. It imports formats and src-shared only: no file, no network, no Electron.
 */
import { parentPort } from 'node:worker_threads';
import type { ReaderAnswer, Reply, Request } from './messages.ts';
import { createTasks } from './tasks.ts';

const perform = createTasks();
parentPort?.postMessage({ ready: true } satisfies Reply);

parentPort?.on('message', ({ id, task }: Request) => {
  perform(task).then(
    (answer) => parentPort?.postMessage({ id, answer } satisfies Reply, handedOver(answer)),
    (error: unknown) => {
      const secret = task.do === 'read' ? task.secret : null;
      parentPort?.postMessage({ id, failed: withoutSecret(error, secret) } satisfies Reply);
    },
  );
});

/** JSON is transferred to the other thread, not copied. */
function handedOver(answer: ReaderAnswer): ArrayBuffer[] {
  const json = answer instanceof Uint8Array ? answer : answer?.json;
  // TextEncoder made the bytes, so the buffer is an ordinary one.
  return json ? [json.buffer as ArrayBuffer] : [];
}

/** Removes the secret from an error's text, which is logged. */
function withoutSecret(error: unknown, secret: string | null): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return secret ? text.replaceAll(secret, '•••') : text;
}
