/**
 * A lock file for one writer at a time among several processes, held for the milliseconds of a write. A lock whose
 * process has ended, or that is older than any write, is taken over. The age follows from the file's date or from
 * watching it: a date may lie in the future, or come from another computer's clock.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pass } from 'node:timers/promises';
import { type Disk, realDisk, systemCode } from './disk.ts';

/** Age in milliseconds from which a lock counts as left by a crash: no write takes so long. */
const staleAfter = 10_000;
/** Milliseconds after which an empty lock or guard counts as left by a crash: creating and filling one is quicker. */
const silentAfter = 1_500;
/** Milliseconds between two tries. */
const pause = 15;
/** Milliseconds; longer than a leftover lock is watched, so that none of them fails a write. */
const defaultPatience = 15_000;

/** Time as a value, so that tests need not wait. */
export interface LockClock {
  /** Milliseconds since 1970, as in the dates of files. */
  now(): number;
  /** Milliseconds of a monotonic clock, which a changed system time does not move. */
  elapsed(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const realClock: LockClock = { now: Date.now, elapsed: () => performance.now(), wait: pass };

/** Tokens that this process holds: an own lock with another token is one whose removal failed. */
const heldPaths = new Set<string>();

export class LockBusyError extends Error {
  readonly code = 'EBUSY';
  readonly path: string;

  constructor(path: string) {
    super(`another process keeps ${path}`);
    this.name = 'LockBusyError';
    this.path = path;
  }
}

/** Runs `work` while this process holds `path`. Rejects with LockBusyError after `patience` ms. */
export async function withWriteLock<T>(
  path: string,
  work: () => Promise<T>,
  {
    patience = defaultPatience,
    disk = realDisk,
    clock = realClock,
  }: { patience?: number; disk?: Disk; clock?: LockClock } = {},
): Promise<T> {
  const token = randomUUID();
  const watched = { lock: watch(clock), guard: watch(clock) };
  heldPaths.add(token);
  const deadline = clock.elapsed() + patience;
  try {
    while (!(await take(disk, path, token))) {
      // Checked before the takeover, so that a slow takeover is still followed by a try.
      if (clock.elapsed() > deadline) throw new LockBusyError(path);
      await takeOverIfStale(disk, path, watched);
      await clock.wait(pause);
    }
    return await work();
  } finally {
    heldPaths.delete(token);
    await release(disk, path, token);
  }
}

/** Removes the lock only while it is this process's own: another may have taken it over. */
async function release(disk: Disk, path: string, token: string): Promise<void> {
  const found = await disk.readFile(path, 'utf8').catch(() => '');
  // A lock that cannot be removed becomes stale with this process; the work itself is done.
  if (/* wall: lock-own */ parseHolder(found)?.token === token)
    await disk.rm(path, { force: true }).catch(() => undefined);
}

async function take(disk: Disk, path: string, token: string): Promise<boolean> {
  let file: Awaited<ReturnType<Disk['open']>>;
  try {
    file = await disk.open(path, /* wall: lock-exclusive */ 'wx', 0o600);
  } catch (error) {
    // Windows returns EPERM for a file that is being removed.
    if (isTaken(error) || (process.platform === 'win32' && systemCode(error) === 'EPERM')) return false;
    throw error;
  }
  try {
    await file.writeFile(JSON.stringify({ pid: process.pid, host: hostname(), token }));
  } catch (error) {
    await disk.rm(path, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
  return true;
}

/** A folder under the lock's name gives EEXIST, on some systems EISDIR. */
function isTaken(error: unknown): boolean {
  return ['EEXIST', 'EISDIR'].includes(systemCode(error));
}

/** A second, shorter lock guards the removal, so that two processes cannot both take over one stale lock. */
async function takeOverIfStale(disk: Disk, path: string, watched: Watched): Promise<void> {
  if (!(await isStale(disk, path, watched.lock))) return;
  const guard = `${path}.takeover`;
  if (await isLeft(disk, guard, watched.guard, silentAfter)) await putAway(disk, guard);
  try {
    await (await disk.open(guard, 'wx', 0o600)).close();
  } catch (error) {
    if (isTaken(error)) return;
    throw error;
  }
  try {
    if (await isStale(disk, path, watched.lock)) await putAway(disk, path);
  } finally {
    await disk.rm(guard, { force: true });
  }
}

/** A folder under the lock's name is renamed with its contents, never deleted. */
async function putAway(disk: Disk, path: string): Promise<void> {
  const found = await disk.stat(path).catch(() => null);
  if (found?.isDirectory()) await /* wall: lock-folder */ disk.rename(path, `${path}.left-${randomUUID()}`);
  else await disk.rm(path, { force: true });
}

async function isStale(disk: Disk, path: string, lockState: Seen): Promise<boolean> {
  const holder = parseHolder(await disk.readFile(path, 'utf8').catch(() => ''));
  if (holder === null) return isLeft(disk, path, lockState, silentAfter);
  if (await isLeft(disk, path, lockState, staleAfter)) return true;
  if (holder.host !== hostname()) return false;
  return holder.pid === process.pid ? !heldPaths.has(holder.token) : !isAlive(holder.pid);
}

/** Whether the file is unchanged for `age` ms by watching it, or older than `staleAfter` by its date. */
async function isLeft(disk: Disk, path: string, seen: Seen, age: number): Promise<boolean> {
  const found = await disk.stat(path).catch(() => null);
  if (found === null) return false;
  if (found.isDirectory() || seen.now() - found.mtimeMs > staleAfter) return true;
  return /* wall: lock-future */ seen.since(`${found.ino} ${found.mtimeMs} ${found.size}`) >= age;
}

interface Seen {
  now(): number;
  /** Milliseconds for which the same value has been seen. */
  since(what: string): number;
}
interface Watched {
  readonly lock: Seen;
  readonly guard: Seen;
}

function watch({ now, elapsed }: LockClock): Seen {
  let last = '';
  let first = 0;
  return {
    now,
    since(what) {
      if (what !== last) {
        last = what;
        first = elapsed();
      }
      return elapsed() - first;
    },
  };
}

function parseHolder(text: string): { pid: number; host: string; token: string } | null {
  const match = /^\{"pid":(\d+),"host":"([^"]*)","token":"([0-9a-f-]+)"\}$/.exec(text);
  return match ? { pid: Number(match[1]), host: match[2] ?? '', token: match[3] ?? '' } : null;
}

/** Whether a process of this machine runs; another user's process counts as running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) !== 'ESRCH';
  }
}
