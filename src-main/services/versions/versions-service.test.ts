import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVersionsService, type VersionsOptions, type VersionsService } from './versions-service.ts';

const start = Date.UTC(2026, 10, 22);
const of = { server: 'sandbox', tenant: 'T1', subject: 'theme/pc/TP1' };
const who = { user: 'Lin', serverName: 'Sandbox' };
let folder: string;
let time: number;
const opened: VersionsService[] = [];

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-versions-')), 'versions');
  time = start;
});
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});
function open(options: Partial<VersionsOptions> = {}): VersionsService {
  const service = createVersionsService({ folder, now: () => time, ...options });
  opened.push(service);
  return service;
}
const text = (fields: object) => JSON.stringify(fields);
const saved = (fields: object, about = of) =>
  ({ ...about, ...who, origin: 'saved', body: text(fields) }) as const;

it('keeps what was saved, newest first, with what changed of the one before, over a sudden end', async () => {
  const service = open();
  await service.keep(saved({ name: 'One', colour: '#111', more: [] }));
  time += 1000;
  await service.keep(saved({ name: 'One', colour: '#222', more: [1] }));
  // Not closed, as if the writing program had crashed.
  const again = open();
  expect(await again.list(of)).toEqual({
    versions: [
      {
        id: 2,
        time: start + 1000,
        origin: 'saved',
        ...who,
        name: '',
        held: false,
        changed: ['colour', 'more'],
      },
      { id: 1, time: start, origin: 'saved', ...who, name: '', held: false, changed: null },
    ],
  });
  expect(await again.body({ ...of, id: 1 })).toEqual({
    body: text({ name: 'One', colour: '#111', more: [] }),
  });
  expect(await again.body({ ...of, id: 9 })).toEqual({ body: null });
});

it('a field that the program of an earlier time did not keep is not said to have changed', async () => {
  const service = open();
  await service.keep(saved({ name: 'One' }));
  await service.keep(saved({ name: 'Two', titles: [] }));
  expect((await service.list(of)).versions[0]?.changed).toEqual(['name']);
});

it.each([
  ['server', { server: 'other' }],
  ['tenant', { tenant: 'T2' }],
  ['subject', { subject: 'theme/pc/TP2' }],
])('shows and changes nothing of another %s', async (_, other) => {
  const service = open();
  const { id } = await service.keep(saved({ a: 1 }));
  const elsewhere = { ...of, ...other, id };
  expect((await service.list(elsewhere)).versions).toEqual([]);
  expect(await service.body(elsewhere)).toEqual({ body: null });
  await service.rename({ ...elsewhere, name: 'mine now' });
  await service.hold({ ...elsewhere, held: true });
  await service.remove(elsewhere);
  expect((await service.list(of)).versions).toMatchObject([{ name: '', held: false }]);
});

describe('the same once more', () => {
  it('is kept once; what came back after something else is kept again', async () => {
    const service = open();
    const { id } = await service.keep(saved({ a: 1 }));
    expect(await service.keep(saved({ a: 1 }))).toEqual({ id });
    expect(await service.keep({ ...saved({ a: 1 }), origin: 'seen' })).toEqual({ id });
    await service.keep(saved({ a: 2 }));
    await service.keep(saved({ a: 1 }));
    expect((await service.list(of)).versions).toHaveLength(3);
  });

  it('is one that was saved, where the page had read it before it could say so', async () => {
    const service = open();
    await service.keep({ ...saved({ a: 1 }), origin: 'seen', user: 'Wei' });
    time += 5;
    await service.keep(saved({ a: 1 }));
    expect((await service.list(of)).versions).toMatchObject([
      { origin: 'saved', user: 'Lin', time: start + 5 },
    ]);
  });
});

it('takes a name and lets it go; deletes one and nothing else', async () => {
  const service = open();
  const { id } = await service.keep(saved({ a: 1 }));
  await service.keep(saved({ a: 2 }));
  await service.rename({ ...of, id, name: '  Before the fair ' });
  expect((await service.list(of)).versions[1]).toMatchObject({ name: 'Before the fair' });
  await service.rename({ ...of, id, name: '' });
  expect((await service.list(of)).versions[1]).toMatchObject({ name: '' });
  await service.remove({ ...of, id });
  expect((await service.list(of)).versions).toMatchObject([{ id: id + 1, changed: null }]);
});

