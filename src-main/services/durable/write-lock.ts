/**
 * One writer at a time among several processes: a lock file that is held for the milliseconds of a write.
 * A lock whose process is gone, or that stands longer than any write can take, is taken over. How long it stands is
 * told by its date, or by having watched it: a date may lie in the future, or come from another computer's clock.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pass } from 'node:timers/promises';
import { type Disk, realDisk, systemCode } from './disk.ts';

/** No write takes this long (ms): an older lock was left by a crash. */
const staleAfter = 10_000;
/** Between making a lock or guard and writing or removing it (ms): one that says nothing was left by a crash. */
const silentAfter = 1_500;
/** Between two tries (ms). */
const pause = 15;
/** Longer than the longest that a left-over one is watched (ms), so that none of them fails a write. */
const defaultPatience = 15_000;

/** Time, as a value, so that a test need not sit it out. */
export interface Clock {
  /** Milliseconds since 1970, as the dates of files are. */
  now(): number;
  /** Milliseconds that never jump. */
  elapsed(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const realClock: Clock = { now: Date.now, elapsed: () => performance.now(), wait: pass };

/** What this process holds now: a lock of its own that is not among them could not be removed when it was released. */
const held = new Set<string>();

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
  }: { patience?: number; disk?: Disk; clock?: Clock } = {},
): Promise<T> {
  const token = randomUUID();
  const watched = { lock: watch(clock), guard: watch(clock) };
  held.add(token);
  const deadline = clock.elapsed() + patience;
  try {
    while (!(await take(disk, path, token))) {
      // Asked before the takeover, so that a slow takeover is still followed by a try.
      if (clock.elapsed() > deadline) throw new LockBusyError(path);
      await takeOverIfStale(disk, path, watched);
      await clock.wait(pause);
    }
    return await work();
  } finally {
    held.delete(token);
    await release(disk, path, token);
  }
}

/** Somebody may have taken over a lock that was held too long: only one's own is removed. */
async function release(disk: Disk, path: string, token: string): Promise<void> {
  const found = await disk.readFile(path, 'utf8').catch(() => '');
  // A lock that can't be removed goes stale with this process; the work itself is done.
  if (parseHolder(found)?.token === token) await disk.rm(path, { force: true }).catch(() => undefined);
}

async function take(disk: Disk, path: string, token: string): Promise<boolean> {
  let file: Awaited<ReturnType<Disk['open']>>;
  try {
    file = await disk.open(path, 'wx', 0o600);
  } catch (error) {
    // Windows answers EPERM for a file that is just being removed.
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

/** A folder in the place is answered with EEXIST, by some systems with EISDIR. */
function isTaken(error: unknown): boolean {
  return ['EEXIST', 'EISDIR'].includes(systemCode(error));
}

/** Two processes must not both take one stale lock over: a second, shorter lock guards the removal. */
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

/** What is no file of ours (a folder) is moved out of the way as it is, whatever it holds. */
async function putAway(disk: Disk, path: string): Promise<void> {
  const found = await disk.stat(path).catch(() => null);
  if (found?.isDirectory()) await disk.rename(path, `${path}.left-${randomUUID()}`);
  else await disk.rm(path, { force: true });
}

async function isStale(disk: Disk, path: string, seen: Seen): Promise<boolean> {
  const holder = parseHolder(await disk.readFile(path, 'utf8').catch(() => ''));
  if (holder === null) return isLeft(disk, path, seen, silentAfter);
  if (await isLeft(disk, path, seen, staleAfter)) return true;
  if (holder.host !== hostname()) return false;
  return holder.pid === process.pid ? !held.has(holder.token) : !isAlive(holder.pid);
}

/** Whether what stands there has not changed for `age` ms: by our own watch, or for `staleAfter` by its date. */
async function isLeft(disk: Disk, path: string, seen: Seen, age: number): Promise<boolean> {
  const found = await disk.stat(path).catch(() => null);
  if (found === null) return false;
  if (found.isDirectory() || seen.now() - found.mtimeMs > staleAfter) return true;
  return seen.since(`${found.ino} ${found.mtimeMs} ${found.size}`) >= age;
}

interface Seen {
  now(): number;
  /** For how long (ms) the same has been seen. */
  since(what: string): number;
}
interface Watched {
  readonly lock: Seen;
  readonly guard: Seen;
}

function watch({ now, elapsed }: Clock): Seen {
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

/** Whether a process of this machine runs; one that belongs to somebody else counts as running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) !== 'ESRCH';
  }
}
