import type { DatabaseSync } from 'node:sqlite';

/** Whether SQLite finds the pages and rows of a database sound. */
export function quickCheck(database: DatabaseSync): boolean {
  return database.prepare('pragma quick_check(1)').get()?.quick_check === 'ok';
}
