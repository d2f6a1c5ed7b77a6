/** Packages that are written, checked and unpacked again; invalid ones are refused by code. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examplePackage } from '#shared/api/themes/example-package.ts';
import { fileSizeLimit } from '#shared/bridge/handed-files.ts';
import type { CallArgs, CallName, CallResult } from '#shared/bridge/index.ts';
import type { PackageToWrite } from '#shared/bridge/theme-packages.ts';
import { newBackTheme } from '#shared/rules/themes/defaults.ts';
import { packTheme } from '#shared/rules/themes/package/from-theme.ts';
import { createFileStore, type FileStore } from '../files/file-store.ts';
import { createThemePackageService } from './package-service.ts';
import { createStaging } from './staging.ts';

let folder: string;
let files: FileStore;
let saved: { readonly suggestedName: string; readonly bytes: Uint8Array } | null;
type Call<Name extends CallName> = (args: CallArgs<Name>, context?: object) => Promise<CallResult<Name>>;
let service: {
  readonly check: Call<'themePackages.check'>;
  readonly takeTheme: Call<'themePackages.takeTheme'>;
  readonly changeTheme: Call<'themePackages.changeTheme'>;
  readonly takePicture: Call<'themePackages.takePicture'>;
  readonly write: Call<'themePackages.write'>;
  readonly save: Call<'themePackages.save'>;
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-packages-'));
  files = createFileStore({ uploads: join(folder, 'uploads') });
  saved = null;
  service = createThemePackageService({
    files,
    staging: createStaging(join(folder, 'staging')),
    version: '1.4.0',
    key: async () => ({ publicKey: async () => own, sign: async (text) => signedBy(text) }),
    save: async (suggestedName, write) => {
      const path = join(folder, suggestedName);
      await write(path);
      saved = { suggestedName, bytes: await readFile(path) };
      return { outcome: 'saved', name: suggestedName };
    },
  }) as never;
});
afterEach(async () => {
  await files.close();
  await rm(folder, { recursive: true, force: true });
});

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const own = {
  key: Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url').toString('base64'),
  fingerprint: '',
};
const signedBy = (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64');
const context = () => ({ signal: new AbortController().signal, progress: () => undefined });
async function give(name: string, bytes: Uint8Array): Promise<string> {
  async function* all(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  return (await files.addUpload(name, all(), fileSizeLimit)).id;
}
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Two themes with the same name and picture. */
async function draft(): Promise<PackageToWrite> {
  const form = { ...newBackTheme('pc', 'dark', { deptId: '' }), topicName: '港湾 Harbour' };
  const { pictures: _, ...theme } = packTheme('pc', form);
  const file = await give('picture', png);
  const pictures = [{ field: 'navBackgroundImg', file }];
  return {
    part: 'whole',
    author: ' Studio ',
    licence: '',
    day: '2026-11-01',
    themes: [
      { ...theme, pictures },
      { ...theme, pictures },
    ],
  };
}

async function written(): Promise<string> {
  const outcome = await service.write(
    { suggestedName: 'a.steward-theme', draft: await draft(), sign: false },
    context(),
  );
  expect(outcome).toEqual({ outcome: 'saved', name: 'a.steward-theme' });
  return give('a.steward-theme', saved?.bytes ?? new Uint8Array());
}

describe('what is written', () => {
  it('is read again: keys of its own, one picture for all that show it, and nothing that is empty', async () => {
    const file = await written();
    const { kind, manifest, themes, entries } = await service.check({ file }, context());
    expect(kind).toBe('package');
    expect(manifest).toMatchObject({ author: 'Studio', created: '2026-11-01T00:00:00Z', part: 'whole' });
    expect(manifest).not.toHaveProperty('licence');
    expect(manifest?.themes.map(({ key }) => key)).toEqual(['harbour', 'harbour-2']);
    expect(Object.keys(themes)).toEqual(['harbour', 'harbour-2']);
    expect(entries.map(({ path }) => path).filter((path) => path.startsWith('assets/'))).toHaveLength(1);
    expect(manifest?.themes[0]?.assets).toMatchObject([
      { field: 'navBackgroundImg', bytes: png.length, type: 'image/png' },
    ]);
  });

  it('says its version and changes, and is signed with the installation’s key where that is wanted', async () => {
    const release = { version: '1.2.0', changes: ' The bar is darker. ' };
    await service.write(
      { suggestedName: 'a.steward-theme', draft: { ...(await draft()), release }, sign: true },
      context(),
    );
    const file = await give('a.steward-theme', saved?.bytes ?? new Uint8Array());
    const { manifest, findings } = await service.check({ file }, context());
    expect(manifest?.release).toEqual({ version: '1.2.0', changes: 'The bar is darker.' });
    expect(manifest?.signature?.key).toBe(own.key);
    expect(findings.map(({ code }) => code)).toContain('SIGNED');
    // A theme sent to the server is another package, which bears no signature.
    const { id } = await service.changeTheme({ file, key: 'harbour', name: 'Other', fields: {} }, context());
    expect((await service.check({ file: id }, context())).manifest).not.toHaveProperty('signature');
  });

  it('is the same every time', async () => {
    await written();
    const first = saved?.bytes;
    await written();
    expect(saved?.bytes).toEqual(first);
  });

  it('holds no picture that is none', async () => {
    const given = await draft();
    const file = await give('picture', Buffer.from('<svg onload="x()"/>'));
    const [theme] = given.themes;
    if (!theme) throw new Error('a theme');
    const themes = [{ ...theme, pictures: [{ field: 'navBackgroundImg', file }] }];
    await expect(
      service.write({ suggestedName: 'a', draft: { ...given, themes }, sign: false }, context()),
    ).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
    expect(saved).toBeNull();
  });

  it('is nothing where it is stopped', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(
      service.write(
        { suggestedName: 'a', draft: await draft(), sign: false },
        { ...context(), signal: stop.signal },
      ),
    ).rejects.toThrow();
    expect(saved).toBeNull();
  });
});

