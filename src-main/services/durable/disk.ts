/**
 * The few disk operations of the durable writer, as a value, so that a test can let any one of them fail or write
 * short (limits.md §7).
 */
import * as nodeDisk from 'node:fs/promises';

export type Disk = Pick<
  typeof nodeDisk,
  'copyFile' | 'link' | 'mkdir' | 'open' | 'readFile' | 'readdir' | 'rename' | 'rm' | 'stat'
>;

export const realDisk: Disk = nodeDisk;

/** The system's code of a failed operation (`ENOENT`, `ENOSPC` …), or `UNKNOWN`. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
}

/** Codes of a disk that cannot be written: full, over quota, read-only, or without permission. It can still be read. */
const takesNothing = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'];

export function isUnwritable(error: unknown): boolean {
  return takesNothing.includes(systemCode(error));
}
