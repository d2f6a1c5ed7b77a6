import { execFileSync } from 'node:child_process';
import { lstat, mkdir, mkdtemp, readdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileHandle } from '#shared/bridge/files.ts';
import type { SkippedFiles } from '#shared/bridge/licence/licence.ts';
import { until } from '#shared/testing/until.ts';
import { createFileStore, type FileStore } from '../../files/file-store.ts';
import { createLicenceFolders, type LicenceFolders } from './folders.ts';
import { type FolderDisk, listFolder } from './list-folder.ts';

const posix = process.platform !== 'win32';
let folder: string;
let files: FileStore;
let folders: LicenceFolders;
const changed = vi.fn<Parameters<typeof createLicenceFolders>[0]['changed']>();
const times = { quietTime: 10, patience: 50, lookEvery: 100 };
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-folder-')), 'licences');
  await mkdir(folder);
  files = createFileStore({ uploads: join(folder, '..', 'uploads') });
  changed.mockReset();
  folders = createLicenceFolders({ files, changed, times });
});
afterEach(() => folders.closeAll());

/** A folder entry as Node returns it. */
const entry = (name: string) => ({ name: Buffer.from(name), isDirectory: () => false });
const place = (name: string, content = 'x'): Promise<void> => writeFile(join(folder, name), content);
const watch = async (): Promise<{
  id: string;
  files: FileHandle[];
  leftOut: number;
  skipped: SkippedFiles;
}> => {
  const { id } = folders.open(folder);
  return { id, ...(await folders.watch(id)) };
};
const names = (listed: readonly FileHandle[]): string[] => listed.map(({ name }) => name);
const nextChange = async () => {
  await until(() => changed.mock.calls.length > 0);
  const event = changed.mock.lastCall?.[0];
  changed.mockClear();
  return event;
};

