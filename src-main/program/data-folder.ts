/** Prepares the data folder; a start without a usable one is refused, for nothing could be kept. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../services/durable/disk.ts';

/** Thrown for an unusable data folder; every shell shows `path` and `reason` and ends. */
export class DataFolderError extends Error {
  readonly code = 'DATA_FOLDER_UNUSABLE';
  readonly path: string;
  /** The system's code: EACCES, ENOTDIR, EROFS, ENOSPC … */
  readonly reason: string;

  constructor(path: string, cause: unknown) {
    const reason = systemCode(cause);
    super(
      `Steward can't use its data folder ${path} (${reason}). ` +
        'Make the folder readable and writable for your account, or start with another one: --data FOLDER.',
      { cause },
    );
    this.name = 'DataFolderError';
    this.path = path;
    this.reason = reason;
  }
}

/** Reasons for which a start goes on: existing data can be read, and nothing is kept until there is room. */
const readOnlyReasons = ['ENOSPC', 'EDQUOT', 'EROFS'];

/**
 * Creates the folder where it is missing, and checks that it can be listed and written to. Returns the system's
 * code where the disk is full or read-only, null where all is well. Throws DataFolderError otherwise.
 */
export async function prepareDataFolder(path: string): Promise<string | null> {
  const probe = join(path, `.steward-probe-${randomUUID()}`);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await readdir(path);
  } catch (error) {
    throw new DataFolderError(path, error);
  }
  try {
    // The probe has content: many a full disk still has room for an empty file.
    await writeFile(probe, 'x'.repeat(4096), { mode: 0o600, flag: 'wx' });
    return null;
  } catch (error) {
    if (readOnlyReasons.includes(systemCode(error))) return systemCode(error);
    throw new DataFolderError(path, error);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
