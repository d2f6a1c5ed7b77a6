/** A damaged tray: the previous generation replaces it, the damaged file is kept, and the user is told. */
import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renewPrevious } from '../../database/previous-generation.ts';
import { createChangesService } from './changes-service.ts';
import { openTrayFile, type TrayDamage } from './tray-file.ts';

const server = 'sandbox';
let folder: string;
let damage: TrayDamage[];
const opened: { end(): void }[] = [];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-damaged-')), 'changes');
  damage = [];
});
afterEach(() => {
  for (const each of opened.splice(0)) each.end();
});

function openTray() {
  const file = openTrayFile({
    folder,
    keyStore: null,
    now: () => Date.UTC(2026, 10, 28),
    damaged: (found) => damage.push(found),
  });
  const service = createChangesService({ file });
  opened.push(service);
  return { ...service, file };
}
type Service = ReturnType<typeof openTray>;
const collect = (service: Service, id: string) =>
  service.collect({
    server,
    user: 'Lin',
    changes: [
      {
        title: 'network.changed',
        kind: 'ipSegment',
        place: { id },
        path: '',
        edits: { name: { from: 'a', to: 'b' } },
        touches: [],
      },
    ],
  });
const waiting = async (service: Service) =>
  (await service.tray({ server })).changes.map(({ place }) => (place as { id: string }).id);
const path = () => join(folder, 'changes.db');

/** A tray with one change, and a copy of it. */
async function withCopy(): Promise<void> {
  const service = openTray();
  await collect(service, 'S1');
  await service.file.copyNow();
  service.end();
}

const damages: readonly (readonly [string, () => Promise<void>, RegExp])[] = [
  ['empty', () => truncate(path(), 0), /^changes\.corrupt-/],
  ['cut in half', async () => truncate(path(), (await stat(path())).size / 2), /^changes\.corrupt-/],
  ['zeros', async () => writeFile(path(), Buffer.alloc((await stat(path())).size)), /^changes\.corrupt-/],
  ['something else', () => writeFile(path(), 'something else '.repeat(900)), /^changes\.corrupt-/],
  [
    'of a newer program',
    async () => {
      const database = new DatabaseSync(path());
      database.exec('pragma user_version = 99');
      database.close();
    },
    /^changes\.newer-/,
  ],
];

it.each(damages)('%s: goes back to the previous generation', async (_, spoil, name) => {
  await withCopy();
  await spoil();
  const bad = await readFile(path());
  expect(await waiting(openTray())).toEqual(['S1']);
  expect(damage).toMatchObject([{ outcome: 'restored' }]);
  const [{ asideName = '' } = {}] = damage;
  expect(asideName).toMatch(name);
  expect((await readFile(join(folder, asideName))).equals(bad)).toBe(true);
  expect(await waiting(openTray())).toEqual(['S1']);
  expect(damage).toHaveLength(1);
});

it.each(damages)(
  '%s, and no previous generation: a new one is begun, and it is said',
  async (_, spoil, name) => {
    await withCopy();
    await rm(`${path()}.bak`);
    await spoil();
    expect(await waiting(openTray())).toEqual([]);
    expect(damage).toMatchObject([{ outcome: 'lost', asideName: expect.stringMatching(name) }]);
  },
);

it('a missing file is replaced; two damaged generations are both kept', async () => {
  await withCopy();
  await copyFile(`${path()}.bak`, `${path()}.second`);
  await rm(path());
  expect(await waiting(openTray())).toEqual(['S1']);
  expect(damage).toEqual([{ outcome: 'restored', asideName: '' }]);
  for (const each of opened.splice(0)) each.end();
  for (const file of [path(), `${path()}.bak`]) await writeFile(file, 'x'.repeat(9000));
  for (const suffix of ['-wal', '-shm']) await rm(path() + suffix, { force: true });
  expect(await waiting(openTray())).toEqual([]);
  expect((await readdir(folder)).filter((name) => name.includes('corrupt'))).toHaveLength(2);
});

it('keeps no copy of what is damaged by now', async () => {
  await withCopy();
  const good = await readFile(`${path()}.bak`);
  const bytes = await readFile(path());
  await writeFile(path(), bytes.fill(0xff, 4096));
  const damagedMeanwhile = new DatabaseSync(path());
  await expect(renewPrevious(damagedMeanwhile, path())).rejects.toThrow();
  damagedMeanwhile.close();
  expect((await readFile(`${path()}.bak`)).equals(good)).toBe(true);
  expect((await readdir(folder)).filter((name) => name.includes('tmp'))).toEqual([]);
});

it('has what was forgotten in no generation', async () => {
  await withCopy();
  const service = openTray();
  await service.forgetServer(server);
  service.end();
  await writeFile(path(), '');
  expect(await waiting(openTray())).toEqual([]);
  expect(damage).toMatchObject([{ outcome: 'restored' }]);
});
