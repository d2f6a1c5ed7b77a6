/** A database whose program is killed as it makes it: the next start makes it, and tells of no damage. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../src-main/database/open.ts';

const steps = ['create table kept (n integer)'];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-made-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is no damaged one', async () => {
  const file = join(folder, 'kept.db');
  const program = join(import.meta.dirname, 'programs/die-making-database.ts');
  expect(spawnSync(process.execPath, [program, file]).signal).toBe('SIGKILL');
  const { database, setAside } = await openDatabase(file, steps, 0);
  expect(setAside).toBeNull();
  database.exec('insert into kept values (1)');
  database.close();
});

it('is its user’s alone, and leaves nothing beside it; what an earlier end left is gone', async () => {
  const left = join(folder, 'kept.db.making-1');
  await writeFile(left, '');
  await utimes(left, 0, 0);
  const young = join(folder, 'kept.db.making-2');
  await writeFile(young, '');
  const { database } = await openDatabase(join(folder, 'kept.db'), steps, 0);
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
  expect((await readdir(folder)).sort()).toEqual(['kept.db', 'kept.db.making-2']);
  if (process.platform !== 'win32') expect((await stat(join(folder, 'kept.db'))).mode & 0o777).toBe(0o600);
});

it('two that make it at once have one', async () => {
  const file = join(folder, 'kept.db');
  const one = await openDatabase(file, steps, 0);
  const other = await openDatabase(file, steps, 0);
  one.database.exec('insert into kept values (1)');
  expect(other.database.prepare('select n from kept').all()).toEqual([{ n: 1 }]);
  one.database.close();
  other.database.close();
});
