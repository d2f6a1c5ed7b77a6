/** Packages behind handles: pictures lie in staging, not in memory; of what is refused, ended or gone nothing lies there. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packed, sampleDraft } from '../../formats/theme-package/testing/packages.ts';
import { createFileStore, type FileStore } from '../files/file-store.ts';
import { createThemePackageService } from './package-service.ts';
import { createStaging } from './staging.ts';

let folder: string;
let files: FileStore;
let service: ReturnType<typeof createThemePackageService>;
const context = (signal = new AbortController().signal) => ({ signal, progress: () => undefined }) as never;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-package-service-'));
  files = createFileStore({ uploads: join(folder, 'uploads') });
  service = createThemePackageService({
    ...{ files, staging: createStaging(join(folder, 'staging')), version: '1.0.0', now: () => 0 },
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
  // Looked at again where it is gone, it is said, and what was held stays as it was.
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
