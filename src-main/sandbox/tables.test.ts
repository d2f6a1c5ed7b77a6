/** The declarations of tables match the tables that the migrations make. */
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import type { AnyTable } from './kernel/database/table.ts';
import { sandboxMigrations } from './migrations/index.ts';
import { tables } from './tables.ts';

const database = new DatabaseSync(':memory:');
migrate(database, sandboxMigrations);
afterAll(() => database.close());

const declared = Object.entries<AnyTable>(tables);
const question = (sql: string) => database.prepare(sql).all();

test('every table is declared, and every declared one is there', () => {
  const there = question(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
  ).map(({ name }) => name);
  expect(there).toEqual(declared.map(([name]) => name).sort());
});

test.each(declared)('%s: the same columns in the same order, and the same key', (name, table) => {
  const columns = question(`select name, type, "notnull" as filled, pk from pragma_table_info('${name}')`);
  expect(columns.map((column) => [column.name, String(column.type).toLowerCase()])).toEqual(
    Object.entries(table.columns).map(([column, { type }]) => [column, type]),
  );
  const key = columns.filter(({ pk }) => pk !== 0).sort((one, other) => Number(one.pk) - Number(other.pk));
  expect(key.map((column) => column.name)).toEqual(table.key);
  // SQLite fills a primary key by itself.
  const empty = columns.filter((column) => column.filled === 0 && column.pk === 0);
  expect(empty.map((column) => column.name)).toEqual(
    Object.entries(table.columns)
      .filter(([, column]) => column.nullable)
      .map(([column]) => column),
  );
});

test.each(declared)('%s: whose rows these are is what they refer to', (name, table) => {
  const owners = question(`select "table" as target from pragma_foreign_key_list('${name}')`).map(
    ({ target }) => target,
  );
  if (owners.includes('tenant')) expect(table.of).toBe('tenant');
  else if (owners.includes('account')) expect(table.of).toBe('account');
  if ('tenant_key' in table.columns) expect(table.of).toBe('tenant');
});
