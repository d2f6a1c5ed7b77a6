/** A file that is one: no folder, no pipe, no device. */
import { constants } from 'node:fs';
import * as nodeDisk from 'node:fs/promises';

export interface OpenFile {
  readonly file: nodeDisk.FileHandle;
  /** Bytes, when it was opened. */
  readonly size: number;
}

/**
 * Whoever asked closes it. `flags`: beside those for reading. Rejects with the system's error; what is no file, with
 * EISDIR or EINVAL.
 */
export async function openRegular(
  path: string,
  flags = 0,
  disk: Pick<typeof nodeDisk, 'open'> = nodeDisk,
): Promise<OpenFile> {
  // A pipe that nobody writes to must not be waited for. Windows has none in the file system, and no such flag.
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
