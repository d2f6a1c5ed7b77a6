/**
 * History of the opened licences and their verdicts, on SQLite (`licence/history.db`); never the files themselves.
 * Only the newest entries are kept. A file that is opened again within a minute stays one entry.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { BridgeError } from '#shared/bridge/errors.ts';
import { type OpenedLicence, type OpenedSort, openedLicence } from '#shared/bridge/licence/licence.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import { lazyDatabase } from '../../../database/lazy-database.ts';
import { openDatabase } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { systemCode } from '../../durable/disk.ts';
import { licenceHistoryMigrations } from './migrations.ts';

/** Characters of a licence's text that are stored: a company's name may be a megabyte long. */
const textLimit = 200;

/** `time` in milliseconds since 1970. */
function historyColumnsOf(summary: LicenceSummary, time: number): Record<string, string | number | null> {
  const { name, size, sha256, sm3, state, readable, verified, signature, licence } = summary;
  const code = short(licence?.licenceCode);
  const company = short(licence?.companyName);
  return {
    opened_at: time,
    name,
    size,
    sha256,
    sm3,
    state,
    readable: Number(readable),
    verified: Number(verified),
    key_id: signature?.keyId ?? null,
    licence_code: code,
    company_name: company,
    expiry_date: licence?.expiryDate ?? null,
    time_zone: short(licence?.timeZone),
    searched: [name, code, company, sha256, sm3].join('\n').toLowerCase(),
  };
}

function toOpened(row: Record<string, SQLOutputValue>): OpenedLicence {
  return openedLicence.parse({
    id: String(row.id),
    openedAt: new Date(Number(row.opened_at)).toISOString(),
    name: row.name,
    size: row.size,
    sha256: row.sha256,
    sm3: row.sm3,
    state: row.state,
    readable: row.readable === 1,
    verified: row.verified === 1,
    keyId: row.key_id,
    licenceCode: row.licence_code,
    companyName: row.company_name,
    expiryDate: row.expiry_date,
    timeZone: row.time_zone,
  });
}

function short(text: string | undefined): string | null {
  return text === undefined ? null : text.slice(0, textLimit).toWellFormed();
}

/** Entries; some 500 bytes each. */
export const historyLimit = 10_000;
/** Milliseconds within which reopening a file adds no entry. */
const sameOpening = 60_000;

/** Rejects with HISTORY_NOT_KEPT and `reason` where the disk or the file refuses. */
export interface LicenceHistory {
  record(summaries: readonly LicenceSummary[]): Promise<void>;
  list(page: {
    search: string;
    offset: number;
    limit: number;
    sort?: OpenedSort | undefined;
  }): Promise<{ entries: OpenedLicence[]; total: number }>;
  /** Null deletes all entries. */
  forget(ids: readonly string[] | null): Promise<{ forgotten: number }>;
  close(): void;
}

export function createLicenceHistory(options: {
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now?: () => number;
  /** Called with the path to which an unreadable file was moved. */
  readonly setAside?: (path: string) => void;
}): LicenceHistory {
  const { folder, now = Date.now } = options;

  const opened = lazyDatabase(async () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = await openDatabase(join(folder, 'history.db'), licenceHistoryMigrations, now());
    if (found.setAside !== null) options.setAside?.(found.setAside);
    // Deleted content must not stay readable in the file.
    found.database.exec('pragma secure_delete = on');
    return found.database;
  });
  const guarded = <T>(work: (database: DatabaseSync) => T): Promise<T> =>
    withHistoryError(() => opened.use(work));

  const insert = (database: DatabaseSync, summary: LicenceSummary, time: number): void => {
    const columns = historyColumnsOf(summary, time);
    const names = Object.keys(columns);
    const values: SQLInputValue[] = Object.values(columns);
    const again = database
      .prepare(
        'select id from opened where name = ? and opened_at between ? and ? and size = ? and sha256 is ? order by id desc',
      )
      .get(summary.name, time - sameOpening, time, summary.size, summary.sha256);
    if (again) {
      const settings = names.map((name) => `${name} = ?`).join(', ');
      database.prepare(`update opened set ${settings} where id = ?`).run(...values, Number(again.id));
      return;
    }
    database
      .prepare(`insert into opened (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
      .run(...values);
  };

  return {
    record: (summaries) =>
      guarded((database) =>
        inTransaction(database, () => {
          const time = now();
          for (const summary of summaries) insert(database, summary, time);
          database
            .prepare(
              'delete from opened where id in (select id from opened order by opened_at desc, id desc limit -1 offset ?)',
            )
            .run(historyLimit);
        }),
      ),
    list: ({ search, offset, limit, sort }) =>
      guarded((database) => {
        const words = search.trim().toLowerCase();
        const entries = database
          .prepare(
            `select * from opened where instr(searched, ?) > 0 order by ${orderOf(sort)} limit ? offset ?`,
          )
          .all(words, limit, offset)
          .map(toOpened);
        const counted = database
          .prepare('select count(*) as total from opened where instr(searched, ?) > 0')
          .get(words);
        return { entries, total: Number(counted?.total) };
      }),
    forget: (ids) =>
      guarded((database) => {
        const forgotten = inTransaction(database, () => {
          if (ids === null) return Number(database.prepare('delete from opened').run().changes);
          const one = database.prepare('delete from opened where id = ?');
          return ids.reduce((sum, id) => sum + (/^\d{1,15}$/.test(id) ? Number(one.run(id).changes) : 0), 0);
        });
        database.exec('pragma wal_checkpoint(truncate)');
        return { forgotten };
      }),
    close: opened.close,
  };
}

const sortColumns: Readonly<Record<OpenedSort['column'], string>> = {
  time: 'opened_at',
  file: 'name',
  code: 'licence_code',
  company: 'company_name',
  expiry: 'expiry_date',
};

/** The SQL order, made of fixed words only; equal entries are sorted newest first. */
function orderOf(sort: OpenedSort | undefined): string {
  const newest = 'opened_at desc, id desc';
  if (!sort) return newest;
  const column = sortColumns[sort.column];
  return `coalesce(${column}, '') = '', ${column} collate nocase ${sort.descending ? 'desc' : 'asc'}, ${newest}`;
}

/** Turns failures of SQLite into coded rejections. */
async function withHistoryError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const reason = systemCode(cause);
    const error = new BridgeError('HISTORY_NOT_KEPT', `the licence history could not be used: ${reason}`, {
      reason,
    });
    error.cause = cause;
    throw error;
  }
}
