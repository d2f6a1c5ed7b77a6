import { execFileSync } from 'node:child_process';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFileStore, type FileDisk, type FileStore } from './file-store.ts';

let folder: string;
let uploads: string;
let files: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-files-'));
  uploads = join(folder, 'uploads');
  files = createFileStore({ uploads });
});

async function* bytes(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}
async function place(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
async function spooled(): Promise<string[]> {
  const found = await readdir(uploads, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe('a path behind a handle', () => {
  it('is read whole, and its handle names no path', async () => {
    const handle = await files.addPath(await place('a.lic', 'hello'));
    expect(handle).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'a.lic', size: 5 });
    expect(JSON.stringify(handle)).not.toContain(folder);
    expect(Buffer.from((await files.read(handle.id, 100)).bytes).toString()).toBe('hello');
  });

  it('is refused above the limit, with the sizes', async () => {
    const { id } = await files.addPath(await place('a.lic', 'hello'));
    await expect(files.read(id, 4)).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      params: { name: 'a.lic', size: 5, limit: 4 },
    });
    expect((await files.read(id, 5)).bytes).toHaveLength(5);
  });

  it('is judged when it is read, not when it was added', async () => {
    const path = await place('a.lic', 'small');
    const { id } = await files.addPath(path);
    await writeFile(path, 'x'.repeat(1000));
    await expect(files.read(id, 100)).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      params: { size: 1000 },
    });
    await rm(path);
    await mkdir(path);
    await expect(files.read(id, 100)).rejects.toMatchObject({ params: { reason: 'NOT_A_FILE' } });
    await rm(path, { recursive: true });
    await expect(files.read(id, 100)).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
      params: { name: 'a.lic', reason: 'MISSING' },
    });
  });

  it('says that a folder is no file', async () => {
    const { id, size } = await files.addPath(folder);
    expect(size).toBe(0);
    await expect(files.read(id, 10)).rejects.toMatchObject({ params: { reason: 'NOT_A_FILE' } });
  });

  it.skipIf(process.platform === 'win32')('does not wait for the other end of a pipe', async () => {
    const path = join(folder, 'pipe');
    execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', path]);
    const { id } = await files.addPath(path);
    await expect(files.read(id, 10)).rejects.toMatchObject({ params: { reason: 'NOT_A_FILE' } });
    await expect(files.open(id)).rejects.toMatchObject({ params: { reason: 'NOT_A_FILE' } });
  });

  it('may be a link that the user chose, and is never deleted', async () => {
    const path = await place('real.lic', 'content');
    await symlink(path, join(folder, 'link.lic'));
    const { id } = await files.addPath(join(folder, 'link.lic'));
    expect((await files.read(id, 100)).bytes).toHaveLength(7);
    await files.release([id]);
    expect(await readFile(path, 'utf8')).toBe('content');
  });

  it('must be there', async () => {
    await expect(files.addPath(join(folder, 'gone.lic'))).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
      params: { name: 'gone.lic', reason: 'MISSING' },
    });
  });
});

describe('a file that a listing found', () => {
  it('is read like any other, and not deleted with its handle', async () => {
    const path = await place('a.lic', 'hello');
    const handle = files.addFound({ path, name: 'a.lic', size: 5 });
    expect(handle).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'a.lic', size: 5 });
    expect((await files.read(handle.id, 100)).bytes).toHaveLength(5);
    await files.release([handle.id]);
    expect(await readFile(path, 'utf8')).toBe('hello');
  });

  it('is no file where a link stands in its place', async () => {
    const path = await place('real.lic', 'content');
    await symlink(path, join(folder, 'link.lic'));
    const { id } = files.addFound({ path: join(folder, 'link.lic'), name: 'link.lic', size: 7 });
    for (const read of [() => files.read(id, 100), () => files.open(id), () => files.openParts(id)]) {
      await expect(read()).rejects.toMatchObject({ params: { reason: 'NOT_A_FILE' } });
    }
  });
});

it('holds thousands of handles', async () => {
  const path = await place('a.lic', 'hello');
  const handles = await Promise.all(Array.from({ length: 2000 }, () => files.addPath(path)));
  expect(new Set(handles.map(({ id }) => id)).size).toBe(2000);
  const last = handles.at(-1)?.id ?? '';
  expect((await files.read(last, 10)).bytes).toHaveLength(5);
  await files.release(handles.map(({ id }) => id));
  await expect(files.read(last, 10)).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
});

