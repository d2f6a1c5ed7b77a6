/**
 * The previous generation of a database (`changes.db.bak`): a whole copy that was found sound, and that an unusable or
 * missing file is replaced by. What was written after the copy was made is not in it.
 */
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export function previousOf(file: string): string {
  return `${file}.bak`;
}

/**
 * Copies the database beside itself while it is in use, and gives the copy its name only when it is whole and sound: what
 * is damaged by now is no generation to go back to. Rejects with the system's or SQLite's error; the earlier copy stands.
 */
export async function renewPrevious(database: DatabaseSync, file: string): Promise<void> {
  const fresh = `${file}.bak-tmp`;
  rmSync(fresh, { force: true });
  closeSync(openSync(fresh, 'wx', 0o600));
  try {
    // Not every Node that has SQLite can copy: loaded here, so that only the copy is missing there.
    const { backup } = await import('node:sqlite');
    await backup(database, fresh);
    demandSound(fresh);
    flush(fresh);
    renameSync(fresh, previousOf(file));
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(fresh + suffix, { force: true });
  }
}

/** The copy takes the place of a file that is not there. Answers whether there is one. */
export function takePrevious(file: string): boolean {
  if (existsSync(file) || !existsSync(previousOf(file))) return false;
  // The log of a file that was removed belongs to no other.
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  renameSync(previousOf(file), file);
  chmodSync(file, 0o600);
  return true;
}

/** One file without a log beside it, which another program could miss. */
function demandSound(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma journal_mode = delete');
    if (copy.prepare('pragma quick_check(1)').get()?.quick_check !== 'ok')
      throw new Error('the copy of the database is not sound');
  } finally {
    copy.close();
  }
}

function flush(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
