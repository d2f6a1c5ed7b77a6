/**
 * The program's log file for finding faults. Its files are limited to a few megabytes together; secrets are not
 * written (arguments and results are left out, token-like texts are masked).
 */
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { realDisk } from '../services/durable/disk.ts';
import { maskLog } from './mask-log.ts';

/** Bytes after which a new file is started. */
const limit = 1024 * 1024;
/** Number of files: steward.log and steward.log.1 (newer) to .4. */
const count = 5;

export interface Log {
  /** Never rejects: an unwritable log must not stop the program. */
  write(source: string, detail: unknown): Promise<void>;
  /** Resolves when all that was given to `write` is written. */
  flush(): Promise<void>;
}

export function createLog(folder: string, now: () => number): Log {
  const path = join(folder, 'steward.log');
  let queue: Promise<void> = Promise.resolve();

  const append = async (source: string, detail: unknown): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const found = await stat(path).catch(() => null);
    if (found && found.size > limit) await turnOver(path);
    const time = new Date(now()).toISOString();
    const text = maskLog(explain(detail)).slice(0, 30_000).replaceAll('\n', '\n  ');
    const file = await realDisk.open(path, 'a', 0o600);
    await file.appendFile(`${time} ${source} ${text}\n`).finally(() => file.close());
  };

  return {
    write(source, detail) {
      queue = queue.then(() => append(source, detail)).catch(() => undefined);
      return queue;
    },
    flush: () => queue,
  };
}

/** Renames each file to the next number; the oldest is deleted. */
async function turnOver(path: string): Promise<void> {
  await rm(`${path}.${count - 1}`, { force: true });
  for (let nth = count - 2; nth >= 0; nth -= 1) {
    const from = nth === 0 ? path : `${path}.${nth}`;
    if (await stat(from).catch(() => null)) await realDisk.rename(from, `${path}.${nth + 1}`);
  }
}

function explain(detail: unknown): string {
  if (!(detail instanceof Error)) return String(detail);
  const text = detail.stack ?? `${detail.name}: ${detail.message}`;
  return detail.cause === undefined ? text : `${text}\ncaused by ${explain(detail.cause)}`;
}
