/**
 * Creates a missing database file in one atomic step: a program that ends suddenly while SQLite creates the file
 * leaves an empty one, which counts as damaged.
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

/** Milliseconds after which an unfinished temporary file counts as left by a program that ended. */
const patience = 60_000;

/** Leaves the work to SQLite, and to its errors, where the disk is not writable or has no hard links. */
export function makeMissing(file: string, mode: 'wal' | 'delete'): void {
  // SQLite itself removes a log whose database is missing.
  if (file === ':memory:' || existsSync(file) || existsSync(`${file}-wal`)) return;
  const making = `${file}.making-${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    removeLeft(file);
    const descriptor = openSync(making, 'wx', 0o600);
    try {
      writeSync(descriptor, emptyDatabase(mode));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    // Linking fails where another process has created the file first: that file stays.
    linkSync(making, file);
  } catch {
    // Opening the database will report the cause.
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

/** An empty database; the two bytes say WAL mode: https://www.sqlite.org/fileformat.html, section 1.3.3. */
function emptyDatabase(mode: 'wal' | 'delete'): Uint8Array {
  const template = new DatabaseSync(':memory:');
  template.exec('create table made (n); drop table made; vacuum');
  const bytes = template.serialize();
  template.close();
  if (mode === 'wal') bytes.set([2, 2], 18);
  return bytes;
}
