/**
 * Opens a database so that no acknowledged write is ever lost: WAL (not on a network's disk), synchronous=FULL, foreign
 * keys, a busy timeout and a quick check (limits §7). A file that SQLite cannot read, or that a newer program wrote, is set aside under
 * another name and never deleted; so is an empty file, which a damaged disk leaves.
 */
import { chmodSync, closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { patiently } from '../disk/patience.ts';
import { isSound } from './is-sound.ts';
import { makeMissing } from './make-missing.ts';
import { isOnNetwork } from './network-folder.ts';
import { takePrevious } from './previous-generation.ts';
import { isDamage } from './sqlite-code.ts';
import { inTransaction } from './transaction.ts';
import { hasLostTail } from './wal-tail.ts';

/** Milliseconds that a writer waits for another process. */
const busyTimeout = 5000;

export interface OpenedDatabase {
  readonly database: DatabaseSync;
  /** Path to which an unusable file was moved; null where the file was usable or missing. */
  readonly setAside: string | null;
  /** Whether the previous generation (`previous-generation.ts`) replaced an unusable or missing file. */
  readonly restored: boolean;
  /** Whether the end of the write-ahead log was damaged at opening, so that the newest writes may be missing. */
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
 * `migrations`: every step in order; the position, from 1, is the version that the database has after that step.
 * `now` (milliseconds) only names a file that is set aside.
 */
export async function openDatabase(
  file: string,
  migrations: readonly string[],
  now: number,
): Promise<OpenedDatabase> {
  const lostTail = hasLostTail(file);
  const missing = await takePrevious(file);
  const first = await openOrMove(file, migrations, now);
  if (first.database) return { ...first, restored: missing, lostTail };
  const restored = /* wall: database-previous */ await takePrevious(file);
  const second = restored ? await openOrMove(file, migrations, now) : null;
  if (second?.database) return { database: second.database, setAside: first.setAside, restored, lostTail };
  // The previous generation is unusable too, and is set aside as well.
  return {
    database: await openChecked(file, migrations),
    setAside: first.setAside,
    restored: false,
    lostTail,
  };
}

type Tried =
  | { readonly database: DatabaseSync; readonly setAside: null }
  | { readonly database: null; readonly setAside: string };

async function openOrMove(file: string, migrations: readonly string[], now: number): Promise<Tried> {
  try {
    return { database: await openChecked(file, migrations), setAside: null };
  } catch (error) {
    const reason = unusableBecause(error);
    if (reason === null || file === ':memory:') throw error;
    return { database: null, setAside: await moveAside(file, reason, now) };
  }
}

/** Only the user may read the file: it names servers, people and changes. Log and index inherit its permissions. */
function keepPrivate(file: string): void {
  if (file === ':memory:') return;
  try {
    closeSync(openSync(file, 'a', 0o600));
    for (const suffix of ['', '-wal', '-shm']) if (existsSync(file + suffix)) chmodSync(file + suffix, 0o600);
  } catch {
    // The file belongs to somebody else or the disk is read-only: opening the database will report the cause.
  }
}

async function openChecked(file: string, migrations: readonly string[]): Promise<DatabaseSync> {
  const mode = isOnNetwork(dirname(file)) ? 'delete' : 'wal';
  makeMissing(file, mode);
  // SQLite would take an empty file for a new database, and remove the log beside it.
  // wall: database-empty
  if (isEmpty(file)) throw new Unusable('corrupt');
  // wall: database-private
  keepPrivate(file);
  const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
  try {
    database.exec(`pragma journal_mode = ${mode}; pragma synchronous = full;`);
    if (!(await isSound(database, file))) throw new Unusable('corrupt');
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

/** Only SQLite's own verdicts make a file unusable; other failures (no rights, disk full, locked) are not its fault. */
function unusableBecause(error: unknown): 'corrupt' | 'newer' | null {
  if (error instanceof Unusable) return error.reason;
  return isDamage(error) ? 'corrupt' : null;
}

/** `sandbox.sqlite` becomes `sandbox.corrupt-2026-11-21T00-30-00.000Z.sqlite`, with its WAL beside it. */
async function moveAside(file: string, reason: string, now: number): Promise<string> {
  const { dir, name, ext } = parse(file);
  const time = new Date(now).toISOString().replaceAll(':', '-');
  let target = join(dir, `${name}.${reason}-${time}${ext}`);
  // The file and its previous generation may be set aside in the same millisecond.
  if (existsSync(target)) target = join(dir, `${name}.${reason}-${time}-previous${ext}`);
  for (const suffix of ['-wal', '-shm', '']) {
    const part = file + suffix;
    if (existsSync(part)) await patiently(part, () => renameSync(part, target + suffix));
  }
  return target;
}

/**
 * Runs the steps that are missing by `user_version`. Returns 'newer', and changes nothing, where a program with
 * more steps has written the database.
 */
export function migrate(database: DatabaseSync, steps: readonly string[]): 'current' | 'newer' {
  if (version(database) > steps.length) return 'newer';
  for (const [index, step] of steps.entries()) {
    if (version(database) > index) continue;
    // The version is read again inside the transaction: another process may have made this step meanwhile.
    inTransaction(database, () => {
      if (version(database) === index) database.exec(`${step}; pragma user_version = ${index + 1};`);
    });
  }
  return 'current';
}

function version(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.user_version ?? 0);
}
