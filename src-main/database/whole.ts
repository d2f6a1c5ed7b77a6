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

/**
 * The same, in the file when it is done, and on the disk with whatever is written next: a program that ends suddenly
 * loses nothing of it, a computer without power may. For what can be found out again.
 */
export function soon<T>(database: DatabaseSync, work: () => T): T {
  database.exec('pragma synchronous = normal');
  try {
    return whole(database, work);
  } finally {
    database.exec('pragma synchronous = full');
  }
}
