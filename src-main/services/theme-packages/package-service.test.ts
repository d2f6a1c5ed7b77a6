/** Packages behind handles: pictures are in staging, not in memory; dropped packages leave nothing there. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PackageToWrite } from '#shared/bridge/theme-packages.ts';
import { newBackTheme } from '#shared/rules/themes/defaults.ts';
import { packTheme } from '#shared/rules/themes/package/from-theme.ts';
import { packed, sampleDraft } from '../../formats/theme-package/testing/packages.ts';
import { png } from '../../formats/theme-package/testing/pictures.ts';
import { createFileStore, type FileStore } from '../files/file-store.ts';
import { assetOf, type GivenFile } from './picture-asset.ts';
import { createThemePackageService } from './package-service.ts';
import { createStaging } from './staging.ts';
import { threadlessCarrier } from './testing/threadless-carrier.ts';

let folder: string;
let files: FileStore;
let service: ReturnType<typeof createThemePackageService>;
const context = (signal = new AbortController().signal) => ({ signal, progress: () => undefined }) as never;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-package-service-'));
  files = createFileStore({ uploads: join(folder, 'uploads') });
  service = createThemePackageService({
    files,
    staging: createStaging(join(folder, 'staging')),
    version: '1.0.0',
    key: () => Promise.reject(new Error('nothing is signed here')),
    save: async () => ({ saved: true }) as never,
  });
});
afterEach(async () => {
  await files.close();
  await rm(folder, { recursive: true, force: true });
});

async function given(bytes: Uint8Array, name = 'a.steward-theme'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return (await files.addPath(path)).id;
}
const idOf = (handle: object): string => (handle as { id: string }).id;
async function staged(): Promise<number> {
  const found = await readdir(join(folder, 'staging'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found.filter((entry) => entry.isFile()).length;
}

test('a package’s pictures are taken from staging, also where the file is gone meanwhile', async () => {
  const file = await given(await packed());
  expect(await service.check({ file }, context())).toMatchObject({ kind: 'package' });
  expect(await staged()).toBe(4);
  await rm(join(folder, 'a.steward-theme'));
  const handle = await service.takePicture({ file, path: 'assets/dusk/screenShot.png' }, context());
  const { bytes } = await files.read(idOf(handle), 1_000_000);
  expect([...bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  // A removed file is refused when it is checked again, and the held content stays.
  await expect(service.check({ file }, context())).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
});

test('of a refused one, and of one that was ended, nothing is left', async () => {
  const good = await packed();
  const bytes = Buffer.from(good);
  bytes[200] = (bytes[200] ?? 0) ^ 1;
  expect(await service.check({ file: await given(bytes) }, context())).toMatchObject({ kind: 'refused' });
  expect(await staged()).toBe(0);
  const ended = AbortSignal.abort(new Error('ended'));
  await expect(service.check({ file: await given(good, 'b') }, context(ended))).rejects.toThrow('ended');
  expect(await staged()).toBe(0);
});

test('a few are held, and looked at again one stands there once', async () => {
  const one = await packed(sampleDraft(['harbour']));
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await service.check({ file: await given(one, name) }, context());
  expect(await staged()).toBe(4);
  const file = await given(one, 'f');
  for (let time = 0; time < 3; time += 1) await service.check({ file }, context());
  expect(await staged()).toBe(4);
  const theme = await service.takeTheme({ file, key: 'harbour' }, context());
  expect((await files.read(idOf(theme), 1_000_000)).bytes.length).toBe(
    (await readFile(join(folder, 'f'))).length,
  );
});

test('a picture has the same name whoever sums it up, and what is none is refused', async () => {
  const given = (bytes: Uint8Array): GivenFile => ({
    name: 'a.png',
    size: bytes.length,
    file: join(folder, 'a.png'),
    async *pieces() {
      for (let at = 0; at < bytes.length; at += 1024 ** 2) yield bytes.subarray(at, at + 1024 ** 2);
    },
  });
  const picture = png(8, 8, [1, 2, 3], 5 * 1024 ** 2);
  await writeFile(join(folder, 'a.png'), picture);
  const [here, carried] = [
    await assetOf(given(picture)),
    await assetOf(given(picture), { carrier: threadlessCarrier() }),
  ];
  expect(carried.path).toBe(here.path);
  const sum = createHash('sha256').update(picture).digest('hex').slice(0, 24);
  expect(here).toMatchObject({ path: `assets/${sum}.png`, bytes: picture.length });
  for (const options of [{}, { carrier: threadlessCarrier() }])
    await expect(assetOf(given(new Uint8Array(5 * 1024 ** 2)), options)).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
    });
});

test.each([
  ['in pieces', undefined],
  ['by a carrier', threadlessCarrier()],
])(
  'an export that is ended in the middle, written %s, leaves what stood there and nothing beside',
  async (_, carrier) => {
    const place = join(folder, 'place');
    await mkdir(place);
    await writeFile(join(place, 'mine.steward-theme'), 'what stood there');
    const exporting = createThemePackageService({
      files,
      staging: createStaging(join(folder, 'staging')),
      version: '1.0.0',
      key: () => Promise.reject(new Error('nothing is signed here')),
      ...(carrier ? { carrier } : {}),
      save: async (_name, write) => {
        await write(join(place, 'mine.steward-theme'));
        return { outcome: 'saved', name: 'mine.steward-theme' };
      },
    });
    // More than are written concurrently, so that some have not started.
    const themes: PackageToWrite['themes'] = [];
    for (let each = 0; each < 8; each += 1) {
      const picture = await given(png(8, 8, [each, 7, 7], 5 * 1024 ** 2), `${each}.png`);
      const form = { ...newBackTheme('pc', 'dark', { deptId: '' }), topicName: `Harbour ${each}` };
      const pictures = [{ field: 'navBackgroundImg', file: picture }];
      themes.push({ ...packTheme('pc', form), pictures });
    }
    const ending = new AbortController();
    const told: number[] = [];
    const progress = ({ done }: { done: number }) => {
      told.push(done);
      ending.abort(new DOMException('ended', 'AbortError'));
    };
    const draft = { part: 'whole' as const, author: '', licence: '', day: '2026-11-01', themes };
    const ended = exporting.write({ suggestedName: 'mine', draft, sign: false }, {
      signal: ending.signal,
      progress,
    } as never);
    await expect(ended).rejects.toThrow('ended');
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(8);
    expect(await readdir(place)).toEqual(['mine.steward-theme']);
    expect(await readFile(join(place, 'mine.steward-theme'), 'utf8')).toBe('what stood there');
  },
);
