/**
 * The local journal of changes, on SQLite (`journal/journal.db`): an entry is on the disk before it is acknowledged
 * (limits.md §7), and is deleted after the number of days in the settings.
 */
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type {
  JournalEntry,
  JournalFilter,
  JournalUndo,
  KeptEntry,
  ListedJournalEntry,
  WrittenJournalEntry,
} from '#shared/bridge/journal.ts';
import { lazyDatabase } from '../../database/lazy-database.ts';
import { openDatabase } from '../../database/open.ts';
import { withJournalError } from './guarded.ts';
import { insertion } from './insert.ts';
import { maskJson } from './mask.ts';
import { journalMigrations } from './migrations.ts';
import { takeMonthFiles } from './month-files.ts';
import { condition } from './query.ts';
import { keptColumns, listedColumns, toKept, toListed, toUndo } from './rows.ts';

export interface JournalPageQuery extends JournalFilter {
  readonly offset: number;
  readonly limit: number;
}

export interface JournalService {
  /** Resolves with the entry's id when it is on the disk; rejects with JOURNAL_NOT_WRITTEN and `reason`. */
  append(entry: WrittenJournalEntry): Promise<{ id: number }>;
  /** Returns the key of a write that was noted before it was sent and whose outcome is unknown; null for none. */
  sentUnder(write: Pick<JournalEntry, 'server' | 'endpoint' | 'after'>): Promise<{ key: string | null }>;
  /** Newest first. Every read rejects with JOURNAL_NOT_READ and `reason`. */
  list(page: JournalPageQuery): Promise<{ entries: ListedJournalEntry[]; total: number }>;
  listWhole(page: JournalPageQuery): Promise<{ entries: KeptEntry[]; total: number }>;
  entry(id: number): Promise<{ entry: KeptEntry | null }>;
  undoOf(id: number): Promise<{ undo: JournalUndo | null; later: number }>;
  /** Lets one of several windows undo an entry; the claim lapses after `claimed` milliseconds. */
  claimUndo(id: number): Promise<{ claimed: boolean }>;
  releaseUndo(id: number): Promise<void>;
  markUndone(id: number): Promise<void>;
  /** `lostTail`: the last entries may be missing. `setAside`: base name of the unreadable predecessor. */
  facets(): Promise<{
    servers: { id: string; name: string }[];
    titles: string[];
    setAside: string | null;
    lostTail: boolean;
  }>;
  forgetAll(): Promise<{ forgotten: number }>;
  close(): void;
}

export interface JournalOptions {
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now?: () => number;
  readonly keepDays?: () => number;
  readonly onChanged?: () => void;
  /** Called with the path to which an unreadable file was moved. */
  readonly setAside?: (path: string) => void;
}

const dayLength = 86_400_000;
/** Milliseconds of a claim to undo: longer than the deadline of the window's calls. */
const claimed = 5 * 60_000;

export function createJournalService(options: JournalOptions): JournalService {
  const { folder, now = Date.now, keepDays = () => 90, onChanged = () => undefined } = options;
  let setAside: string | null = null;
  let lostTail = false;
  let pruned = { time: Number.NEGATIVE_INFINITY, days: 0 };

  const file = lazyDatabase(async () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = await openDatabase(join(folder, 'journal.db'), journalMigrations, now());
    if (found.setAside !== null) {
      setAside = basename(found.setAside);
      options.setAside?.(found.setAside);
    }
    const cut = await takeMonthFiles(folder, found.database);
    lostTail = found.lostTail || cut > 0;
    return found.database;
  });
  const written = <T>(work: (database: DatabaseSync) => T): Promise<T> =>
    withJournalError('JOURNAL_NOT_WRITTEN', () => file.use(work));
  const read = <T>(work: (database: DatabaseSync) => T): Promise<T> =>
    withJournalError('JOURNAL_NOT_READ', () => file.use(work));

  /** Deletes old entries at most once a day, unless the number of days was changed. */
  const prune = (database: DatabaseSync): void => {
    const days = keepDays();
    if (days === pruned.days && now() - pruned.time < dayLength) return;
    database.prepare('delete from entry where time < ?').run(now() - days * dayLength);
    pruned = { time: now(), days };
  };

  const pageOf = <Row>(
    database: DatabaseSync,
    page: JournalPageQuery,
    columns: string,
    toRow: (row: unknown) => Row,
  ) => {
    prune(database);
    const { offset, limit, ...filter } = page;
    const { sql, values } = condition(filter);
    const rows = database
      .prepare(`select ${columns} from entry ${sql} order by time desc, id desc limit ? offset ?`)
      .all(...values, limit, offset);
    const counted = database.prepare(`select count(*) as total from entry ${sql}`).get(...values);
    return { entries: rows.map(toRow), total: Number(counted?.total) };
  };

  return {
    append: (entry) =>
      written((database) => {
        const { sql, values } = insertion(entry);
        const { lastInsertRowid } = database.prepare(sql).run(...values);
        const known = entry.key && database.prepare('select id from entry where key = ?').get(entry.key);
        prune(database);
        onChanged();
        return { id: Number(known ? known.id : lastInsertRowid) };
      }),
    sentUnder: ({ server, endpoint, after }) =>
      read((database) => {
        const found = database
          .prepare(
            `select key from entry where server = ? and endpoint = ? and after is ? and result = 'unknown'
             and key is not null order by id desc`,
          )
          .get(server, endpoint, maskJson(after));
        return { key: found ? String(found.key) : null };
      }),
    list: (page) => read((database) => pageOf(database, page, listedColumns, toListed)),
    listWhole: (page) => read((database) => pageOf(database, page, keptColumns, toKept)),
    entry: (id) =>
      read((database) => {
        const found = database.prepare(`select ${keptColumns} from entry where id = ?`).get(id);
        return { entry: found === undefined ? null : toKept(found) };
      }),
    undoOf: (id) =>
      read((database) => {
        const found = toUndo(
          database
            .prepare(
              "select undo, server, endpoint from entry where id = ? and undone = 0 and result = 'done'",
            )
            .get(id),
        );
        if (!found) return { undo: null, later: 0 };
        const counted = database
          .prepare(
            "select count(*) as later from entry where server = ? and endpoint = ? and id > ? and result <> 'failed'",
          )
          .get(found.server, found.endpoint, id);
        return { undo: found.undo, later: Number(counted?.later) };
      }),
    claimUndo: (id) =>
      written((database) => {
        const { changes } = database
          .prepare(
            // wall: undo-once
            'update entry set undoing = ? where id = ? and undone = 0 and (undoing is null or undoing < ?)',
          )
          .run(now(), id, now() - claimed);
        return { claimed: Number(changes) === 1 };
      }),
    releaseUndo: (id) =>
      written((database) => {
        database.prepare('update entry set undoing = null where id = ?').run(id);
      }),
    markUndone: (id) =>
      written((database) => {
        database.prepare('update entry set undone = 1 where id = ?').run(id);
        onChanged();
      }),
    facets: () =>
      read((database) => ({
        servers: database
          .prepare('select server as id, max(server_name) as name from entry group by server order by name')
          .all()
          .map(({ id, name }) => ({ id: String(id), name: String(name) })),
        titles: database
          .prepare('select distinct title from entry order by title')
          .all()
          .map(({ title }) => String(title)),
        setAside,
        lostTail,
      })),
    forgetAll: () =>
      read((database) => {
        const { changes } = database.prepare('delete from entry').run();
        // Deleted content must not stay readable in the file.
        database.exec('vacuum; pragma wal_checkpoint(truncate)');
        onChanged();
        return { forgotten: Number(changes) };
      }),
    close: file.close,
  };
}
