/**
 * Read-only access to the journal: it makes no file, sets none aside, deletes nothing, and never waits for a
 * writer. Month files of earlier versions are visible only after a program has imported them.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { JournalFilter, KeptEntry } from '#shared/bridge/journal.ts';
import { withJournalError } from './guarded.ts';
import { journalMigrations } from './migrations.ts';
import { condition } from './query.ts';
import { keptColumnsOf, toKept } from './rows.ts';

export interface JournalReader {
  /** Newest first, at most `limit`; null for all. Rejects with JOURNAL_NOT_READ and `reason`. */
  list(filter: JournalFilter, limit: number | null): Promise<{ entries: KeptEntry[]; total: number }>;
  /** Returns the title keys of all entries. */
  titles(): Promise<string[]>;
  close(): void;
}

/** Milliseconds that a reader waits where the whole file is locked. */
const busyTimeout = 5000;

/** Resolves to null where there is no journal yet. */
export async function openJournalReader(folder: string): Promise<JournalReader | null> {
  const file = join(folder, 'journal.db');
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return null;
  if (size === 0) throw new BridgeError('JOURNAL_NOT_READ', 'its file is empty', { reason: 'EMPTY' });
  const { reader, version } = await withJournalError('JOURNAL_NOT_READ', () => open(file));
  if (version > 0 && version <= journalMigrations.length) return reader;
  reader.close();
  // Version 0: another program has created the file, but not its table yet.
  if (version === 0) return null;
  throw new BridgeError('JOURNAL_NOT_READ', 'a newer program wrote it', { reason: 'NEWER' });
}

function open(file: string): { readonly reader: JournalReader; readonly version: number } {
  const database = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout });
  try {
    const version = Number(database.prepare('pragma user_version').get()?.user_version);
    return { reader: readerOf(database, keptColumnsOf(version)), version };
  } catch (error) {
    database.close();
    throw error;
  }
}

function readerOf(database: DatabaseSync, columns: string): JournalReader {
  return {
    list: (filter, limit) =>
      withJournalError('JOURNAL_NOT_READ', () => {
        const { sql, values } = condition(filter);
        const rows = database
          .prepare(`select ${columns} from entry ${sql} order by time desc, id desc limit ?`)
          .all(...values, limit ?? -1);
        const counted = database.prepare(`select count(*) as total from entry ${sql}`).get(...values);
        return { entries: rows.map(toKept), total: Number(counted?.total) };
      }),
    titles: () =>
      withJournalError('JOURNAL_NOT_READ', () =>
        database
          .prepare('select distinct title from entry')
          .all()
          .map(({ title }) => String(title)),
      ),
    close: () => database.close(),
  };
}
