/** The check of a database's pages: in a thread where the file is large, for SQLite reads all of it at once. */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { startThread } from '../threads/bounded-thread.ts';
import { builtFile } from '../threads/built-file.ts';
import { quickCheck } from './quick-check.ts';

/** Bytes; SQLite checks a file of this size within some 10 ms. */
const atOnce = 4 * 1024 * 1024;
/** Milliseconds for the check of a large file on a slow disk. */
const timeLimit = 600_000;

/** `database`: the open file, which stays readable meanwhile. Rejects where the file cannot be read. */
export async function isSound(database: DatabaseSync, file: string): Promise<boolean> {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size <= atOnce) return quickCheck(database);
  const worker = builtFile(import.meta.url, './worker.ts', 'database-check.js');
  const thread = startThread(worker, { data: null, megabytes: 64 });
  try {
    return (await thread.ask(file, timeLimit)) === true;
  } finally {
    await thread.end();
  }
}
