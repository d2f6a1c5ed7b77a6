/**
 * The few disk operations of the durable writer, as a value, so that a test can let any one of them fail or write
 * short (limits.md §7).
 */
import * as nodeDisk from 'node:fs/promises';
import { type PatienceOptions, patiently } from '../../disk/patience.ts';

export type Disk = Pick<
  typeof nodeDisk,
  'copyFile' | 'link' | 'mkdir' | 'open' | 'readFile' | 'readdir' | 'rename' | 'rm' | 'stat'
>;

/** The same disk, with patience for files that another program holds for a moment (on Windows). */
export function patientDisk(disk: Disk, options?: PatienceOptions): Disk {
  const { copyFile, open, readFile, rename } = disk;
  const held = (path: unknown, work: () => unknown) => patiently(String(path), work, options);
  const patient = {
    copyFile: (...args: Parameters<Disk['copyFile']>) => held(args[0], () => copyFile(...args)),
    // A file that must be new is held by nobody: its refusal has another reason.
    open: (...args: Parameters<Disk['open']>) =>
      String(args[1]).includes('x') ? open(...args) : held(args[0], () => open(...args)),
    readFile: (...args: Parameters<Disk['readFile']>) => held(args[0], () => readFile(...args)),
    rename: (...args: Parameters<Disk['rename']>) => held(args[1], () => rename(...args)),
  };
  return { ...disk, ...(patient as Pick<Disk, keyof typeof patient>) };
}

export const realDisk: Disk = patientDisk(nodeDisk);

/** The system's code of a failed operation (`ENOENT`, `ENOSPC` …), or `UNKNOWN`. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
}

/**
 * Codes of a disk that cannot be written: full, over quota, read-only, without permission, or kept in use by another
 * program. It can still be read.
 */
const takesNothing = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EBUSY'];

export function isUnwritable(error: unknown): boolean {
  return takesNothing.includes(systemCode(error));
}
