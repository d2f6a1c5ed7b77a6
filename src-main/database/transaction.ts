import type { DatabaseSync } from 'node:sqlite';

/** Takes the write lock at once, so that what `work` reads stays true until its writes. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate');
  try {
    const made = work();
    database.exec('commit');
    return made;
  } catch (error) {
    // A full disk may have rolled the transaction back already; the original error counts.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}
