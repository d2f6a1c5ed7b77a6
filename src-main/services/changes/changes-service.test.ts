/** The tray on the disk: acknowledged changes survive, writes are noted before sending, others cannot read it. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { type ChangesOptions, type ChangesService, createChangesService } from './changes-service.ts';
import { openTrayFile, type TrayFileOptions } from './tray-file.ts';

const start = Date.UTC(2026, 10, 24);
const server = 'sandbox';
const user = 'Lin';
let folder: string;
let time: number;
const opened: ChangesService[] = [];

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-changes-')), 'changes');
  time = start;
});
afterEach(() => {
  for (const each of opened.splice(0)) each.end();
});
function open(options: Partial<TrayFileOptions> & Pick<ChangesOptions, 'limits'> = {}): ChangesService {
  const { limits, ...own } = options;
  const file = openTrayFile({ folder, keyStore: null, now: () => time, ...own });
  const service = createChangesService({ file, ...(limits && { limits }) });
  opened.push(service);
  return service;
}
const change = (id: string, edits: CollectedChange['edits']): CollectedChange => ({
  title: 'network.changed',
  kind: 'ipSegment',
  place: { id },
  edits,
  touches: ['segments.query'],
  path: '/safe_account/network_manage',
});
const edit = (id: string, from: unknown, to: unknown) => change(id, { name: { from, to } });
const collect = (service: ChangesService, ...changes: CollectedChange[]) =>
  service.collect({ server, user, changes });
async function begin(service: ChangesService, wish = 0) {
  const begun = await service.begin({ server, id: 1, wish });
  if (!begun) throw new Error('it is there, and wanted like that');
  return begun;
}
const edits = async (service: ChangesService) =>
  (await service.tray({ server })).changes.map((one) => one.edits);

/** A key store like the desktop's, which opens only what the same user has sealed. */
function keyStore(key = randomBytes(16)): KeyStore {
  const mask = (bytes: Uint8Array) => bytes.map((byte, at) => byte ^ (key[at % key.length] ?? 0));
  const check = (text: string) => createHash('sha256').update(text).digest('hex');
  return {
    status: async () => ({ available: true, backend: 'test' }),
    seal: async (text) => mask(Buffer.from(check(text) + text)),
    async open(sealed) {
      const text = Buffer.from(mask(sealed)).toString();
      if (check(text.slice(64)) !== text.slice(0, 64)) throw new Error('another key');
      return { text: text.slice(64), isStale: false };
    },
  };
}

it('keeps what was collected over a sudden end, one change for a record', async () => {
  const service = open();
  await collect(service, edit('S1', 'a', 'b'), edit('S2', 'x', 'y'));
  time += 1000;
  expect(await collect(service, edit('S1', 'b', 'c'))).toEqual({ count: 2 });
  // Not closed, as if the writing program had crashed.
  const { changes, sets } = await open().tray({ server });
  expect(sets).toEqual([]);
  expect(changes).toMatchObject([
    { id: 1, time: start + 1000, user, state: 'waiting', edits: { name: { from: 'a', to: 'c' } } },
    { id: 2, time: start, edits: { name: { from: 'x', to: 'y' } } },
  ]);
  await collect(service, edit('S1', 'c', 'a'));
  expect(await edits(service)).toEqual([{ name: { from: 'x', to: 'y' } }]);
});

it('is one tray for each server, and forgets one with its profile, also in the file', async () => {
  const service = open();
  await collect(service, edit('S1', 'a', 'a word that is found nowhere else'));
  await service.collect({ server: 'other', user, changes: [edit('S1', 1, 2)] });
  await service.forgetServer(server);
  expect(await edits(service)).toEqual([]);
  expect((await service.tray({ server: 'other' })).changes).toHaveLength(1);
  for (const name of await readdir(folder))
    expect((await readFile(join(folder, name))).includes('found nowhere else'), name).toBe(false);
});

it('says what waits for one record, by its kind and locator alone', async () => {
  const service = open();
  await collect(service, edit('S1', 'a', 'b'), edit('S2', 'c', 'd'));
  const waiting = (of: { server: string; kind: string; place: unknown }) => service.waiting(of);
  const record = { server, kind: 'ipSegment', place: { id: 'S2' } };
  expect(await waiting(record)).toEqual({ edits: { name: { from: 'c', to: 'd' } } });
  for (const other of [{ server: 'other' }, { kind: 'ipList' }, { place: { id: 'S3' } }])
    expect(await waiting({ ...record, ...other })).toEqual({ edits: null });
  const [, { id = 0 } = {}] = (await service.tray({ server })).changes;
  await service.drop({ server, ids: [id] });
  expect(await waiting(record)).toEqual({ edits: null });
});

