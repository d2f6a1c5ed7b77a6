import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Statements cached for each database; each database of Steward has fewer distinct queries than this. */
const keptStatements = 200;

const known = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Returns a shared statement: read its results (all, or the first) before it runs again. */
export function preparedStatement(database: DatabaseSync, sql: string): StatementSync {
  const statements = known.get(database) ?? new Map<string, StatementSync>();
  known.set(database, statements);
  const there = statements.get(sql);
  if (there) return there;
  if (statements.size >= keptStatements) statements.clear();
  const statement = database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

/** Call this where a database is replaced: its prepared statements become invalid. */
export function forgetStatements(database: DatabaseSync): void {
  known.delete(database);
}
