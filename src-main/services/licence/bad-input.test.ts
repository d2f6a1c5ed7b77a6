/** Refusals without reading: proved by the disk's operations, not by time. */
import { execFileSync } from 'node:child_process';
import * as nodeDisk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileStore, type FileDisk, type FileStore } from '../files/file-store.ts';
import { createLicenceService, type LicenceService } from './index.ts';
import { licenceParts, seen, stages } from './testing/licence-parts.ts';

let folder: string;
let files: FileStore;
let service: LicenceService;
/** Operations on open files, except `stat`. */
let asked: string[];

/** The real disk with recorded operations on open files; `fails` returns the code of a refused opening. */
function watched(fails: () => string | null = () => null): FileDisk {
  return {
    ...nodeDisk,
    async open(...given: Parameters<typeof nodeDisk.open>) {
      const code = fails();
      if (code) throw Object.assign(new Error(`${code}: ${String(given[0])}`), { code });
      const file = await nodeDisk.open(...given);
      return new Proxy(file, {
        get(target, name) {
          const real: unknown = Reflect.get(target, name);
          if (typeof real !== 'function') return real;
          return (...args: unknown[]) => {
            if (name !== 'stat' && name !== 'close') asked.push(String(name));
            return real.apply(target, args);
          };
        },
      });
    },
  };
}

function open(fails?: () => string | null): void {
  files = createFileStore({ uploads: join(folder, 'uploads'), disk: watched(fails) });
  service = createLicenceService(licenceParts(join(folder, 'data'), files, () => Date.UTC(2026, 10, 21)));
}
beforeEach(async () => {
  folder = await nodeDisk.mkdtemp(join(tmpdir(), 'steward-bad-'));
  asked = [];
  open();
});
afterEach(async () => {
  await service.close();
  await files.close();
});
const parse = async (path: string) => seen(service.parse({ file: (await files.addPath(path)).id }, stages()));

it('reads an ordinary file: the witness sees it', async () => {
  await nodeDisk.writeFile(join(folder, 'a.lic'), 'see attachment');
  expect(await parse(join(folder, 'a.lic'))).toMatchObject({ state: 'FORMAT_UNKNOWN' });
  expect(asked).toContain('read');
});

it('200 MB are TOO_LARGE, unread', async () => {
  const path = join(folder, 'huge.lic');
  await nodeDisk.writeFile(path, '');
  await nodeDisk.truncate(path, 200 * 1024 * 1024);
  expect(await parse(path)).toMatchObject({ state: 'TOO_LARGE', size: 200 * 1024 * 1024, sha256: null });
  expect(asked).toEqual([]);
});

it.runIf(process.platform !== 'win32')('a pipe, a device and a folder are NOT_A_FILE, unread', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', pipe]);
  for (const path of [pipe, '/dev/zero', folder]) {
    expect(await parse(path), path).toMatchObject({ state: 'NOT_A_FILE', readable: false });
  }
  expect(asked).toEqual([]);
});

it('a file that vanishes between choosing and reading is FILE_UNREADABLE, MISSING', async () => {
  const path = join(folder, 'gone.lic');
  await nodeDisk.writeFile(path, 'x');
  const { id } = await files.addPath(path);
  await nodeDisk.rm(path);
  await expect(seen(service.parse({ file: id }, stages()))).rejects.toMatchObject({
    code: 'FILE_UNREADABLE',
    params: { name: 'gone.lic', reason: 'MISSING' },
  });
});

it.each([
  ['EACCES', 'DENIED'],
  ['EPERM', 'DENIED'],
  ['EIO', 'IO'],
  ['EMFILE', 'IO'],
])(
  'a file that the system refuses with %s is FILE_UNREADABLE, %s, and names no path',
  async (code, reason) => {
    await nodeDisk.writeFile(join(folder, 'a.lic'), 'x');
    open(() => code);
    await expect(parse(join(folder, 'a.lic'))).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
      params: { name: 'a.lic', reason },
      message: expect.not.stringContaining(folder),
    });
    expect(asked).toEqual([]);
  },
);