it('makes no file for who never collects', async () => {
  const service = open();
  expect(await service.tray({ server })).toEqual({ changes: [], sets: [] });
  expect(await service.waiting({ server, kind: 'ipSegment', place: {} })).toEqual({ edits: null });
  await service.forgetServer(server);
  await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' });
});

describe('applying', () => {
  it('notes that it is sent before it is: after a sudden end it has the same key', async () => {
    const service = open();
    await collect(service, edit('S1', 'a', 'b'));
    const { key } = await begin(service);
    const again = open();
    expect((await again.tray({ server })).changes).toMatchObject([{ state: 'sending' }]);
    expect(await begin(again)).toEqual({ key, approver: '' });
    await again.note({ server, id: 1, wish: 0, result: 'unknown', message: 'cut', applied: null });
    expect(await begin(again)).toEqual({ key, approver: '' });
    // A known result discards the key, and so does another wish.
    await again.note({ server, id: 1, wish: 0, result: 'failed', message: 'no', applied: null });
    const other = await begin(again);
    expect(other.key).not.toBe(key);
    await again.edit({ server, id: 1, edits: { name: { from: 'a', to: 'z' } } });
    expect((await begin(again, 1)).key).not.toBe(other.key);
    expect(await again.begin({ server, id: 1, wish: 0 })).toBeNull();
    await again.drop({ server, ids: [1] });
    expect(await again.begin({ server, id: 1, wish: 1 })).toBeNull();
  });

  it('completed changes go into a set with their results; the rest waits with its messages', async () => {
    const service = open();
    await collect(service, edit('S1', 'a', 'b'), edit('S2', 'a', 'b'), edit('S3', 'a', 'b'));
    const applied = { place: { id: 'S1' }, edits: { name: { from: 'old', to: 'b' } } };
    await service.note({ server, id: 1, wish: 0, result: 'done', message: '', applied });
    await service.note({ server, id: 2, wish: 0, result: 'held', message: '', applied: null });
    await service.note({ server, id: 3, wish: 0, result: 'failed', message: 'Too long', applied: null });
    // A change that is collected meanwhile is separate.
    await collect(service, edit('S1', 'b', 'c'));
    const { set } = await service.close({ server, user: 'Wei' });
    const { changes, sets } = await service.tray({ server });
    expect(changes).toMatchObject([
      { id: 3, state: 'failed', message: 'Too long' },
      { id: 4, state: 'waiting', edits: { name: { from: 'b', to: 'c' } } },
    ]);
    expect(sets).toEqual([
      {
        id: set,
        time: start,
        user: 'Wei',
        approver: '',
        name: '',
        ticket: '',
        count: 2,
        made: 1,
        tookBack: [],
        takenBack: null,
      },
    ]);
    expect((await service.set({ server, id: set ?? 0 })).changes).toMatchObject([
      { id: 1, state: 'done', applied },
      { id: 2, state: 'held', applied: null },
    ]);
    expect(await service.close({ server, user })).toEqual({ set: null });
    expect((await service.set({ server: 'other', id: set ?? 0 })).changes).toEqual([]);
    await service.forgetSet({ server, id: set ?? 0 });
    expect((await service.tray({ server })).sets).toEqual([]);
  });

  it('another server’s numbers do nothing', async () => {
    const service = open();
    await collect(service, edit('S1', 'a', 'b'));
    const foreign = { server: 'other', id: 1, wish: 0 };
    await service.edit({ server: 'other', id: 1, edits: {} });
    await service.drop({ server: 'other', ids: [1] });
    await service.note({ ...foreign, result: 'done', message: '', applied: null });
    expect(await service.begin(foreign)).toBeNull();
    expect(await edits(service)).toHaveLength(1);
  });
});

