/**
 * The local record of changes: one JSON line an entry, one file a month (`journal/2026-11.ndjson`, UTC), each
 * line on the disk before it is acknowledged (limits.md §7).
 */
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { JournalEntry } from '#shared/bridge/journal.ts';
import { syncFolder } from '../durable/atomic-file.ts';
import { realDisk, systemCode } from '../durable/disk.ts';
import { maskJson, maskText } from './mask.ts';

export interface JournalService {
  /** Resolves when the entry is on the disk; JOURNAL_NOT_WRITTEN with `reason` otherwise. */
  append(entry: JournalEntry): Promise<void>;
}

export function createJournalService(options: { folder: string; now?: () => number }): JournalService {
  const now = options.now ?? Date.now;
  let queue: Promise<void> = Promise.resolve();

  const write = async (entry: JournalEntry): Promise<void> => {
    const line = `${JSON.stringify({ ...entry, message: maskText(entry.message), before: maskJson(entry.before), after: maskJson(entry.after) })}\n`;
    // The month of the writing, not of the entry: a console with a wrong clock can't scatter files.
    const month = new Date(now()).toISOString().slice(0, 7);
    await mkdir(options.folder, { recursive: true, mode: 0o700 });
    await appendLine(join(options.folder, `${month}.ndjson`), line);
    await syncFolder(realDisk, options.folder);
  };

  return {
    append(entry) {
      const next = queue
        .then(() => write(entry))
        .catch((error: unknown) => {
          throw notWritten(error);
        });
      queue = next.catch(() => undefined);
      return next;
    },
  };
}

/** A line that a crash cut short is closed first, so that it spoils itself and not its neighbour. */
async function appendLine(path: string, line: string): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const last = size > 0 ? await file.read(Buffer.alloc(1), 0, 1, size - 1) : null;
    const bytes = Buffer.from(last && last.buffer[0] !== 0x0a ? `\n${line}` : line);
    const { bytesWritten } = await file.write(bytes);
    if (bytesWritten !== bytes.byteLength) throw new Error('the line was cut short');
    await file.sync();
  } finally {
    await file.close();
  }
}

function notWritten(cause: unknown): BridgeError {
  const reason = systemCode(cause);
  const error = new BridgeError('JOURNAL_NOT_WRITTEN', `the journal could not be written: ${reason}`, {
    reason,
  });
  error.cause = cause;
  return error;
}
