/**
 * Replaces a file atomically: at any moment and after any crash it is either the old or the new one, complete
 * (limits.md §1, §7). The libraries that were measured report success after a short write; this code checks.
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Disk, realDisk, systemCode } from './disk.ts';
import { writeAll } from './write-all.ts';

/** Suffix of temporary files, by which a sweep at the start finds those of a crash. */
const leftoverSuffix = '.steward-tmp';

export interface AtomicOptions {
  /** Keeps the previous content as `<path>.bak`. */
  readonly keepPrevious?: boolean;
  /** Rejects with EEXIST where the name is taken, now or meanwhile. */
  readonly isNew?: boolean;
  /** Permissions before the user's mask; default 0600 (the owner only). */
  readonly mode?: number;
  readonly disk?: Disk;
}

/** Writes `bytes` to `path`. Rejects with the system's error; the old file then stays. */
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

export type WriteBytesAt = (bytes: Uint8Array, position: number) => Promise<void>;

/** Writes the content, in any order, and returns its size in bytes. `file`: the open file's descriptor. */
export type ContentWriter = (write: WriteBytesAt, file: number) => Promise<number>;

/** Like `writeAtomic`, for content that is too large for the memory. */
export async function writeAtomicBy(
  path: string,
  fill: ContentWriter,
  options: AtomicOptions = {},
): Promise<void> {
  const disk = options.disk ?? realDisk;
  const fresh = temporaryBeside(path);
  try {
    // wall: save-new-name-first
    await writeWhole(disk, fresh, fill, options.mode ?? 0o600);
    // wall: save-previous
    if (options.keepPrevious) await keepPrevious(disk, path);
    if (options.isNew) await giveName(disk, fresh, path);
    else await disk.rename(fresh, path);
  } catch (error) {
    await removeQuietly(disk, fresh);
    throw error;
  }
  // wall: save-folder-sync
  await syncFolder(disk, dirname(path));
}

/** Uses a hard link, which the system refuses where the name is taken. */
async function giveName(disk: Disk, fresh: string, path: string): Promise<void> {
  try {
    await disk.link(fresh, path);
  } catch (error) {
    if (systemCode(error) === 'EEXIST' || (await disk.stat(path).catch(() => null)) !== null) throw error;
    // The file system has no hard links.
    await disk.rename(fresh, path);
    return;
  }
  await removeQuietly(disk, fresh);
}

/** Removes temporary files of a crash beside `path`. Files younger than `olderThan` ms may be in use. */
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

/** A temporary path beside `path`, which `sweepLeftovers` finds after a crash. */
export function temporaryBeside(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomUUID()}${leftoverSuffix}`);
}

async function writeWhole(disk: Disk, path: string, fill: ContentWriter, mode: number): Promise<void> {
  const file = await disk.open(path, 'wx', mode);
  try {
    const length = await fill((bytes, position) => writeAll(file, bytes, position), file.fd);
    const { size } = await file.stat();
    // wall: save-size
    if (size !== length) throw new Error(`wrote ${length} bytes, the file has ${size}`);
    // wall: save-file-sync
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Gives the previous content a second name (a hard link, else a copy) before the file is replaced. */
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

/** Makes a rename durable. Windows cannot sync a folder, and some network file systems need not. */
export async function syncFolder(disk: Disk, folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const unsupported = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'EBADF']);
  try {
    const handle = await disk.open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!unsupported.has(systemCode(error))) throw error;
  }
}

async function removeQuietly(disk: Disk, path: string): Promise<void> {
  // Leftovers are swept at the next start; the first error is the one to report.
  await disk.rm(path, { force: true, recursive: true }).catch(() => undefined);
}