describe('a listing', () => {
  it('has files that may be licences, by name, without a path', async () => {
    const likely = [
      'a.lic',
      'b.LICENCE',
      'c.license',
      'd.jws',
      'e.jwe',
      'f.json',
      'g.properties',
      'h.b64',
      'i.txt',
    ];
    for (const name of [...likely, 'j.png', 'k.lic.bak', 'lic', '.lic', 'l.docx']) await place(name);
    const listed = await watch();
    expect(names(listed.files)).toEqual(likely);
    expect(listed.leftOut).toBe(0);
    expect(JSON.stringify(listed)).not.toContain(tmpdir());
    expect(folders.open(folder)).toEqual({ id: expect.any(String), name: 'licences' });
  });

  it.runIf(posix)('has no folders, links, pipes and giants, and nothing below', async () => {
    await mkdir(join(folder, 'sub.lic'));
    await writeFile(join(folder, 'sub.lic', 'below.lic'), 'x');
    await writeFile(join(folder, '..', 'outside.lic'), 'x');
    await symlink(join(folder, '..', 'outside.lic'), join(folder, 'link.lic'));
    await symlink(join(folder, 'gone'), join(folder, 'dangling.lic'));
    execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', join(folder, 'pipe.lic')]);
    await place('huge.lic');
    await truncate(join(folder, 'huge.lic'), 16 * 1024 * 1024 + 1);
    await place('largest.lic');
    await truncate(join(folder, 'largest.lic'), 16 * 1024 * 1024);
    // A name in GB 18030, as an archive of a Chinese Windows computer leaves it.
    await writeFile(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from('b2e2cad42e6c6963', 'hex')]), 'x');
    await mkdir(join(folder, '.git'));
    await place('readme.md');
    const watched = await watch();
    expect(names(watched.files)).toEqual(['largest.lic']);
    const { skipped } = await listFolder(folder);
    // A board shows the same skipped files as the terminal.
    expect(watched.skipped).toEqual({ count: 6, first: skipped });
    expect(Object.fromEntries(skipped.map(({ name, reason }) => [name, reason]))).toEqual({
      'sub.lic': 'FOLDER',
      'link.lic': 'LINK',
      'dangling.lic': 'LINK',
      'pipe.lic': 'NOT_A_FILE',
      'huge.lic': 'TOO_LARGE',
      '测试.lic': 'NAME',
    });
  });

  it('stops at 2000 and says how many it left out', async () => {
    for (let n = 0; n < 2003; n++) await place(`${String(n).padStart(4, '0')}.lic`);
    const listed = await watch();
    expect(listed.files).toHaveLength(2000);
    expect(listed.files.at(-1)?.name).toBe('1999.lic');
    expect(listed.leftOut).toBe(3);
    const { skipped } = await listFolder(folder);
    expect(skipped).toEqual(['2000', '2001', '2002'].map((n) => ({ name: `${n}.lic`, reason: 'LIMIT' })));
    expect(listed.skipped).toEqual({ count: 3, first: skipped });
  });

  it.runIf(posix)('a link that comes or goes is a change, though no file is another one', async () => {
    await place('a.lic');
    await watch();
    await symlink(join(folder, 'a.lic'), join(folder, 'link.lic'));
    const skipped = { count: 1, first: [{ name: 'link.lic', reason: 'LINK' }] };
    expect(await nextChange()).toMatchObject({ files: [{ name: 'a.lic' }], skipped });
  });

  it('passes over what vanishes or may not be looked at meanwhile', async () => {
    await place('a.lic');
    await place('b.lic');
    const disk: FolderDisk = {
      readdir,
      lstat: ((path: string, how: object) =>
        path.endsWith('a.lic') ? Promise.reject(new Error('EACCES')) : lstat(path, how)) as typeof lstat,
    };
    folders = createLicenceFolders({ files, changed, times, disk });
    expect(names((await watch()).files)).toEqual(['b.lic']);
  });

  it.each([
    ['ENOENT', 'MISSING'],
    ['EACCES', 'DENIED'],
    ['EPERM', 'DENIED'],
    ['ENOTDIR', 'NOT_A_FOLDER'],
    ['EIO', 'IO'],
  ])('that the system refuses with %s is FOLDER_UNREADABLE, %s', async (code, reason) => {
    const refusing = (): Promise<never> => Promise.reject(Object.assign(new Error(folder), { code }));
    folders = createLicenceFolders({ files, changed, times, disk: { lstat, readdir: refusing as never } });
    const { id } = folders.open(folder);
    await expect(folders.watch(id)).rejects.toMatchObject({
      code: 'FOLDER_UNREADABLE',
      params: { name: 'licences', reason },
      message: expect.not.stringContaining(folder),
    });
  });

  it('of a folder that nobody opened, or that is closed, is FOLDER_UNKNOWN', async () => {
    await expect(folders.watch('nope')).rejects.toMatchObject({ code: 'FOLDER_UNKNOWN' });
    const { id } = await watch();
    await folders.close(id);
    await folders.close(id);
    await expect(folders.watch(id)).rejects.toMatchObject({ code: 'FOLDER_UNKNOWN' });
  });
});

it.runIf(posix)('a link is no file, even if it appears between the look and the reading', async () => {
  await place('a.lic', 'inside');
  const { files: listed } = await watch();
  await writeFile(join(folder, '..', 'outside'), 'outside');
  await rm(join(folder, 'a.lic'));
  await symlink(join(folder, '..', 'outside'), join(folder, 'a.lic'));
  await expect(files.read(listed[0]?.id ?? '', 100)).rejects.toMatchObject({
    code: 'FILE_UNREADABLE',
    params: { reason: 'NOT_A_FILE' },
  });
});

