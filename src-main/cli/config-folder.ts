/**
 * The folder of a configuration on the disk. Only files that Steward wrote are read, written over or removed; a link, or
 * anything else in the place of a folder or a file, is refused by its name.
 */
import { constants, type Dirent } from 'node:fs';
import { lstat, mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { configurationAreas } from '#shared/rules/configuration/area-names.ts';
import { configurationLimits } from '#shared/rules/configuration/limits.ts';
import { type FolderFiles, folderFile, isRecordFile } from '../formats/configuration/folder.ts';
import { writeAtomic } from '../services/durable/atomic-file.ts';
import { systemCode } from '../services/durable/disk.ts';
import { NotWritten, notWritten } from './output.ts';

/** Bytes of a file; a record has at most as many characters. */
const mostBytes = configurationLimits.ofOne * 4;

export interface FoundFolder {
  /** By their paths below the folder, with `/`: its own file, and those of records. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What stands where records do, and is none: somebody else’s, or damaged. */
  readonly foreign: ReadonlyMap<string, Uint8Array>;
}

/** Rejects with FILE_UNREADABLE or FILE_TOO_LARGE; a link is never followed. */
export async function readFolder(folder: string): Promise<FoundFolder> {
  const files = new Map<string, Uint8Array>();
  const foreign = new Map<string, Uint8Array>();
  const take = async (path: string): Promise<void> => {
    if (files.size + foreign.size > configurationLimits.count)
      throw new BridgeError('FILE_TOO_LARGE', 'more files than records', { name: folder });
    const bytes = await bytesOf(folder, path);
    if (path === folderFile || isRecordFile(bytes)) files.set(path, bytes);
    else foreign.set(path, bytes);
  };
  if ((await namesIn(folder, '')).some(({ name }) => name === folderFile)) await take(folderFile);
  for (const area of configurationAreas) {
    for (const kind of await namesIn(folder, area)) {
      if (kind.isFile()) continue;
      for (const { name } of await namesIn(folder, `${area}/${kind.name}`))
        if (name.endsWith('.json')) await take(`${area}/${kind.name}/${name}`);
    }
  }
  return { files, foreign };
}

async function bytesOf(folder: string, path: string): Promise<Uint8Array> {
  try {
    // A pipe is opened without anybody at its other end.
    const file = await open(
      join(folder, path),
      constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
    );
    try {
      const found = await file.stat();
      if (!found.isFile()) throw notRegular(path);
      if (found.size > mostBytes)
        throw new BridgeError('FILE_TOO_LARGE', 'larger than a record', { name: path });
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    throw systemCode(error) === 'ELOOP' ? notRegular(path) : unreadable(path, error);
  }
}

const notRegular = (name: string) =>
  new BridgeError('FILE_UNREADABLE', 'a link, or no regular file', { name });

function unreadable(name: string, error: unknown): BridgeError {
  if (error instanceof BridgeError) return error;
  const reason = systemCode(error) === 'EACCES' ? 'DENIED' : systemCode(error);
  return new BridgeError('FILE_UNREADABLE', reason, { name, reason });
}

/** In an order of its own; none where there is no such folder. */
async function namesIn(folder: string, path: string): Promise<Dirent[]> {
  try {
    const full = join(folder, path);
    // The folder itself may be reached by a link: who names it knows where it is.
    const found = await (path === '' ? stat(full) : lstat(full));
    if (!found.isDirectory()) throw notRegular(path === '' ? folder : path);
    const all = await readdir(full, { withFileTypes: true });
    return all.sort((one, other) => (one.name < other.name ? -1 : 1));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw unreadable(path === '' ? folder : path, error);
  }
}

export interface Written {
  readonly written: number;
  readonly removed: number;
}

/**
 * Makes the folder what `files` say, and nothing else in it otherwise: what is the same is not touched. Rejects with
 * NotWritten, before anything is written where a file of somebody else's has one of the names.
 */
export async function writeFolder(
  folder: string,
  { files: before, foreign }: FoundFolder,
  files: FolderFiles,
): Promise<Written> {
  const taken = [...files.keys()].find((path) => foreign.has(path));
  if (taken !== undefined) throw new NotWritten('cli.problem.outExists', join(folder, taken));
  let written = 0;
  let removed = 0;
  try {
    for (const [path, text] of files) {
      const bytes = Buffer.from(text);
      if (before.has(path) && bytes.equals(before.get(path) ?? bytes)) continue;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeAtomic(join(folder, path), bytes, { mode: 0o666, isNew: !before.has(path) });
      written += 1;
    }
    for (const path of before.keys()) {
      if (files.has(path)) continue;
      await rm(join(folder, path));
      removed += 1;
      // With the last one its folder goes, where nothing else is in it.
      await rmdir(join(folder, dirname(path))).catch(() => undefined);
    }
  } catch (error) {
    throw notWritten(folder, error);
  }
  return { written, removed };
}
