/** The entry of a proxy script's thread. WebAssembly bounds the script's memory, the engine its time. */
import { workerData } from 'node:worker_threads';
import { answerQuestions } from '../../threads/thread-answers.ts';
import { lookUpName } from './look-up.ts';
import { openScript, type ProxyScript } from './script-engine.ts';

let script: ProxyScript | null = null;

answerQuestions(async (question) => {
  const { source, url, processor } = question as { source?: string; url?: string; processor: number };
  if (source !== undefined) {
    const { engine } = workerData as { engine: Uint8Array<ArrayBuffer> };
    script = await openScript(engine, source, lookUpName, processor);
    return null;
  }
  if (!script || url === undefined) throw new Error('not loaded');
  return script.ask(url, processor);
});
