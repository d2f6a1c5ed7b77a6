/**
 * Replaces a file so that it is, at any moment and after any crash, either the old one or the new one, whole
 * (limits.md §1, §7). Libraries that we measured report success after a short write; this one looks.
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Disk, realDisk, systemCode } from './disk.ts';
import { writeAll } from './write-all.ts';

/** Temporary files are named so that a sweep at start finds the ones that a crash left. */
const leftoverSuffix = '.steward-tmp';

export interface AtomicOptions {
  /** Keeps what the file was before as `<path>.bak`. */
  readonly keepPrevious?: boolean;
  /** Rejects with EEXIST where something has the name already, or takes it meanwhile. */
  readonly isNew?: boolean;
  /** Permissions before the user's mask; 0600 (the owner only) unless told. */
  readonly mode?: number;
  readonly disk?: Disk;
}

/** Writes `bytes` under `path`. Rejects with the system's error; the old file then stands. */
export function writeAtomic(path: string, bytes: Uint8Array, options: AtomicOptions = {}): Promise<void> {
  return writeAtomicBy(
    path,
    async (write) => {
      await write(bytes, 0);
      return bytes.byteLength;
    },
    options,
  );
}

/** Writes all of the bytes at their place in the file. */
export type WriteAt = (bytes: Uint8Array, position: number) => Promise<void>;

/** Writes all of it, in any order, and answers how many bytes it is. `file`: the number of the open file. */
export type Fill = (write: WriteAt, file: number) => Promise<number>;

/** The same for what is too large to be held as a whole. */
export async function writeAtomicBy(path: string, fill: Fill, options: AtomicOptions = {}): Promise<void> {
  const disk = options.disk ?? realDisk;
  const fresh = temporaryBeside(path);
  try {
    await writeWhole(disk, fresh, fill, options.mode ?? 0o600);
    if (options.keepPrevious) await keepPrevious(disk, path);
    if (options.isNew) await giveName(disk, fresh, path);
    else await disk.rename(fresh, path);
  } catch (error) {
    await removeQuietly(disk, fresh);
    throw error;
  }
  await syncFolder(disk, dirname(path));
}

/** A second name is refused by the system where another file has it. */
async function giveName(disk: Disk, fresh: string, path: string): Promise<void> {
  try {
    await disk.link(fresh, path);
  } catch (error) {
    if (systemCode(error) === 'EEXIST' || (await disk.stat(path).catch(() => null)) !== null) throw error;
    // A file system without second names.
    await disk.rename(fresh, path);
    return;
  }
  await removeQuietly(disk, fresh);
}

/** Removes the temporary files that a crash left beside `path`. Those younger than `olderThan` ms may be in use. */
export async function sweepLeftovers(path: string, olderThan = 60_000, disk: Disk = realDisk): Promise<void> {
  const folder = dirname(path);
  const mine = `.${basename(path)}.`;
  for (const name of await disk.readdir(folder)) {
    if (!name.startsWith(mine) || !name.endsWith(leftoverSuffix)) continue;
    const leftover = join(folder, name);
    const found = await disk.stat(leftover).catch(() => null);
    if (found && Date.now() - found.mtimeMs >= olderThan) await removeQuietly(disk, leftover);
  }
}

/** What is on its way to being `path`; a crash leaves it, `sweepLeftovers` finds it. */
export function temporaryBeside(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomUUID()}${leftoverSuffix}`);
}

async function writeWhole(disk: Disk, path: string, fill: Fill, mode: number): Promise<void> {
  const file = await disk.open(path, 'wx', mode);
  try {
    const length = await fill((bytes, position) => writeAll(file, bytes, position), file.fd);
    const { size } = await file.stat();
    if (size !== length) throw new Error(`wrote ${length} bytes, the file has ${size}`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The previous generation gets a second name (a hard link, else a copy) while the first one still stands. */
async function keepPrevious(disk: Disk, path: string): Promise<void> {
  const second = temporaryBeside(path);
  try {
    try {
      await disk.link(path, second);
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return;
      await disk.copyFile(path, second, constants.COPYFILE_EXCL);
      const copy = await disk.open(second, 'r+');
      await copy.sync().finally(() => copy.close());
    }
    await disk.rename(second, `${path}.bak`);
  } catch (error) {
    await removeQuietly(disk, second);
    throw error;
  }
}

/** Makes a rename last. Windows and some network file systems can't do it for a folder; the rename stands there too. */
export async function syncFolder(disk: Disk, folder: string): Promise<void> {
  const unsupported = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'EBADF']);
  try {
    const handle = await disk.open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!unsupported.has(systemCode(error))) throw error;
  }
}

async function removeQuietly(disk: Disk, path: string): Promise<void> {
  // What can't be removed now is swept at the next start; the first error is the one to report.
  await disk.rm(path, { force: true, recursive: true }).catch(() => undefined);
}
