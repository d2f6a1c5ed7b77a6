/**
 * Imports the journal of earlier versions, one file of JSON lines a month, once and in one transaction; the files
 * are then renamed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { journalEntry } from '#shared/bridge/journal.ts';
import { inTransaction } from '../../database/transaction.ts';
import { realDisk } from '../durable/disk.ts';
import { insertion } from './insert.ts';

const monthFile = /^\d{4}-\d{2}\.ndjson$/;

/** Returns the number of unreadable lines. */
export async function takeMonthFiles(folder: string, database: DatabaseSync): Promise<number> {
  let unread = 0;
  for (const name of readdirSync(folder).filter((file) => monthFile.test(file))) {
    const path = join(folder, name);
    inTransaction(database, () => {
      for (const line of readFileSync(path, 'utf8').split('\n')) {
        const entry = entryOf(line);
        if (!entry) {
          if (line.trim() !== '') unread += 1;
          continue;
        }
        const { sql, values } = insertion(entry);
        database.prepare(sql).run(...values);
      }
    });
    await realDisk.rename(path, `${path}.taken-over`);
  }
  return unread;
}

/** A line that a crash cut short is skipped. */
function entryOf(line: string) {
  if (line.trim() === '') return null;
  try {
    const raw: unknown = JSON.parse(line);
    const found = journalEntry.safeParse({ serverName: '', undo: null, ...(raw as object) });
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}
