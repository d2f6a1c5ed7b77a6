/** Brings a database to the newest version, each step in a transaction of its own. */
import type { DatabaseSync } from 'node:sqlite';
import { whole } from './whole.ts';

/**
 * Runs the steps that `user_version` says are missing. Answers 'newer', and touches nothing, where the
 * database was written by a program that knows more steps than we do.
 */
export function migrate(database: DatabaseSync, steps: readonly string[]): 'current' | 'newer' {
  if (version(database) > steps.length) return 'newer';
  for (const [index, step] of steps.entries()) {
    if (version(database) > index) continue;
    // Asked again: another process may have made this step while we waited.
    whole(database, () => {
      if (version(database) === index) database.exec(`${step}; pragma user_version = ${index + 1};`);
    });
  }
  return 'current';
}

function version(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.user_version ?? 0);
}
