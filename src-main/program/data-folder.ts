/** The folder in which everything local lives. Without it nothing can be kept, so a start without it is refused. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../services/durable/disk.ts';

/** The data folder can't be used; every shell shows `path` and `reason` and ends. */
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

/** A start on such a disk goes on: what is there can be read, and nothing is kept until there is room. */
const readOnlyReasons = ['ENOSPC', 'EDQUOT', 'EROFS'];

/**
 * Creates the folder where it is missing, and proves that it can be listed and written to. Answers the system's code
 * where the disk takes nothing just now (full, read-only), null where all is well.
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
    // With bytes in it: a name alone has room on many a full disk.
    await writeFile(probe, 'x'.repeat(4096), { mode: 0o600, flag: 'wx' });
    return null;
  } catch (error) {
    if (readOnlyReasons.includes(systemCode(error))) return systemCode(error);
    throw new DataFolderError(path, error);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
