/**
 * Patience with files that another program holds. Windows refuses to replace, open or read a file while a virus
 * scanner, an indexer or a backup has it open, mostly for some milliseconds.
 */
import { setTimeout as pass } from 'node:timers/promises';

/** Codes of a held file on Windows: sharing violation, access denied, a removal that is not finished. */
const heldCodes = new Set(['EBUSY', 'EPERM', 'EACCES']);
/** Milliseconds between two tries: doubled from the first to the longest. */
const firstPause = 10;
const longestPause = 500;
/** Milliseconds after which the failure is reported. */
const patience = 10_000;

/** The system and its time as values, so that tests need neither Windows nor time. */
export interface PatienceOptions {
  readonly platform: NodeJS.Platform;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}
const thisSystem: PatienceOptions = {
  platform: process.platform,
  wait: (milliseconds) => pass(milliseconds),
};

/** The file stayed in use by another program for the whole patience; `cause` is the system's last error. */
export class HeldFileError extends Error {
  readonly code = 'EBUSY';
  readonly path: string;

  constructor(path: string, cause: unknown) {
    super(`another program has kept ${path} in use for ${patience / 1000} s`, { cause });
    this.name = 'HeldFileError';
    this.path = path;
  }
}

/** Does `work` on the file at `path`, on Windows again while another program holds the file. */
export async function patiently<T>(
  path: string,
  work: () => Promise<T> | T,
  { platform, wait }: PatienceOptions = thisSystem,
): Promise<T> {
  let waited = 0;
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await work();
    } catch (error) {
      if (platform !== 'win32' || !isHeld(error)) throw error;
      if (waited >= patience) throw new HeldFileError(path, error);
    }
    await wait(pause);
    waited += pause;
  }
}

function isHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && heldCodes.has(String(error.code));
}
