import { mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import * as threads from '../threads/bounded-thread.ts';
import { isSound } from './is-sound.ts';

const started = vi.spyOn(threads, 'startThread');

async function filled(megabytes: number): Promise<{ file: string; database: DatabaseSync }> {
  const file = join(await mkdtemp(join(tmpdir(), 'steward-check-')), 'a.db');
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; create table t (a blob); create index i on t (a)');
  for (let count = 0; count < megabytes; count += 1)
    database.exec('insert into t values (randomblob(500000))');
  database.exec('pragma wal_checkpoint(truncate)');
  return { file, database };
}

async function spoil(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(4096, 0xff), 0, 4096, 2 * 4096);
  await handle.close();
}

it.each([
  ['a small database is checked at once', 1, 0],
  ['a large one in a thread', 8, 1],
])('%s', async (_what, megabytes, threadCount) => {
  started.mockClear();
  const { file, database } = await filled(megabytes);
  expect(await isSound(database, file)).toBe(true);
  expect(started).toHaveBeenCalledTimes(threadCount);
  database.close();
  await spoil(file);
  const again = new DatabaseSync(file);
  expect(await isSound(again, file)).toBe(false);
  again.close();
});
