/**
 * The local record of changes, on SQLite (`journal/journal.db`): an entry is on the disk before it is acknowledged
 * (limits.md §7), and is forgotten after the days that the settings say.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { JournalEntry, JournalFilter, JournalUndo, KeptEntry } from '#shared/bridge/journal.ts';
import { openDatabase } from '../../database/open.ts';
import { systemCode } from '../durable/disk.ts';
import { insertion } from './insert.ts';
import { migrations } from './migrations.ts';
import { takeMonthFiles } from './month-files.ts';
import { condition } from './query.ts';
import { listedColumns, toEntry, toUndo } from './rows.ts';

export interface JournalPage extends JournalFilter {
  readonly offset: number;
  readonly limit: number;
}

export interface JournalService {
  /** Resolves with the entry's id when it is on the disk; JOURNAL_NOT_WRITTEN with `reason` otherwise. */
  append(entry: JournalEntry): Promise<{ id: number }>;
  list(page: JournalPage): Promise<{ entries: KeptEntry[]; total: number }>;
  undoOf(id: number): Promise<{ undo: JournalUndo | null; later: number }>;
  markUndone(id: number): Promise<void>;
  facets(): Promise<{ servers: { id: string; name: string }[]; titles: string[] }>;
  forgetAll(): Promise<{ forgotten: number }>;
  close(): void;
}

export interface JournalOptions {
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now?: () => number;
  /** For how many days entries are kept. */
  readonly keepDays?: () => number;
  readonly changed?: () => void;
  /** A file that SQLite could not read was put aside under this path. */
  readonly setAside?: (path: string) => void;
}

const dayLength = 86_400_000;

export function createJournalService(options: JournalOptions): JournalService {
  const { folder, now = Date.now, keepDays = () => 90, changed = () => undefined } = options;
  let opened: DatabaseSync | null = null;
  let pruned = Number.NEGATIVE_INFINITY;

  const database = (): DatabaseSync => {
    if (opened) return opened;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = openDatabase(join(folder, 'journal.db'), migrations, now());
    if (found.setAside !== null) options.setAside?.(found.setAside);
    takeMonthFiles(folder, found.database);
    opened = found.database;
    return opened;
  };

  /** Once a day is often enough for days. */
  const prune = (): void => {
    if (now() - pruned < dayLength) return;
    database()
      .prepare('delete from entry where time < ?')
      .run(now() - keepDays() * dayLength);
    pruned = now();
  };

  return {
    append: (entry) =>
      guarded(() => {
        const { sql, values } = insertion(entry);
        const { lastInsertRowid } = database()
          .prepare(sql)
          .run(...values);
        prune();
        changed();
        return { id: Number(lastInsertRowid) };
      }),
    list: ({ offset, limit, ...filter }) =>
      guarded(() => {
        prune();
        const { sql, values } = condition(filter);
        const entries = database()
          .prepare(`select ${listedColumns} from entry ${sql} order by time desc, id desc limit ? offset ?`)
          .all(...values, limit, offset)
          .map(toEntry);
        const counted = database()
          .prepare(`select count(*) as total from entry ${sql}`)
          .get(...values);
        return { entries, total: Number(counted?.total) };
      }),
    undoOf: (id) =>
      guarded(() => {
        const found = toUndo(
          database()
            .prepare(
              "select undo, server, endpoint from entry where id = ? and undone = 0 and result = 'done'",
            )
            .get(id),
        );
        if (!found) return { undo: null, later: 0 };
        const counted = database()
          .prepare(
            "select count(*) as later from entry where server = ? and endpoint = ? and id > ? and result <> 'failed'",
          )
          .get(found.server, found.endpoint, id);
        return { undo: found.undo, later: Number(counted?.later) };
      }),
    markUndone: (id) =>
      guarded(() => {
        database().prepare('update entry set undone = 1 where id = ?').run(id);
        changed();
      }),
    facets: () =>
      guarded(() => ({
        servers: database()
          .prepare('select server as id, max(server_name) as name from entry group by server order by name')
          .all()
          .map(({ id, name }) => ({ id: String(id), name: String(name) })),
        titles: database()
          .prepare('select distinct title from entry order by title')
          .all()
          .map(({ title }) => String(title)),
      })),
    forgetAll: () =>
      guarded(() => {
        const { changes } = database().prepare('delete from entry').run();
        // What was forgotten is not to be found in the file either.
        database().exec('vacuum; pragma wal_checkpoint(truncate)');
        changed();
        return { forgotten: Number(changes) };
      }),
    close() {
      opened?.close();
      opened = null;
    },
  };
}

/** SQLite's calls are synchronous; what they throw becomes the coded refusal. */
async function guarded<T>(work: () => T): Promise<T> {
  try {
    return work();
  } catch (cause) {
    const reason = sqliteReason(cause) ?? systemCode(cause);
    const error = new BridgeError('JOURNAL_NOT_WRITTEN', `the journal could not be used: ${reason}`, {
      reason,
    });
    error.cause = cause;
    throw error;
  }
}

/** SQLite's primary result code in the words of the system's own codes, where there is one. */
function sqliteReason(cause: unknown): string | null {
  const code = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : 0;
  const names: Record<number, string> = { 5: 'EBUSY', 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC', 14: 'EACCES' };
  return names[code] ?? null;
}
