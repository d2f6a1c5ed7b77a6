/**
 * Makes the file of a database that is not there yet, whole in one step: a program that ends suddenly while SQLite makes
 * it leaves an empty file, which is taken for a damaged one.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Milliseconds after which a file that is being made was left by a program that ended. */
const patience = 60_000;

/** Where it can't be made, on a disk that takes nothing or knows no second name for a file, SQLite makes it, or tells. */
export function makeMissing(file: string): void {
  // A log without its database is SQLite's to remove.
  if (file === ':memory:' || existsSync(file) || existsSync(`${file}-wal`)) return;
  const making = `${file}.making-${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    removeLeft(file);
    const descriptor = openSync(making, 'wx', 0o600);
    try {
      writeSync(descriptor, emptyDatabase());
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    // Another process may have been first: its file stays.
    linkSync(making, file);
  } catch {
    // Opening it tells what is wrong.
  } finally {
    rmSync(making, { force: true });
  }
}

function removeLeft(file: string): void {
  const start = `${basename(file)}.making-`;
  for (const name of readdirSync(dirname(file))) {
    if (!name.startsWith(start)) continue;
    const left = join(dirname(file), name);
    const { mtimeMs } = statSync(left, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > patience) rmSync(left, { force: true });
  }
}

/** A database without a table, which keeps a log: https://www.sqlite.org/fileformat.html, section 1.3.3. */
function emptyDatabase(): Uint8Array {
  const made = new DatabaseSync(':memory:');
  made.exec('create table made (n); drop table made; vacuum');
  const bytes = made.serialize();
  made.close();
  bytes.set([2, 2], 18);
  return bytes;
}
