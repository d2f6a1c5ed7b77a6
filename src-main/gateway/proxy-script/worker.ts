/**
 * The entry of a proxy script's thread: QuickJS as WebAssembly with nothing of ours in reach but the functions that
 * such scripts may call. Its time is bounded from outside, its memory here and there.
 */
import { workerData } from 'node:worker_threads';
import { createPacResolver, type FindProxyForURL } from 'pac-resolver';
import { QuickJS } from 'quickjs-wasi';
import { answerQuestions } from '../../threads/thread-answers.ts';

/** Bytes that the script itself may fill. */
const memoryLimit = 32 * 1024 * 1024;

let find: FindProxyForURL | null = null;

answerQuestions(async (question) => {
  const { source, url } = question as { source?: string; url?: string };
  if (source !== undefined) {
    const { engine } = workerData as { engine: Uint8Array<ArrayBuffer> };
    // What a script says to `alert` is nobody's business.
    const sandbox = { alert: () => undefined };
    find = createPacResolver(await QuickJS.create({ wasm: engine, memoryLimit }), source, { sandbox });
    return null;
  }
  if (!find || url === undefined) throw new Error('not loaded');
  return find(url);
});
