import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { nodeSqliteDialect } from './dialect.ts';
import { forgetStatements, preparedStatement } from './statement-cache.ts';

/** The cache's size in statements for each database. */
const most = 200;
const opened: DatabaseSync[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});
function open() {
  const database = new DatabaseSync(':memory:');
  opened.push(database);
  database.exec('create table thing (id integer primary key, name text)');
  return { database, prepares: vi.spyOn(database, 'prepare') };
}

it('a text is prepared once for each database, whoever asks', async () => {
  const { database, prepares } = open();
  const things = new Kysely<{ thing: { id: number; name: string } }>({
    dialect: nodeSqliteDialect(database),
  });
  const ask = () => things.selectFrom('thing').select('name').execute();
  await ask();
  await ask();
  expect(prepares).toHaveBeenCalledTimes(1);
  preparedStatement(database, String(prepares.mock.calls[0]?.[0]));
  expect(prepares).toHaveBeenCalledTimes(1);
  const other = open();
  preparedStatement(other.database, 'select name from thing').all();
  expect(other.prepares).toHaveBeenCalledTimes(1);
});

it('no more are kept than a limit', () => {
  const { database, prepares } = open();
  for (let at = 0; at <= most; at += 1) preparedStatement(database, `select ${at}`);
  preparedStatement(database, 'select 0');
  expect(prepares).toHaveBeenCalledTimes(most + 2);
});

it('none is kept over a replacement of the database', () => {
  const { database, prepares } = open();
  const bytes = database.serialize();
  preparedStatement(database, 'select name from thing').all();
  database.deserialize(bytes);
  forgetStatements(database);
  expect(preparedStatement(database, 'select name from thing').all()).toEqual([]);
  expect(prepares).toHaveBeenCalledTimes(2);
});
