/** Families and imports by tenant: kept over a start, refused where somebody was faster, gone with the server. */
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createThemeNotesService } from './theme-notes-service.ts';

let folder: string;
let now: number;
let changes: number;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-theme-notes-')), 'theme-notes');
  now = 1000;
  changes = 0;
});
const open = () =>
  createThemeNotesService({
    folder,
    now: () => now,
    onChanged: () => {
      changes += 1;
    },
    setAside: () => undefined,
  });
const scope = { server: 'p1', tenant: 't1' };
const locator = {
  terminal: 'pc',
  id: 'TP1',
  name: 'Harbour',
  style: 'dark',
  deptId: '',
  external: false,
} as const;
const family = {
  id: 'f1',
  name: 'Harbour',
  brand: { main: '#1f5fae', second: '#123a63', font: '' },
  members: [{ locator, known: { primaryColor: ['#ffffff', '#1f5fae'] } }],
};
const note = { subject: 'a', theme: 'harbour', author: 'Studio', signer: null, version: '1.0.0' };

it('makes no folder for looking', async () => {
  expect(await open().read(scope)).toEqual({ families: [], imports: [] });
  expect(existsSync(folder)).toBe(false);
});

it('keeps a family over a start, and refuses who has seen an earlier one', async () => {
  const kept = await open().keepFamily({ ...scope, family, from: null });
  expect(kept).toEqual({ ...family, time: 1000 });
  const other = open();
  const renamed = await other.keepFamily({ ...scope, family: { ...family, name: 'Quay' }, from: 1000 });
  expect(renamed.time).toBe(1001);
  for (const from of [null, 1000])
    await expect(open().keepFamily({ ...scope, family, from })).rejects.toMatchObject({
      code: 'THEME_FAMILY_CHANGED',
    });
  await expect(open().removeFamily({ ...scope, id: 'f1', from: 1000 })).rejects.toMatchObject({
    code: 'THEME_FAMILY_CHANGED',
  });
  expect((await open().read(scope)).families).toEqual([renamed]);
  expect(await open().removeFamily({ ...scope, id: 'f1', from: 1001 })).toEqual({
    families: [],
    imports: [],
  });
  expect(changes).toBe(3);
});

it('keeps the newest note on each theme', async () => {
  await open().keepImports({ ...scope, imports: [note, { ...note, subject: 'b' }] });
  const newer = { ...note, version: '1.1.0' };
  const { imports } = await open().keepImports({ ...scope, imports: [newer] });
  expect(imports).toEqual([{ ...note, subject: 'b' }, newer]);
});

it('nothing crosses from one tenant or server to another, and a server that is gone leaves nothing', async () => {
  const notes = open();
  await notes.keepImports({ ...scope, imports: [note] });
  for (const other of [
    { ...scope, tenant: 't2' },
    { ...scope, server: 'p2' },
  ])
    expect((await notes.read(other)).imports).toEqual([]);
  await notes.forgetServer('p1');
  expect((await notes.read(scope)).imports).toEqual([]);
});
