/**
 * The previous generation of a database (`changes.db.bak`): a complete, checked copy that replaces an unusable or
 * missing file. It lacks what was written after the copy.
 */
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { patiently } from '../disk/patience.ts';
import { isSound } from './is-sound.ts';

export function previousOf(file: string): string {
  return `${file}.bak`;
}

/**
 * Copies the database beside itself while it is in use. The copy gets its name only once it is complete and passes
 * a check. Rejects with the system's or SQLite's error; the earlier copy then stays.
 */
export async function renewPrevious(database: DatabaseSync, file: string): Promise<void> {
  const fresh = `${file}.bak-tmp`;
  rmSync(fresh, { force: true });
  closeSync(openSync(fresh, 'wx', 0o600));
  try {
    // Some Node versions have SQLite without `backup`: with a dynamic import only the copy fails there.
    const { backup } = await import('node:sqlite');
    await backup(database, fresh);
    // wall: database-previous-sound
    await demandSound(fresh);
    flush(fresh);
    await patiently(previousOf(file), () => renameSync(fresh, previousOf(file)));
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(fresh + suffix, { force: true });
  }
}

/** Moves the copy to the place of a missing file. Returns whether a copy existed. */
export async function takePrevious(file: string): Promise<boolean> {
  if (existsSync(file) || !existsSync(previousOf(file))) return false;
  // The log of the removed file does not belong to the copy.
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  await patiently(previousOf(file), () => renameSync(previousOf(file), file));
  chmodSync(file, 0o600);
  return true;
}

/** Throws unless the copy is sound. Makes it one file without a log, which a copying program could forget. */
async function demandSound(file: string): Promise<void> {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma journal_mode = delete');
    if (!(await isSound(copy, file))) throw new Error('the copy of the database is not sound');
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
