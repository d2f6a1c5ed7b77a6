/** The page's side of the thread: sends ranges, and awaits answers to questions. */
import type { Answers, FromRangesThread, RangesQuestion, ToRangesThread } from './messages.ts';

export interface RangeThread {
  readonly add: (addresses: readonly string[]) => void;
  readonly ask: <Kind extends RangesQuestion['kind']>(
    question: Extract<RangesQuestion, { kind: Kind }>,
  ) => Promise<Answers[Kind]>;
  readonly close: () => void;
}

interface Waiting {
  readonly done: (answer: never) => void;
  readonly fail: (error: Error) => void;
}

export function rangeThread(): RangeThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<FromRangesThread>) => {
    // The id pairs an answer with its question, so its type is that question's.
    waiting.get(id)?.done(answer as never);
    waiting.delete(id);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { fail } of waiting.values()) fail(new Error(message));
    waiting.clear();
  });
  const say = (said: ToRangesThread) => worker.postMessage(said);
  return {
    add: (addresses) => say({ kind: 'add', addresses }),
    ask: (question) =>
      new Promise((done, fail) => {
        asked += 1;
        waiting.set(asked, { done, fail });
        say({ kind: 'ask', id: asked, question });
      }),
    close: () => worker.terminate(),
  };
}
