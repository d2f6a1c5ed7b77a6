/**
 * Reads a file that only the computer's administrator can have written: the file and every folder above it belong
 * to the administrator, are no links, and are writable by nobody else. A key that the user can edit proves nothing.
 */
import { constants, type Stats } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PolicyProblem } from '#shared/bridge/licence/keys.ts';
import { systemCode } from '../durable/disk.ts';

/** Bytes; a thousand RSA keys fit. */
const sizeLimit = 1024 * 1024;

export interface GuardedObject {
  readonly path: string;
  readonly stats: Stats;
}
/** Returns null where only the administrator can change these folders and files; else the first problem's code. */
export type Guard = (
  objects: readonly GuardedObject[],
) => Promise<PolicyProblem | null> | PolicyProblem | null;

export type GuardedFile =
  | { readonly state: 'absent' }
  | { readonly state: 'refused'; readonly problem: PolicyProblem }
  | { readonly state: 'read'; readonly text: string };

/**
 * `folders`: outermost first. The guard is asked once, about the folders and the file, before it is opened; where
 * there is no file nothing is asked, since the answer may take seconds.
 */
export async function readGuarded(
  path: string,
  folders: readonly string[],
  guard: Guard,
): Promise<GuardedFile> {
  try {
    await demandPresence(path);
    const above: GuardedObject[] = [];
    for (const folder of folders) {
      const stats = await lstat(folder);
      if (stats.isSymbolicLink()) return refused('LINK');
      if (!stats.isDirectory()) return refused('NOT_A_FOLDER');
      above.push({ path: folder, stats });
    }
    const found = await lstat(path);
    if (found.isSymbolicLink()) return refused('LINK');
    if (!found.isFile()) return refused('NOT_A_FILE');
    const problem = await guard([/* wall: policy-folders */ ...above, { path, stats: found }]);
    return problem ? refused(problem) : await readSame(path, found);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT') return { state: 'absent' };
    return refused(code === 'EACCES' || code === 'EPERM' ? 'DENIED' : code === 'ELOOP' ? 'LINK' : 'IO');
  }
}

/** Throws where no file exists. A path that leads through a file fails later, when that file is opened. */
async function demandPresence(path: string): Promise<void> {
  try {
    await lstat(path);
  } catch (error) {
    if (systemCode(error) !== 'ENOTDIR') throw error;
  }
}

/** Reads the file only where it is still the one that was checked. */
async function readSame(path: string, expected: Stats): Promise<GuardedFile> {
  // Windows has neither flag, and no pipes in the file system.
  const file = await open(
    path,
    constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
  );
  try {
    const found = await file.stat();
    if (found.ino !== expected.ino || found.dev !== expected.dev) return refused('CHANGED');
    if (found.uid !== expected.uid || found.mode !== expected.mode) return refused('CHANGED');
    if (found.size > sizeLimit) return refused('TOO_LARGE');
    const bytes = await file.readFile();
    if (bytes.byteLength > sizeLimit) return refused('TOO_LARGE');
    return { state: 'read', text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes) };
  } catch (error) {
    if (error instanceof TypeError) return refused('NOT_JSON');
    throw error;
  } finally {
    await file.close();
  }
}

/** Returns every folder above a path, outermost first. */
export function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [...foldersAbove(folder), folder];
}

function refused(problem: PolicyProblem): GuardedFile {
  return { state: 'refused', problem };
}
