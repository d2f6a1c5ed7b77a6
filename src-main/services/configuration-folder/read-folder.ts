/**
 * Reads the folder of a configuration from the disk. Only files that Steward wrote count as records; a link, or
 * anything else in the place of a folder or file, is refused by name.
 */
import { constants, type Dirent } from 'node:fs';
import { lstat, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { configurationAreas } from '#shared/rules/configuration/area-names.ts';
import { configurationLimits } from '#shared/rules/configuration/limits.ts';
import { folderFile, isRecordFile } from '../../formats/configuration/folder.ts';
import { systemCode } from '../durable/disk.ts';

/** Bytes of a file; a record has at most a quarter as many characters. */
const mostBytes = configurationLimits.ofOne * 4;

export interface FoundFolder {
  /** The configuration's own file and records, by path below the folder, with `/`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Files in the place of records that are none: foreign or damaged. */
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
    // A pipe without a writer must not block.
    const file = await open(
      join(folder, path),
      constants.O_RDONLY |
        /* wall: folder-file-link */ (constants.O_NOFOLLOW ?? 0) |
        (constants.O_NONBLOCK ?? 0),
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

/** Names in a stable order; empty where the folder does not exist. */
async function namesIn(folder: string, path: string): Promise<Dirent[]> {
  try {
    const full = join(folder, path);
    // The folder itself may be a link, for the user has named it.
    const found = await /* wall: folder-folder-link */ (path === '' ? stat(full) : lstat(full));
    if (!found.isDirectory()) throw notRegular(path === '' ? folder : path);
    const all = await readdir(full, { withFileTypes: true });
    return all.sort((one, other) => (one.name < other.name ? -1 : 1));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw unreadable(path === '' ? folder : path, error);
  }
}
