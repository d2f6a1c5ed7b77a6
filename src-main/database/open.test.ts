import { chmodSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './open.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-database-'));
});
afterEach(() => rm(folder, { recursive: true }));
const step = 'create table t (a text)';

it.skipIf(process.platform === 'win32')(
  'is its user’s only, log and index too, also where it was not',
  async () => {
    const file = join(folder, 'x.db');
    const parts = ['', '-wal', '-shm'].map((suffix) => file + suffix);
    const rights = () => parts.map((path) => statSync(path).mode & 0o777);
    const first = (await openDatabase(file, [step], 0)).database;
    first.exec("insert into t values ('x')");
    expect(rights()).toEqual([0o600, 0o600, 0o600]);
    for (const path of parts) chmodSync(path, 0o666);
    const second = (await openDatabase(file, [step], 0)).database;
    expect(rights()).toEqual([0o600, 0o600, 0o600]);
    second.close();
    first.close();
  },
);
