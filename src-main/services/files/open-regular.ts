/** Opens a regular file; refuses folders, pipes and devices. */
import { constants } from 'node:fs';
import * as nodeDisk from 'node:fs/promises';

export interface OpenFile {
  readonly file: nodeDisk.FileHandle;
  /** Bytes at the time of opening. */
  readonly size: number;
}

/**
 * The caller closes the file. `flags` are added to those for reading. Rejects with the system's error, and with
 * EISDIR or EINVAL for anything but a regular file.
 */
export async function openRegular(
  path: string,
  flags = 0,
  disk: Pick<typeof nodeDisk, 'open'> = nodeDisk,
): Promise<OpenFile> {
  // Opening a pipe without a writer must not block. Windows has no pipes in the file system, and no such flag.
  const file = await disk.open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | flags);
  try {
    const found = await file.stat();
    if (found.isFile()) return { file, size: found.size };
    throw Object.assign(new Error('no file'), { code: found.isDirectory() ? 'EISDIR' : 'EINVAL' });
  } catch (error) {
    await file.close();
    throw error;
  }
}