describe('an upload', () => {
  it('is kept privately, read, streamed and removed with its handle', async () => {
    const handle = await files.addUpload('../../x\u202e.lic', bytes('abc', '', 'def'), 100);
    expect(handle).toMatchObject({ name: 'x[U+202E].lic', size: 6 });
    const [path = ''] = await spooled();
    if (process.platform !== 'win32') {
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);
    }
    const opened = await files.open(handle.id);
    expect(opened).toMatchObject({ name: 'x[U+202E].lic', size: 6 });
    expect(await new Response(opened.stream).text()).toBe('abcdef');
    await files.release([handle.id, handle.id, 'unknown']);
    expect(await spooled()).toEqual([]);
    await expect(files.read(handle.id, 10)).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
  });

  it('is stopped at the limit while it streams, and leaves nothing', async () => {
    let sent = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        sent += 1;
        yield new Uint8Array(1000);
      }
    }
    await expect(files.addUpload('big', endless(), 10_000)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    expect(sent).toBe(11);
    expect(await spooled()).toEqual([]);
  });

  it('that breaks off leaves nothing', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('connection reset');
    }
    await expect(files.addUpload('x', broken(), 100)).rejects.toThrow('connection reset');
    expect(await spooled()).toEqual([]);
  });

  it('may be empty', async () => {
    const { id } = await files.addUpload('empty', bytes(), 100);
    expect((await files.read(id, 0)).bytes).toHaveLength(0);
    expect(await new Response((await files.open(id)).stream).text()).toBe('');
  });
});

it('streams no more than it announced, and fails where there is less', async () => {
  const path = await place('a.bin', 'x'.repeat(200_000));
  const { id } = await files.addPath(path);
  const opened = await files.open(id);
  await truncate(path, 10);
  const text = await new Response(opened.stream).text().catch(() => 'failed');
  expect(text.length).toBeLessThanOrEqual(opened.size);
});

it.each(['', 'nope', '__proto__', '../x'])('knows no file %j', async (id) => {
  await expect(files.read(id, 10)).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
  await expect(files.open(id)).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
});

it('sweeps what processes that are gone left, and not what lives', async () => {
  await files.addUpload('mine', bytes('x'), 10);
  const [mine = ''] = await spooled();
  await mkdir(join(uploads, `${2 ** 22 + 1}-crashed`), { recursive: true });
  await writeFile(join(uploads, `${2 ** 22 + 1}-crashed`, 'left'), 'x');
  await writeFile(join(uploads, 'stray'), 'x');
  await createFileStore({ uploads }).sweep();
  expect(await spooled()).toEqual([mine]);
  await files.close();
  expect(await readdir(uploads)).toEqual([]);
});

it('sweeps nothing where nothing is', async () => {
  await expect(files.sweep()).resolves.toBeUndefined();
});

it('makes a file of its own at a path that it gives; where that fails nothing is left', async () => {
  const { id, name, size } = await files.make('a/b.zip', (path) => writeFile(path, 'made'));
  expect({ name, size }).toEqual({ name: 'b.zip', size: 4 });
  const half = async (path: string): Promise<void> => {
    await writeFile(path, 'half');
    throw new Error('the disk is full');
  };
  await expect(files.make('c.zip', half)).rejects.toThrow('the disk is full');
  expect(await spooled()).toHaveLength(1);
  await files.release([id]);
  expect(await spooled()).toEqual([]);
});

it('adopts a file for a download and removes it with the handle', async () => {
  const path = await place('tmp123', 'report');
  await rename(path, join(folder, 'moved'));
  const { id, name } = await files.adopt(join(folder, 'moved'), 'report.csv');
  expect(name).toBe('report.csv');
  await files.release([id]);
  await expect(stat(join(folder, 'moved'))).rejects.toThrow('ENOENT');
});

describe('on Windows, a file that a virus scanner holds', () => {
  /** A disk on which opening fails that often, on a system whose time passes at once. */
  const heldFor = (failures: number) => {
    let left = failures;
    const open: FileDisk['open'] = async (...given) => {
      left -= 1;
      if (left >= 0) throw Object.assign(new Error('held'), { code: 'EBUSY' });
      return nodeDisk.open(...given);
    };
    return createFileStore({
      uploads,
      disk: { ...nodeDisk, open },
      patience: { platform: 'win32', wait: async () => undefined },
    });
  };

  it('is waited for where the store wrote it', async () => {
    files = heldFor(5);
    const { id } = await files.make('theme.zip', (path) => writeFile(path, 'PK'));
    expect(Buffer.from((await files.read(id, 10)).bytes).toString()).toBe('PK');
  });

  it('is refused by name where it stays held, and at once where it is the user’s', async () => {
    files = heldFor(1000);
    const { id } = await files.make('theme.zip', (path) => writeFile(path, 'PK'));
    await expect(files.open(id)).rejects.toMatchObject({ code: 'FILE_UNREADABLE', params: { reason: 'IO' } });
    files = heldFor(1);
    const own = await files.addPath(await place('mine.zip', 'PK'));
    await expect(files.open(own.id)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
  });
});
