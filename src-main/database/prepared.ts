/** Statements that a program asks over and over, prepared once for each database. For texts of the program's own only. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

const known = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Its results are read before it is asked again: all at once, or the first. */
export function prepared(database: DatabaseSync, sql: string): StatementSync {
  const own = known.get(database) ?? new Map<string, StatementSync>();
  known.set(database, own);
  const statement = own.get(sql) ?? database.prepare(sql);
  own.set(sql, statement);
  return statement;
}
