/**
 * The program's log file: what went wrong, for the person who has to find out. A few files of a few megabytes
 * together; nothing secret is written (arguments and answers are left out, what looks like a token is masked).
 */
import { appendFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { maskLog } from './mask-log.ts';

/** Bytes after which a new file is begun. */
const limit = 1024 * 1024;
/** Files that are kept: steward.log and steward.log.1 (younger) to .4. */
const count = 5;

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
    if (found && found.size > limit) await turnOver(path);
    const time = new Date(now()).toISOString();
    const text = maskLog(explain(detail)).slice(0, 30_000).replaceAll('\n', '\n  ');
    await appendFile(path, `${time} ${source} ${text}\n`, { mode: 0o600 });
  };

  return {
    write(source, detail) {
      queue = queue.then(() => append(source, detail)).catch(() => undefined);
      return queue;
    },
  };
}

/** Each file takes the next one's name; the oldest goes. */
async function turnOver(path: string): Promise<void> {
  await rm(`${path}.${count - 1}`, { force: true });
  for (let nth = count - 2; nth >= 0; nth -= 1) {
    const from = nth === 0 ? path : `${path}.${nth}`;
    if (await stat(from).catch(() => null)) await rename(from, `${path}.${nth + 1}`);
  }
}

function explain(detail: unknown): string {
  if (!(detail instanceof Error)) return String(detail);
  const text = detail.stack ?? `${detail.name}: ${detail.message}`;
  return detail.cause === undefined ? text : `${text}\ncaused by ${explain(detail.cause)}`;
}