describe('a watched folder', () => {
  it('tells what stands in it now; unchanged files keep their handles, changed ones get new ones', async () => {
    await place('a.lic');
    await place('b.lic');
    const before = await watch();
    await place('b.lic', 'changed');
    await place('c.lic');
    await until(async () => (await nextChange())?.files.length === 3);
    const now = await folders.watch(before.id);
    expect(names(now.files)).toEqual(['a.lic', 'b.lic', 'c.lic']);
    expect(now.files[0]).toEqual(before.files[0]);
    expect(now.files[1]?.id).not.toBe(before.files[1]?.id);
    expect(now.files[1]?.size).toBe(7);
    await rm(join(folder, 'a.lic'));
    expect(await nextChange()).toMatchObject({ folder: before.id, leftOut: 0, problem: null });
  });

  it('keeps the handles of the listing before, which somebody may just be reading', async () => {
    await place('a.lic', 'first');
    const before = await watch();
    const old = before.files[0]?.id ?? '';
    await place('a.lic', 'second!');
    await nextChange();
    expect((await files.read(old, 100)).bytes).toHaveLength(7);
  });

  it('names a file that is gone as missing, however often the folder changes after it', async () => {
    await place('a.lic');
    const gone = (await watch()).files[0]?.id ?? '';
    await rm(join(folder, 'a.lic'));
    await nextChange();
    for (const name of ['b.lic', 'c.lic', 'd.lic']) {
      await place(name);
      await nextChange();
    }
    await expect(files.read(gone, 100)).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
      params: { name: 'a.lic', reason: 'MISSING' },
    });
  });

  it('holds no more handles of gone files than a board has rows', async () => {
    const released: string[] = [];
    const store = {
      addFound: files.addFound,
      release: async (ids: readonly string[]) => void released.push(...ids),
    };
    let round = 0;
    const disk = {
      lstat: (async () => ({
        ...(await lstat(folder, { bigint: true })),
        isFile: () => true,
        isDirectory: () => false,
        isSymbolicLink: () => false,
        size: 1n,
      })) as never,
      readdir: (async () => Array.from({ length: 900 }, (_, n) => entry(`${round}-${n}.lic`))) as never,
    };
    folders = createLicenceFolders({ files: store, changed, times, disk });
    const { id, files: first } = await watch();
    for (round = 1; round <= 3; round++) await folders.watch(id);
    expect(released).toHaveLength(700);
    expect(released[0]).toBe(first[0]?.id);
  });

  it('says nothing where nothing changed that matters', async () => {
    await place('a.lic');
    await watch();
    await place('notes.docx');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(changed).not.toHaveBeenCalled();
  });

  it('that goes away is named, and found again when it comes back', async () => {
    await place('a.lic');
    const { id } = await watch();
    await rename(folder, `${folder}-away`);
    expect(await nextChange()).toEqual({
      folder: id,
      files: [],
      leftOut: 0,
      skipped: { count: 0, first: [] },
      problem: 'MISSING',
    });
    await rename(`${folder}-away`, folder);
    expect(await nextChange()).toMatchObject({ files: [{ name: 'a.lic' }], problem: null });
    await place('b.lic');
    expect((await nextChange())?.files).toHaveLength(2);
  });

  it('is looked at now and then where the system says nothing', async () => {
    let listing = ['a.lic'];
    await place('a.lic');
    await place('b.lic');
    const disk = { lstat, readdir: (async () => listing.map(entry)) as never };
    folders = createLicenceFolders({ files, changed, times, disk });
    await watch();
    listing = ['a.lic', 'b.lic'];
    expect((await nextChange())?.files).toHaveLength(2);
  });

  it('gives one word for a copy of many files', async () => {
    await watch();
    for (let n = 0; n < 200; n++) await place(`${n}.lic`);
    await until(() => changed.mock.lastCall?.[0].files.length === 200);
    expect(changed.mock.calls.length).toBeLessThan(20);
  });

  it('is quiet once it is closed, and its handles are gone', async () => {
    await place('a.lic');
    const { id, files: listed } = await watch();
    await folders.close(id);
    await place('b.lic');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(changed).not.toHaveBeenCalled();
    await expect(files.read(listed[0]?.id ?? '', 10)).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
  });
});
