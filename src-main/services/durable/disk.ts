/**
 * The few disk operations that the durable writer uses, as a value, so that a test can let any one of them
 * fail or write short (limits.md §7).
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

/** The disk takes nothing: full, used up, read-only, or not ours to write. What stands there can still be read. */
const takesNothing = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'];

export function isUnwritable(error: unknown): boolean {
  return takesNothing.includes(systemCode(error));
}
