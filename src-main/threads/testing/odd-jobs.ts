/** A thread with every behaviour that the tests need. */
import { workerData } from 'node:worker_threads';
import { answerQuestions } from '../thread-answers.ts';

const jobs: Readonly<Record<string, () => unknown>> = {
  echo: () => 'echo',
  given: () => workerData,
  surroundings: () => Object.keys(process.env),
  throw: () => {
    throw new Error('no');
  },
  'for ever': () => {
    for (;;);
  },
  fill: () => {
    const kept: unknown[] = [];
    for (;;) kept.push({ a: [kept.length] });
  },
  exit: () => process.exit(3),
};

answerQuestions((question) => jobs[String(question)]?.());
