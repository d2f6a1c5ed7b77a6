/** The declarations of tables match the tables that the migrations make, and queries name an area's own tables. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../database/open.ts';
import type { AnyTable } from './kernel/database/table.ts';
import { kernelTables } from './kernel/database/tables.ts';
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

/** A table's name in a query, a list's routes or a type: everywhere that rows are named by their table. */
const named =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w+Join|\w+Routes?|crud|rowStore)\(\s*\[?'(\w+)|\b(?:Tables\[|Row<|NewRow<)'(\w+)'|\b(?:from|into|update|join) (\w+)\b/g;

/** Lines of an area's file that name a table of another area. */
function foreignTables(file: string, content: string, ownerOf: ReadonlyMap<string, string>): string[] {
  const area = /areas\/([^/]+)\//.exec(file)?.[1];
  return [...content.matchAll(named)].flatMap((match) => {
    const owner = ownerOf.get(match.slice(1).find((name) => name !== undefined) ?? '');
    return owner === undefined || owner === area ? [] : [`${file} names a table of ${owner}: ${match[0]}`];
  });
}

test('no area, and not the kernel, names a table of another area in a query', () => {
  const root = join(import.meta.dirname, '../..');
  const ownerOf = new Map<string, string>();
  for (const file of globSync('src-main/sandbox/areas/*/tables.ts', { cwd: root })) {
    const area = /areas[\\/]([^\\/]+)/.exec(file)?.[1] ?? '';
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(/^ {2}(\w+): \w+\(/gm))
      ownerOf.set(name, area);
  }
  expect(declared.length - ownerOf.size).toBe(Object.keys(kernelTables).length);
  const files = globSync('src-main/sandbox/{areas,kernel}/**/*.ts', { cwd: root });
  expect(
    files.flatMap((file) =>
      foreignTables(
        file.replaceAll('\\', '/'),
        withoutComments(readFileSync(join(root, file), 'utf8')),
        ownerOf,
      ),
    ),
  ).toEqual([]);
});

test.each([
  "store.deleteFrom('theme')",
  ".leftJoin('theme', 'theme.id', 'own.id')",
  "crud('theme', {",
  "plainListRoutes('theme', lists.theme)",
  "selectFrom(['theme', 'own'])",
  "Selectable<Tables['theme']>",
  'sql`delete from theme where id = 1`',
])('a table of another area is found in %s', (line) => {
  expect(foreignTables('areas/feed/routes.ts', line, new Map([['theme', 'themes']]))).toHaveLength(1);
  expect(foreignTables('areas/themes/routes.ts', line, new Map([['theme', 'themes']]))).toEqual([]);
});

function withoutComments(content: string): string {
  return content.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}
