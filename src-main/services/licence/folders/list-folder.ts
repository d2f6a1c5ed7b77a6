/**
 * Lists the files of a folder that may be licences, by extension and size. Subfolders are left out: licences of one
 * customer lie side by side, and a tree (a home folder, a repository) would have thousands of `.json`. Links are
 * skipped, so that nothing outside the folder is read; so are pipes, devices and sockets. Skipped names are
 * reported, so that nobody takes an unread file for a valid one.
 */
import { isUtf8 } from 'node:buffer';
import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { boardLimit, type FolderProblem, type SkipReason } from '#shared/bridge/licence/licence.ts';
import { isLicenceName } from '#shared/rules/licence/file-names.ts';
import { licenceSizeLimit } from '../../../formats/licence/index.ts';
import { systemCode } from '../../durable/disk.ts';
import { spelledFileName } from '../../files/display-name.ts';

export interface FoundFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** Changes when the file does. */
  readonly mark: string;
}

export interface SkippedFile {
  readonly name: string;
  readonly reason: SkipReason;
}

export interface FolderListing {
  /** Sorted by name; at most `boardLimit`. */
  readonly files: readonly FoundFile[];
  readonly leftOut: number;
  /** Every folder and file with a licence's extension that is not among `files`; hidden folders are left out. */
  readonly skipped: readonly SkippedFile[];
}

export type FolderDisk = Pick<typeof import('node:fs/promises'), 'lstat' | 'readdir'>;

const dot = 0x2e;

/** Rejects with FOLDER_UNREADABLE (`name`, `reason`). */
export async function listFolder(
  path: string,
  disk: FolderDisk = { lstat, readdir },
): Promise<FolderListing> {
  let entries: Dirent<Buffer>[];
  try {
    entries = await disk.readdir(path, { encoding: 'buffer', withFileTypes: true });
  } catch (error) {
    throw folderUnreadable(path, error);
  }
  const skipped: SkippedFile[] = [];
  const names: string[] = [];
  for (const entry of entries) {
    const bytes = entry.name;
    const likely = isLicenceName(bytes.toString('latin1'));
    if (entry.isDirectory() ? bytes[0] !== dot : likely && !isUtf8(bytes)) {
      const name = isUtf8(bytes) ? spelledFileName(bytes.toString('utf8')) : otherName(bytes);
      skipped.push({ name, reason: entry.isDirectory() ? 'FOLDER' : 'NAME' });
    } else if (likely) {
      names.push(bytes.toString('utf8'));
    }
  }
  names.sort();
  const found: FoundFile[] = [];
  // In groups: thousands of concurrent operations would block the disk for others.
  for (let start = 0; start < names.length; start += 64) {
    const group = names.slice(start, start + 64).map((name) => look(path, name, disk));
    for (const one of await Promise.all(group)) {
      if ('path' in one) found.push(one);
      else skipped.push(one);
    }
  }
  const leftOut = found.slice(boardLimit);
  skipped.push(...leftOut.map(({ name }) => ({ name, reason: 'LIMIT' as const })));
  return { files: found.slice(0, boardLimit), leftOut: leftOut.length, skipped };
}

/** Returns a file to read, or the reason to skip it. */
async function look(folder: string, name: string, disk: FolderDisk): Promise<FoundFile | SkippedFile> {
  const path = join(folder, name);
  const shown = spelledFileName(name);
  const skip = (reason: SkipReason): SkippedFile => ({ name: shown, reason });
  const found = await disk.lstat(path, { bigint: true }).catch((error: unknown) => systemCode(error));
  if (typeof found === 'string') {
    const reason = reasonOf(found);
    return skip(reason === 'NOT_A_FOLDER' ? 'IO' : reason);
  }
  if (found.isDirectory()) return skip('FOLDER');
  if (found.isSymbolicLink()) return skip('LINK');
  if (!found.isFile()) return skip('NOT_A_FILE');
  if (found.size > licenceSizeLimit) return skip('TOO_LARGE');
  const { dev, ino, size, mtimeNs, ctimeNs } = found;
  return { path, name: shown, size: Number(size), mark: [dev, ino, size, mtimeNs, ctimeNs].join(':') };
}

/** Names that are not UTF-8 are tried as GB 18030, the Chinese national standard; else their bytes are shown. */
function otherName(bytes: Buffer): string {
  try {
    return spelledFileName(new TextDecoder('gb18030', { fatal: true }).decode(bytes));
  } catch {
    return spelledFileName(bytes.toString('latin1').replaceAll(/[\x80-\xff]/g, '·'));
  }
}

export function folderUnreadable(path: string, cause: unknown): BridgeError {
  const reason = reasonOf(systemCode(cause));
  const error = new BridgeError('FOLDER_UNREADABLE', `the folder can not be read: ${reason}`, {
    name: spelledFileName(path),
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
