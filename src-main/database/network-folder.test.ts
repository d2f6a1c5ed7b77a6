import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import * as network from './network-folder.ts';
import { openDatabase } from './open.ts';

it.each([
  [String.raw`\\server\homes\lin\Steward`, true],
  ['//server/homes/lin/Steward', true],
  [String.raw`\\?\UNC\server\homes\Steward`, true],
  [String.raw`\\?\C:\Users\lin\Steward`, false],
  [String.raw`\\.\C:\Steward`, false],
  [String.raw`C:\Users\lin\AppData\Roaming\Steward`, false],
])('Windows: %s is on the network: %s', (folder, expected) => {
  expect(network.isOnNetwork(folder, 'win32')).toBe(expected);
});

it.each([
  ['ext4', 0xef53, false],
  ['btrfs', 0x9123683e, false],
  ['tmpfs', 0x01021994, false],
  ['NFS', 0x6969, true],
  ['SMB', 0xfe534d42, true],
  ['CIFS', 0xff534d42, true],
])('Linux: %s', (_name, type, expected) => {
  expect(network.isOnNetwork('/home/lin', 'linux', () => type)).toBe(expected);
});

it('a folder that is not there is on none, and this computer’s temporary one neither', () => {
  expect(network.isOnNetwork('/no/such/folder', 'linux')).toBe(false);
  expect(network.isOnNetwork(tmpdir())).toBe(false);
});

it('a database there has no log beside it, also one that had one; on this computer it has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-network-'));
  const file = join(folder, 'a.db');
  const mode = async () => {
    const { database } = await openDatabase(file, ['create table t (n)'], 0);
    database.exec('insert into t values (1)');
    const beside = (await readdir(folder)).filter((name) => name !== 'a.db');
    const rows = database.prepare('select count(*) as n from t').get()?.n;
    database.close();
    return { beside, rows };
  };
  expect(await mode()).toEqual({ beside: ['a.db-shm', 'a.db-wal'], rows: 1 });
  const found = vi.spyOn(network, 'isOnNetwork').mockReturnValue(true);
  expect(await mode()).toEqual({ beside: [], rows: 2 });
  const other = join(folder, 'b.db');
  const { database } = await openDatabase(other, [], 0);
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'delete' });
  database.close();
  found.mockRestore();
});
