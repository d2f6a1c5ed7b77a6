/** Several statements as one: all of them, or nothing. */
import type { DatabaseSync } from 'node:sqlite';

/** Immediate: another process waits from here on, and what is read inside stays true. */
export function whole<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate');
  try {
    const made = work();
    database.exec('commit');
    return made;
  } catch (error) {
    // A full disk has taken it back already; the cause is what counts.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}
