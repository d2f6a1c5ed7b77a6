/**
 * One writer at a time among several processes: a lock file that is held for the milliseconds of a write.
 * A lock whose process is gone, or that is older than any write can take, is taken over.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type Disk, realDisk, systemCode } from './disk.ts';

/** No write takes this long (ms): an older lock was left by a crash. */
const staleAfter = 10_000;
/** Between two tries (ms). */
const pause = 15;

/** What this process holds now: a lock of its own that is not among them could not be removed when it was released. */
const held = new Set<string>();

export class LockBusyError extends Error {
  constructor(path: string) {
    super(`another process keeps ${path}`);
    this.name = 'LockBusyError';
  }
}

/** Runs `work` while this process holds `path`. Rejects with LockBusyError after `patience` ms. */
export async function withWriteLock<T>(
  path: string,
  work: () => Promise<T>,
  { patience = 5000, disk = realDisk }: { patience?: number; disk?: Disk } = {},
): Promise<T> {
  const token = randomUUID();
  held.add(token);
  const deadline = Date.now() + patience;
  try {
    while (!(await take(disk, path, token))) {
      // Asked before the takeover, so that a slow takeover is still followed by a try.
      if (Date.now() > deadline) throw new LockBusyError(path);
      await takeOverIfStale(disk, path);
      await wait(pause);
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
    if (systemCode(error) === 'EEXIST' || (process.platform === 'win32' && systemCode(error) === 'EPERM')) {
      return false;
    }
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

/** Two processes must not both take one stale lock over: a second, shorter lock guards the removal. */
async function takeOverIfStale(disk: Disk, path: string): Promise<void> {
  if (!(await isStale(disk, path))) return;
  const guard = `${path}.takeover`;
  if (await olderThan(disk, guard, staleAfter)) await disk.rm(guard, { force: true });
  try {
    await (await disk.open(guard, 'wx', 0o600)).close();
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return;
    throw error;
  }
  try {
    if (await isStale(disk, path)) await disk.rm(path, { force: true });
  } finally {
    await disk.rm(guard, { force: true });
  }
}

async function isStale(disk: Disk, path: string): Promise<boolean> {
  if (await olderThan(disk, path, staleAfter)) return true;
  const holder = parseHolder(await disk.readFile(path, 'utf8').catch(() => ''));
  if (holder === null || holder.host !== hostname()) return false;
  return holder.pid === process.pid ? !held.has(holder.token) : !isAlive(holder.pid);
}

async function olderThan(disk: Disk, path: string, age: number): Promise<boolean> {
  const found = await disk.stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > age;
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