describe('bounds', () => {
  it('one too many is refused by name, and none of what came with it is taken', async () => {
    const service = open({ limits: { count: 2, all: 100_000, sets: 2 } });
    await collect(service, edit('S1', 1, 2));
    const refused = { code: 'CHANGES_FULL', params: { most: 2 } };
    await expect(collect(service, edit('S2', 1, 2), edit('S3', 1, 2))).rejects.toMatchObject(refused);
    expect(await edits(service)).toHaveLength(1);
    await collect(service, edit('S1', 2, 3), edit('S2', 1, 2));
    expect(await edits(service)).toHaveLength(2);
  });

  it('too much is refused too; of sets the newest stay', async () => {
    const service = open({ limits: { count: 50, all: 3000, sets: 2 } });
    await expect(collect(service, edit('S1', '', 'x'.repeat(3000)))).rejects.toMatchObject({
      code: 'CHANGES_FULL',
    });
    const made: (number | null)[] = [];
    for (let n = 0; n < 3; n += 1) {
      await collect(service, edit('S1', n, n + 1));
      const [one] = (await service.tray({ server })).changes;
      await service.note({ server, id: one?.id ?? 0, wish: 0, result: 'done', message: '', applied: null });
      made.push((await service.close({ server, user })).set);
    }
    expect((await service.tray({ server })).sets.map(({ id }) => id)).toEqual([made[2], made[1]]);
    expect((await service.set({ server, id: made[0] ?? 0 })).changes).toEqual([]);
  });
});

describe('where there is a key store', () => {
  const word = 'a word that is found nowhere else';
  const found = async () =>
    (await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))))).some((bytes) =>
      bytes.includes(word),
    );

  it('nothing of a change is readable in the file; without one it is', async () => {
    const store = keyStore();
    const sealed = open({ keyStore: store });
    await collect(sealed, edit('S1', '', word), edit('S1', word, `${word}!`));
    expect(await found()).toBe(false);
    expect(await edits(open({ keyStore: store }))).toEqual([{ name: { from: '', to: `${word}!` } }]);
    await collect(open(), edit('S2', '', word));
    expect(await found()).toBe(true);
  });

  it('a change that another user sealed is refused by name', async () => {
    await collect(open({ keyStore: keyStore() }), edit('S1', '', word));
    const refused = { code: 'CHANGES_NOT_KEPT' };
    await expect(open({ keyStore: keyStore() }).tray({ server })).rejects.toMatchObject(refused);
    await expect(open().tray({ server })).rejects.toMatchObject(refused);
  });
});

it('says so when it can not be written, and works again when it can; a broken file is put aside', async () => {
  await writeFile(folder, 'a file where the folder should be');
  const service = open();
  const reason = { code: 'CHANGES_NOT_KEPT', params: { reason: 'EEXIST' } };
  await expect(collect(service, edit('S1', 1, 2))).rejects.toMatchObject(reason);
  await rm(folder);
  await collect(service, edit('S1', 1, 2));
  service.end();
  for (const name of ['changes.db-wal', 'changes.db-shm']) await rm(join(folder, name), { force: true });
  await writeFile(join(folder, 'changes.db'), 'something else entirely '.repeat(200));
  const damaged = vi.fn();
  expect(await edits(open({ damaged }))).toEqual([]);
  const kept = expect.stringMatching(/^changes\.corrupt-/);
  expect(damaged).toHaveBeenCalledWith({ outcome: 'lost', asideName: kept });
});

it('tells of what others have to look at, and not of every step of applying', async () => {
  const changed = vi.fn();
  const service = open({ onChanged: changed });
  await collect(service, edit('S1', 1, 2));
  expect(changed).toHaveBeenCalledTimes(1);
  await begin(service);
  await service.note({ server, id: 1, wish: 0, result: 'done', message: '', applied: null });
  await service.tray({ server });
  expect(changed).toHaveBeenCalledTimes(1);
  await service.close({ server, user });
  expect(changed).toHaveBeenCalledTimes(2);
});

it('applies in the order that it was put into, also of what comes later', async () => {
  const service = open();
  await collect(service, edit('S1', 'a', 'b'), edit('S2', 'a', 'b'), edit('S3', 'a', 'b'));
  const order = async () => (await service.tray({ server })).changes.map(({ id }) => id);
  expect(await order()).toEqual([1, 2, 3]);
  await service.arrange({ server, ids: [3, 1, 2] });
  expect(await order()).toEqual([3, 1, 2]);
  // A dropped id is ignored, and changes of another server keep their order.
  await service.drop({ server, ids: [1] });
  await service.arrange({ server, ids: [1, 2, 3] });
  expect(await order()).toEqual([2, 3]);
  await collect(service, edit('S4', 'a', 'b'));
  await collect(service, edit('S3', 'b', 'c'));
  expect(await order()).toEqual([2, 3, 4]);
  expect(await open().tray({ server })).toMatchObject({ changes: [{ id: 2 }, { id: 3 }, { id: 4 }] });
});