describe('bounds', () => {
  const small = { ofSubject: { count: 3, size: 1000 }, heldOfSubject: 2, all: 2000 };
  const names = async (service: VersionsService, about = of) => {
    const { versions } = await service.list(about);
    const bodies = await Promise.all(versions.map(({ id }) => service.body({ ...about, id })));
    return bodies.map(({ body }) => JSON.parse(body ?? '{}').n);
  };

  it('the newest of a theme stay, and what is held', async () => {
    const service = open({ bounds: small });
    for (let n = 1; n <= 2; n += 1) await service.keep(saved({ n }));
    await service.hold({ ...of, id: 1, held: true });
    for (let n = 3; n <= 6; n += 1) await service.keep(saved({ n }));
    expect(await names(service)).toEqual([6, 5, 4, 1]);
    await service.hold({ ...of, id: 1, held: false });
    expect(await names(service)).toEqual([6, 5, 4]);
  });

  it('large ones are fewer, and the newest stays however large it is', async () => {
    const service = open({ bounds: small });
    await service.keep(saved({ n: 1 }));
    await service.keep(saved({ n: 2, x: 'x'.repeat(600) }));
    await service.keep(saved({ n: 3, x: 'x'.repeat(600) }));
    expect(await names(service)).toEqual([3]);
    await service.keep(saved({ n: 4, x: 'x'.repeat(5000) }));
    expect(await names(service)).toEqual([4]);
  });

  it('of all themes the newest stay', async () => {
    const service = open({ bounds: small });
    const about = (n: number) => ({ ...of, subject: `theme/pc/${n}` });
    for (let n = 1; n <= 4; n += 1) await service.keep(saved({ n, x: 'x'.repeat(700) }, about(n)));
    expect(await names(service, about(1))).toEqual([]);
    expect(await names(service, about(2))).toEqual([]);
    expect(await names(service, about(3))).toEqual([3]);
    expect(await names(service, about(4))).toEqual([4]);
  });

  it('too many held are refused by name, and stay as they were', async () => {
    const service = open({ bounds: small });
    for (let n = 1; n <= 3; n += 1) await service.keep(saved({ n }));
    for (const id of [1, 2, 2]) await service.hold({ ...of, id, held: true });
    const refused = { code: 'VERSIONS_HELD_FULL', params: { most: 2 } };
    await expect(service.hold({ ...of, id: 3, held: true })).rejects.toMatchObject(refused);
    expect((await service.list(of)).versions.map(({ held }) => held)).toEqual([false, true, true]);
    const other = { ...of, subject: 'large' };
    const { id } = await service.keep(saved({ n: 9, x: 'x'.repeat(1990) }, other));
    await expect(service.hold({ ...other, id, held: true })).rejects.toMatchObject(refused);
  });
});

it('forgets a server with its profile, also in the file', async () => {
  const service = open();
  await service.forgetServer('sandbox');
  await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' });
  await service.keep(saved({ name: 'a word that is found nowhere else' }));
  const kept = { ...of, server: 'other' };
  await service.keep(saved({ n: 1 }, kept));
  await service.forgetServer('sandbox');
  expect((await service.list(of)).versions).toEqual([]);
  expect((await service.list(kept)).versions).toHaveLength(1);
  for (const name of await readdir(folder))
    expect((await readFile(join(folder, name))).includes('found nowhere else'), name).toBe(false);
});

it('tells of every change, and of nothing else', async () => {
  const changed = vi.fn();
  const service = open({ onChanged: changed });
  const { id } = await service.keep(saved({ a: 1 }));
  await service.rename({ ...of, id, name: 'x' });
  await service.hold({ ...of, id, held: true });
  await service.remove({ ...of, id });
  expect(changed).toHaveBeenCalledTimes(4);
  await service.list(of);
  await service.body({ ...of, id });
  expect(changed).toHaveBeenCalledTimes(4);
});

it('says so when it can not be written, and works again when it can; a broken file is put aside', async () => {
  await writeFile(folder, 'a file where the folder should be');
  const service = open();
  await expect(service.keep(saved({ a: 1 }))).rejects.toMatchObject({
    code: 'VERSIONS_NOT_KEPT',
    params: { reason: 'EEXIST' },
  });
  await rm(folder);
  await service.keep(saved({ a: 1 }));
  service.close();
  for (const name of ['versions.db-wal', 'versions.db-shm']) await rm(join(folder, name), { force: true });
  await writeFile(join(folder, 'versions.db'), 'something else entirely '.repeat(200));
  const setAside = vi.fn();
  const again = open({ setAside });
  expect((await again.list(of)).versions).toEqual([]);
  expect(setAside).toHaveBeenCalledWith(expect.stringMatching(/versions\.corrupt-/));
});

it('two programs on one folder lose nothing of each other', async () => {
  const [one, other] = [open(), open()];
  for (let n = 0; n < 20; n += 1) {
    await one.keep(saved({ n }));
    await other.keep(saved({ n: -1 - n }));
  }
  expect((await one.list(of)).versions).toHaveLength(40);
});
