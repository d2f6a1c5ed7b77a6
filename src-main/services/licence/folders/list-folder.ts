/**
 * The files of a folder that may be licences, by their endings and their size. Only of the folder itself: licences
 * of one customer lie side by side, and a tree (a home folder, a repository) would have thousands of `.json`.
 * Links are passed over, so that nothing outside the folder is read; pipes, devices and sockets too.
 */
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { boardLimit, type FolderProblem } from '#shared/bridge/licence.ts';
import { isLicenceName } from '#shared/rules/licence/file-names.ts';
import { licenceSizeLimit } from '../../../formats/licence/index.ts';
import { systemCode } from '../../durable/disk.ts';
import { displayName } from '../../files/display-name.ts';

export interface FoundFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** Changes when the file does. */
  readonly mark: string;
}

export interface FolderListing {
  /** In the order of their names; at most `boardLimit`. */
  readonly files: readonly FoundFile[];
  readonly leftOut: number;
}

export type FolderDisk = Pick<typeof import('node:fs/promises'), 'lstat' | 'readdir'>;

/** Rejects with FOLDER_UNREADABLE (`name`, `reason`). */
export async function listFolder(
  path: string,
  disk: FolderDisk = { lstat, readdir },
): Promise<FolderListing> {
  let names: string[];
  try {
    names = await disk.readdir(path);
  } catch (error) {
    throw unreadable(path, error);
  }
  const likely = names.filter(isLicenceName).sort();
  const found: FoundFile[] = [];
  // In groups: thousands of questions at once would keep the disk from everybody else.
  for (let start = 0; start < likely.length; start += 64) {
    const group = likely.slice(start, start + 64).map((name) => look(join(path, name), name, disk));
    found.push(...(await Promise.all(group)).filter((file) => file !== null));
  }
  return { files: found.slice(0, boardLimit), leftOut: Math.max(0, found.length - boardLimit) };
}

/** Null for what is no licence file, and for what went away in between or may not be looked at. */
async function look(path: string, name: string, disk: FolderDisk): Promise<FoundFile | null> {
  const found = await disk.lstat(path, { bigint: true }).catch(() => null);
  if (!found?.isFile() || found.size > licenceSizeLimit) return null;
  const { dev, ino, size, mtimeNs, ctimeNs } = found;
  return {
    path,
    name: displayName(name),
    size: Number(size),
    mark: [dev, ino, size, mtimeNs, ctimeNs].join(':'),
  };
}

/** The coded refusal for a folder that can't be listed. */
export function unreadable(path: string, cause: unknown): BridgeError {
  const reason = reasonOf(systemCode(cause));
  const error = new BridgeError('FOLDER_UNREADABLE', `the folder can not be read: ${reason}`, {
    name: displayName(path),
    reason,
  });
  error.cause = cause;
  return error;
}

function reasonOf(code: string): FolderProblem {
  if (code === 'ENOENT') return 'MISSING';
  if (code === 'ENOTDIR') return 'NOT_A_FOLDER';
  return code === 'EACCES' || code === 'EPERM' ? 'DENIED' : 'IO';
}
