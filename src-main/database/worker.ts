/** The entry of the thread that checks a large database; the question is the path of its file. */
import { DatabaseSync } from 'node:sqlite';
import { answerQuestions } from '../threads/thread-answers.ts';
import { quickCheck } from './quick-check.ts';

/** Milliseconds that the check waits for another process. */
const busyTimeout = 5000;
/** SQLite's verdicts on a file that is none of its databases, or a damaged one. */
const damaged = [11, 26];

answerQuestions((file) => {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(String(file), { timeout: busyTimeout });
    return quickCheck(database);
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
    if (damaged.includes(code)) return false;
    throw error;
  } finally {
    database?.close();
  }
});
