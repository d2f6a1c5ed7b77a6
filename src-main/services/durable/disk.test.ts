import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { writeAtomic } from './atomic-file.ts';
import { type Disk, patientDisk, realDisk } from './disk.ts';
import { openStore } from './store.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-held-'));
  path = join(folder, 'settings.json');
});

type Held = 'copyFile' | 'open' | 'readFile' | 'rename';

/** A Windows on which a scanner holds every file for so many tries of each of these operations. */
function scannedDisk(names: readonly Held[], tries: number): Disk {
  const left = new Map<Held, number>(names.map((name) => [name, tries]));
  const disk = new Proxy(realDisk, {
    get(target, name: Held) {
      const real = Reflect.get(target, name);
      return async (...args: unknown[]) => {
        const more = left.get(name) ?? 0;
        left.set(name, more - 1);
        if (more > 0) throw Object.assign(new Error('EPERM: held'), { code: 'EPERM' });
        return Reflect.apply(real, target, args);
      };
    },
  });
  const { link, mkdir, readdir: list, rm, stat } = realDisk;
  const whole: Disk = {
    copyFile: disk.copyFile,
    open: disk.open,
    readFile: disk.readFile,
    rename: disk.rename,
    link,
    mkdir,
    readdir: list,
    rm,
    stat,
  };
  return patientDisk(whole, { platform: 'win32', wait: async () => undefined });
}

it('an atomic write waits until the file is free', async () => {
  await writeFile(path, 'old');
  const disk = scannedDisk(['rename'], 12);
  await writeAtomic(path, Buffer.from('new'), { keepPrevious: true, disk });
  expect(await readFile(path, 'utf8')).toBe('new');
  expect(await readFile(`${path}.bak`, 'utf8')).toBe('old');
});

it('an atomic write that waited in vain says so, and leaves nothing', async () => {
  await writeFile(path, 'old');
  const disk = scannedDisk(['rename'], 1000);
  await expect(writeAtomic(path, Buffer.from('new'), { disk })).rejects.toMatchObject({
    name: 'HeldFileError',
    code: 'EBUSY',
    path,
  });
  expect(await readdir(folder)).toEqual(['settings.json']);
  expect(await readFile(path, 'utf8')).toBe('old');
});

it('a store opens, repairs and saves while its files are scanned', async () => {
  const open = (tries: number) =>
    openStore<{ n: number }>({
      folder,
      name: 'settings',
      version: 1,
      read: (data) => data as { n: number },
      defaults: () => ({ n: 0 }),
      disk: scannedDisk(['readFile', 'rename'], tries),
    });
  const first = await open(3);
  await first.update(({ n }) => ({ n: n + 1 }));
  await first.update(({ n }) => ({ n: n + 1 }));
  await writeFile(path, 'broken');
  const second = await open(3);
  expect(second.loaded.outcome).toBe('restored');
  expect(second.current()).toEqual({ n: 1 });
});

it('a start goes on where a broken file stays held', async () => {
  await writeFile(path, 'broken');
  const store = await openStore<{ n: number }>({
    folder,
    name: 'settings',
    version: 1,
    read: (data) => data as { n: number },
    defaults: () => ({ n: 7 }),
    disk: scannedDisk(['rename'], 1000),
  });
  expect(store.current()).toEqual({ n: 7 });
  expect(await readFile(path, 'utf8')).toBe('broken');
});

it('a new file that is refused is held by nobody', async () => {
  const disk = scannedDisk(['open'], 1);
  await expect(disk.open(path, 'wx')).rejects.toMatchObject({ code: 'EPERM' });
  const file = await scannedDisk(['open'], 5).open(path, 'w');
  await file.close();
});
