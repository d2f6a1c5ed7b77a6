/** Many rows at once, with one prepared statement; inside the caller's transaction. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Insertable } from 'kysely';
import type { Tables } from '../database/tables.ts';

export function insertRows<T extends keyof Tables>(
  database: DatabaseSync,
  table: T,
  rows: readonly (Insertable<Tables[T]> & Record<string, SQLInputValue>)[],
): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const marks = columns.map(() => '?').join(', ');
  const statement = database.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`);
  for (const row of rows) statement.run(...columns.map((column) => row[column] ?? null));
}
