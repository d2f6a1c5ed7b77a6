/** Migrates a database to the newest version, each step in a transaction of its own. */
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './transaction.ts';

/**
 * Runs the steps that are missing by `user_version`. Returns 'newer', and changes nothing, where a program with
 * more steps has written the database.
 */
export function migrate(database: DatabaseSync, steps: readonly string[]): 'current' | 'newer' {
  if (version(database) > steps.length) return 'newer';
  for (const [index, step] of steps.entries()) {
    if (version(database) > index) continue;
    // The version is read again inside the transaction: another process may have made this step meanwhile.
    inTransaction(database, () => {
      if (version(database) === index) database.exec(`${step}; pragma user_version = ${index + 1};`);
    });
  }
  return 'current';
}

function version(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.user_version ?? 0);
}
