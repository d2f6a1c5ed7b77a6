/** Statements that a program asks over and over, prepared once for each database. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Of a database; each of ours has fewer distinct queries than this. */
const keptStatements = 200;

const known = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Its results are read before it is asked again: all at once, or the first. */
export function prepared(database: DatabaseSync, sql: string): StatementSync {
  const own = known.get(database) ?? new Map<string, StatementSync>();
  known.set(database, own);
  const there = own.get(sql);
  if (there) return there;
  if (own.size >= keptStatements) own.clear();
  const statement = database.prepare(sql);
  own.set(sql, statement);
  return statement;
}

/** To be said where the database is replaced, which ends what was prepared. */
export function forgetStatements(database: DatabaseSync): void {
  known.delete(database);
}
