import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { lazyDatabase } from './lazy-database.ts';

function lazy(failures = 0) {
  const made: DatabaseSync[] = [];
  let left = failures;
  const file = lazyDatabase(async () => {
    await null;
    if (left > 0) {
      left -= 1;
      throw new Error('held');
    }
    const database = new DatabaseSync(':memory:');
    database.exec('create table t (n integer)');
    made.push(database);
    return database;
  });
  return { file, made };
}

const insert = (n: number) => (database: DatabaseSync) =>
  void database.prepare('insert into t values (?)').run(n);
const all = (database: DatabaseSync) =>
  database
    .prepare('select n from t')
    .all()
    .map(({ n }) => n);

it('is opened once for all uses that wait, which go in their order', async () => {
  const { file, made } = lazy();
  expect(file.isOpen()).toBe(false);
  const uses = [file.use(insert(1)), file.use(insert(2)), file.use(all)];
  expect((await Promise.all(uses)).at(-1)).toEqual([1, 2]);
  expect(made).toHaveLength(1);
  expect(file.isOpen()).toBe(true);
  file.close();
});

it('is tried anew after a failure', async () => {
  const { file } = lazy(1);
  await expect(file.use(all)).rejects.toThrow('held');
  expect(await file.use(all)).toEqual([]);
  file.close();
});

it('does what waits when it is closed, and is opened again after that', async () => {
  const { file, made } = lazy();
  const waiting = file.use(all);
  file.close();
  expect(await waiting).toEqual([]);
  await new Promise(setImmediate);
  expect(made.map((database) => database.isOpen)).toEqual([false]);
  expect(await file.use(all)).toEqual([]);
  file.close();
  expect(made.map((database) => database.isOpen)).toEqual([false, false]);
});
