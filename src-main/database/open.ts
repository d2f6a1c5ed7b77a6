/**
 * Opens a database so that nothing acknowledged is ever lost: WAL, synchronous=FULL, foreign
 * keys, a busy timeout and a quick check (limits §7). A file that SQLite can't read, or that a newer program
 * wrote, is set aside under another name and never deleted; so is an empty one, which a damaged disk leaves.
 */
import { chmodSync, closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeMissing } from './make-missing.ts';
import { migrate } from './migrate.ts';
import { takePrevious } from './previous.ts';
import { hasLostTail } from './wal-tail.ts';

/** Milliseconds that a writer waits for another process. */
const busyTimeout = 5000;

export interface OpenedDatabase {
  readonly database: DatabaseSync;
  /** Where an unusable file was put; null where there was none. */
  readonly setAside: string | null;
  /** The file was unusable or missing, and its previous generation was taken (`previous.ts`). */
  readonly restored: boolean;
  /** The end of its log was damaged when it was opened: what was written last may be missing. */
  readonly lostTail: boolean;
}

class Unusable extends Error {
  readonly reason: 'corrupt' | 'newer';
  constructor(reason: 'corrupt' | 'newer') {
    super(`the database is ${reason}`);
    this.reason = reason;
  }
}

/**
 * `migrations`: every step in order; the position, from 1, is the version that the database carries afterwards.
 * `now` (milliseconds) only names the file that is set aside.
 */
export function openDatabase(file: string, migrations: readonly string[], now: number): OpenedDatabase {
  const lostTail = hasLostTail(file);
  const missing = takePrevious(file);
  const first = openOrMove(file, migrations, now);
  if (first.database) return { ...first, restored: missing, lostTail };
  const restored = takePrevious(file);
  const second = restored ? openOrMove(file, migrations, now) : null;
  if (second?.database) return { database: second.database, setAside: first.setAside, restored, lostTail };
  // The previous generation is no better, and kept as well.
  return { database: openChecked(file, migrations), setAside: first.setAside, restored: false, lostTail };
}

type Tried =
  | { readonly database: DatabaseSync; readonly setAside: null }
  | { readonly database: null; readonly setAside: string };

function openOrMove(file: string, migrations: readonly string[], now: number): Tried {
  try {
    return { database: openChecked(file, migrations), setAside: null };
  } catch (error) {
    const reason = unusableBecause(error);
    if (reason === null || file === ':memory:') throw error;
    return { database: null, setAside: moveAside(file, reason, now) };
  }
}

/** Only for its user: it names servers, people and what was changed. Log and index take the file's rights. */
function keepPrivate(file: string): void {
  if (file === ':memory:') return;
  try {
    closeSync(openSync(file, 'a', 0o600));
    for (const suffix of ['', '-wal', '-shm']) if (existsSync(file + suffix)) chmodSync(file + suffix, 0o600);
  } catch {
    // Not ours to change, or a disk that takes nothing: opening it tells what is wrong.
  }
}

function openChecked(file: string, migrations: readonly string[]): DatabaseSync {
  makeMissing(file);
  // SQLite takes it for a new one, and removes the log beside it.
  if (isEmpty(file)) throw new Unusable('corrupt');
  keepPrivate(file);
  const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full;');
    const verdict = database.prepare('pragma quick_check(1)').get();
    if (verdict?.quick_check !== 'ok') throw new Unusable('corrupt');
    if (migrate(database, migrations) === 'newer') throw new Unusable('newer');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function isEmpty(file: string): boolean {
  return file !== ':memory:' && statSync(file, { throwIfNoEntry: false })?.size === 0;
}

/** SQLite's own verdicts on a file; any other failure (no rights, disk full, locked) is not the file's fault. */
function unusableBecause(error: unknown): 'corrupt' | 'newer' | null {
  if (error instanceof Unusable) return error.reason;
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  const SQLITE_CORRUPT = 11;
  const SQLITE_NOTADB = 26;
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB ? 'corrupt' : null;
}

/** `sandbox.sqlite` becomes `sandbox.corrupt-2026-11-21T00-30-00.000Z.sqlite`, with its WAL beside it. */
function moveAside(file: string, reason: string, now: number): string {
  const { dir, name, ext } = parse(file);
  const time = new Date(now).toISOString().replaceAll(':', '-');
  let target = join(dir, `${name}.${reason}-${time}${ext}`);
  // In the same moment: the file itself, then its previous generation.
  if (existsSync(target)) target = join(dir, `${name}.${reason}-${time}-previous${ext}`);
  for (const suffix of ['-wal', '-shm', '']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, target + suffix);
  }
  return target;
}
