/**
 * The program's log file: what went wrong, for the person who has to find out. One file and its predecessor, so
 * that it never grows without bound; nothing secret is written (arguments and answers are left out).
 */
import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { maskText } from '../services/journal/mask.ts';

/** Bytes after which a new file is begun. */
const limit = 1024 * 1024;

export interface Log {
  /** Never rejects: a log that can't be written must not stop the program. */
  write(source: string, detail: unknown): Promise<void>;
}

export function createLog(folder: string, now: () => number): Log {
  const path = join(folder, 'steward.log');
  let queue: Promise<void> = Promise.resolve();

  const append = async (source: string, detail: unknown): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const found = await stat(path).catch(() => null);
    if (found && found.size > limit) await rename(path, `${path}.1`);
    const time = new Date(now()).toISOString();
    const text = maskText(explain(detail)).slice(0, 30_000).replaceAll('\n', '\n  ');
    await appendFile(path, `${time} ${source} ${text}\n`, { mode: 0o600 });
  };

  return {
    write(source, detail) {
      queue = queue.then(() => append(source, detail)).catch(() => undefined);
      return queue;
    },
  };
}

function explain(detail: unknown): string {
  if (!(detail instanceof Error)) return String(detail);
  const text = detail.stack ?? `${detail.name}: ${detail.message}`;
  return detail.cause === undefined ? text : `${text}\ncaused by ${explain(detail.cause)}`;
}
