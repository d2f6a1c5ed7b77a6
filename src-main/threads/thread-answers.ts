/** The inner end of a bounded thread: answers each question, or reports why it failed. */
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadQuestion } from './bounded-thread.ts';

export function answerQuestions(work: (question: unknown) => unknown): void {
  const say = (message: ThreadAnswer): void => parentPort?.postMessage(message);
  parentPort?.on('message', ({ id, question }: ThreadQuestion) => {
    Promise.resolve()
      .then(() => work(question))
      .then(
        (answer) => say({ id, answer }),
        (error: unknown) => say({ id, failed: error instanceof Error ? error.message : String(error) }),
      );
  });
  say({ id: 0 });
}
