import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Disk, realDisk } from './disk.ts';
import { openStore, type StoreOptions } from './store.ts';
import { faultyDisk } from './testing/faulty-disk.ts';

interface Document {
  readonly a: number;
  readonly b: string;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-store-'));
});

const time = Date.UTC(2026, 10, 21, 1, 2, 3);
function options(over: Partial<StoreOptions<Document>> = {}): StoreOptions<Document> {
  return {
    folder,
    name: 'settings',
    version: 1,
    read: (data) => (typeof data === 'object' && data !== null && 'a' in data ? (data as Document) : null),
    defaults: () => ({ a: 0, b: 'default' }),
    now: () => time,
    ...over,
  };
}
const file = (): string => join(folder, 'settings.json');

describe('a durable store', () => {
  it('starts with the defaults, without a notice and without writing', async () => {
    const store = await openStore(options());
    expect(store.current()).toEqual({ a: 0, b: 'default' });
    expect(store.loaded).toEqual({ outcome: 'ok', asideNames: [] });
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps what was acknowledged for the next start', async () => {
    const store = await openStore(options());
    await store.update((now) => ({ ...now, a: 7 }));
    expect((await openStore(options())).current()).toEqual({ a: 7, b: 'default' });
  });

  it.each([
    ['cut', (text: string) => text.slice(0, -20)],
    ['empty', () => ''],
    ['a flipped value', (text: string) => text.replace('"a": 2', '"a": 3')],
    ['another file', (text: string) => text.replace('"file": "settings"', '"file": "servers"')],
    ['no JSON', () => '\u0000\u0001PNG'],
    ['an array', () => '[]'],
  ])('restores the previous generation when the file is %s, keeps it and says so', async (_what, spoil) => {
    const store = await openStore(options());
    await store.update((now) => ({ ...now, a: 1 }));
    await store.update((now) => ({ ...now, a: 2 }));
    const spoiled = spoil(await readFile(file(), 'utf8'));
    await writeFile(file(), spoiled);

    const again = await openStore(options());
    expect(again.current().a).toBe(1);
    expect(again.loaded).toEqual({
      outcome: 'restored',
      asideNames: ['settings.corrupt-2026-11-21T01-02-03-000Z.json'],
    });
    expect(await readFile(join(folder, again.loaded.asideNames[0] ?? ''), 'utf8')).toBe(spoiled);
    expect((await openStore(options())).loaded.outcome).toBe('ok');
  });

  it('falls back to the defaults when both generations are bad, and keeps both', async () => {
    await writeFile(file(), 'x');
    await writeFile(`${file()}.bak`, 'y');
    const store = await openStore(options());
    expect(store.current()).toEqual({ a: 0, b: 'default' });
    expect(store.loaded.outcome).toBe('defaults');
    expect(
      await Promise.all(store.loaded.asideNames.map((name) => readFile(join(folder, name), 'utf8'))),
    ).toEqual(['x', 'y']);
  });

  it('takes the previous generation when the file itself is gone', async () => {
    const store = await openStore(options());
    await store.update((now) => ({ ...now, a: 1 }));
    await store.update((now) => ({ ...now, a: 2 }));
    await rm(file());
    expect((await openStore(options())).current().a).toBe(1);
  });

  it('merges what two processes change', async () => {
    const [one, other] = await Promise.all([openStore(options()), openStore(options())]);
    await Promise.all([
      ...Array.from({ length: 20 }, () => one.update((now) => ({ ...now, a: now.a + 1 }))),
      ...Array.from({ length: 20 }, () => other.update((now) => ({ ...now, b: `${now.b}.` }))),
    ]);
    expect(await one.refresh()).toEqual({ a: 20, b: `default${'.'.repeat(20)}` });
    expect(await other.refresh()).toEqual(one.current());
  });

  it('acknowledges nothing that it could not write, whichever operation fails', async () => {
    const seed = await openStore(options());
    await seed.update(() => ({ a: 1, b: 'kept' }));
    let failures = 0;
    for (let at = 1; at <= 30; at += 1) {
      const { disk } = faultyDisk(at);
      const before = (await openStore(options())).current();
      const wanted = { a: before.a + 1, b: 'kept' };
      const saved = await openStore(options({ disk }))
        .then((store) => store.update(() => wanted))
        .then(
          () => true,
          () => false,
        );
      if (!saved) failures += 1;
      const after = await openStore(options());
      expect(after.loaded.outcome, `operation ${at}`).toBe('ok');
      expect(saved ? [wanted] : [before, wanted], `operation ${at}`).toContainEqual(after.current());
    }
    expect(failures).toBeGreaterThan(8);
  });

  it('sets a file aside that goes bad while the program runs', async () => {
    const store = await openStore(options());
    await store.update(() => ({ a: 1, b: 'x' }));
    await writeFile(file(), 'spoiled');
    expect(await store.refresh()).toEqual({ a: 1, b: 'x' });
    await store.update((now) => ({ ...now, a: 2 }));
    expect((await openStore(options())).current()).toEqual({ a: 2, b: 'x' });
    expect(await readFile(join(folder, 'settings.corrupt-2026-11-21T01-02-03-000Z.json'), 'utf8')).toBe(
      'spoiled',
    );
  });
});

describe('on a disk that takes nothing', () => {
  const refuse = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  const full = (code: string): Disk => ({
    ...realDisk,
    open: (...given: Parameters<Disk['open']>) =>
      String(given[1]).includes('w') ? refuse(code) : realDisk.open(...given),
    rename: () => refuse(code),
    link: () => refuse(code),
  });

  it.each(['ENOSPC', 'EROFS', 'EDQUOT'])('%s: a start goes on, a save is refused', async (code) => {
    const store = await openStore(options());
    const disk = full(code);
    expect((await openStore(options({ disk }))).loaded).toEqual({ outcome: 'ok', asideNames: [] });
    await store.update((now) => ({ ...now, a: 1 }));
    await store.update((now) => ({ ...now, a: 2 }));
    const again = await openStore(options({ disk }));
    expect(again.current().a).toBe(2);
    await expect(again.update((now) => ({ ...now, a: 3 }))).rejects.toMatchObject({ code });
    await writeFile(file(), 'broken');
    const restored = await openStore(options({ disk }));
    expect([restored.current().a, restored.loaded]).toEqual([1, { outcome: 'restored', asideNames: [] }]);
    await writeFile(`${file()}.bak`, 'broken');
    expect((await openStore(options({ disk }))).loaded).toEqual({ outcome: 'defaults', asideNames: [] });
    expect(await readFile(file(), 'utf8')).toBe('broken');
  });
});