describe('a package that is open', () => {
  it('gives one theme as a package of its own, under another name', async () => {
    const file = await written();
    const { id, name } = await service.takeTheme({ file, key: 'harbour-2', name: 'Quay' });
    expect(name).toBe('harbour-2.zip');
    const { manifest } = await service.check({ file: id }, context());
    expect(manifest?.themes).toMatchObject([{ key: 'harbour-2', name: 'Quay' }]);
    expect(manifest?.themes[0]?.assets).toHaveLength(1);
  });

  it('is made anew with a theme that was edited; a picture that nothing shows any more goes', async () => {
    const file = await written();
    const { manifest } = await service.check({ file }, context());
    const [theme, other] = manifest?.themes ?? [];
    const fields = { ...theme?.fields, navBackgroundImg: '', primaryColor: '#123456' };
    const { id } = await service.changeTheme({ file, key: 'harbour', name: 'Dusk', fields });
    const changed = (await service.check({ file: id }, context())).manifest;
    expect(changed?.themes[0]).toEqual({ ...theme, name: 'Dusk', fields, assets: [] });
    expect(changed?.themes[1]).toEqual(other);
    const lost = { ...fields, toolBgImg: 'asset:assets/none.png' };
    await expect(
      service.changeTheme({ file, key: 'harbour', name: 'Dusk', fields: lost }),
    ).rejects.toMatchObject({
      code: 'BAD_ARGUMENTS',
    });
  });

  it('is saved as it is, as far as nobody stops it', async () => {
    const bytes = Buffer.alloc(5_000_000, 'x');
    const file = await give('large.steward-theme', bytes);
    const told: number[] = [];
    const progress = ({ done }: { readonly done: number }) => told.push(done);
    const wish = { file, suggestedName: 'copy.steward-theme' };
    expect(await service.save(wish, { ...context(), progress })).toEqual({
      outcome: 'saved',
      name: 'copy.steward-theme',
    });
    expect(Buffer.from(saved?.bytes ?? []).equals(bytes)).toBe(true);
    expect(told.at(-1)).toBe(bytes.length);
    saved = null;
    await expect(service.save(wish, { ...context(), signal: AbortSignal.abort() })).rejects.toThrow();
    expect(saved).toBeNull();
  });

  it('gives its pictures as they are', async () => {
    const file = await written();
    const { manifest } = await service.check({ file }, context());
    const path = manifest?.themes[0]?.assets[0]?.path ?? '';
    const { id } = await service.takePicture({ file, path });
    expect(Buffer.from((await files.read(id, 1000)).bytes)).toEqual(png);
  });

  it('is read again where it is not held any more', async () => {
    const file = await written();
    for (let other = 0; other < 6; other += 1)
      await service.check(
        { file: await give('other', await examplePackage('backTopic').bytes()) },
        context(),
      );
    await expect(service.takeTheme({ file, key: 'harbour' })).resolves.toMatchObject({ name: 'harbour.zip' });
  });

  it('knows what it has not', async () => {
    const file = await written();
    await expect(service.takeTheme({ file, key: 'nope' })).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
    await expect(service.takePicture({ file, path: '../x' })).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
    await expect(service.check({ file: 'nope' }, context())).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
  });
});

it('says what is wrong with a file, and gives nothing out of it', async () => {
  const file = await give('a.zip', Buffer.from('<html>'));
  const { kind, findings, manifest } = await service.check({ file }, context());
  expect({ kind, manifest }).toEqual({ kind: 'refused', manifest: null });
  expect(findings).toMatchObject([{ code: 'NOT_A_ZIP', severity: 'refused' }]);
  await expect(service.takeTheme({ file, key: 'a' })).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
});

it('leaves nothing behind when its handles go', async () => {
  const file = await written();
  const { id } = await service.takeTheme({ file, key: 'harbour' });
  await files.release([file, id]);
  await files.close();
  expect(await readdir(join(folder, 'uploads')).catch(() => [])).toEqual([]);
});
