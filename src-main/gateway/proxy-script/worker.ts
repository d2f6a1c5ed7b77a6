/**
 * The entry of a proxy script's thread: QuickJS as WebAssembly with nothing of ours in reach but the functions that
 * such scripts may call. Its time is bounded from outside, its memory by the machine.
 */
import { workerData } from 'node:worker_threads';
import { createPacResolver, type FindProxyForURL } from 'pac-resolver';
import { QuickJS } from 'quickjs-wasi';
import { answerQuestions } from '../../threads/thread-answers.ts';
import { withMemoryLimit } from './engine-memory.ts';

/** Bytes for the script, with the engine's own. */
const memoryLimit = 32 * 1024 * 1024;

let find: FindProxyForURL | null = null;

answerQuestions(async (question) => {
  const { source, url } = question as { source?: string; url?: string };
  if (source !== undefined) {
    const { engine } = workerData as { engine: Uint8Array<ArrayBuffer> };
    // What a script says to `alert` is nobody's business.
    const sandbox = { alert: () => undefined };
    const vm = await QuickJS.create({ wasm: withMemoryLimit(engine, memoryLimit) });
    find = createPacResolver(vm, source, { sandbox });
    return null;
  }
  if (!find || url === undefined) throw new Error('not loaded');
  return find(url);
});
