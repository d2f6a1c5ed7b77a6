/** The entry of the thread that checks a large database; the question is the path of its file. */
import { DatabaseSync } from 'node:sqlite';
import { answerQuestions } from '../threads/thread-answers.ts';
import { quickCheck } from './quick-check.ts';
import { isDamage } from './sqlite-code.ts';

/** Milliseconds that the check waits for another process. */
const busyTimeout = 5000;

answerQuestions((file) => {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(String(file), { timeout: busyTimeout });
    return quickCheck(database);
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  } finally {
    database?.close();
  }
});
