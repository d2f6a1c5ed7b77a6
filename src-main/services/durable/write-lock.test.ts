import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { LockBusyError, type LockClock, withWriteLock } from './write-lock.ts';

let path: string;
beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'steward-lock-')), 'lock');
});
/** A clock that advances only by waiting. */
function swift(): LockClock {
  const began = Date.now();
  let elapsed = 0;
  return {
    now: () => began + elapsed,
    elapsed: () => elapsed,
    wait: async (milliseconds) => {
      elapsed += milliseconds;
    },
  };
}
const holder = (pid: number, host = hostname()): string =>
  JSON.stringify({ pid, host, token: '00000000-0000-0000-0000-000000000000' });

describe('withWriteLock', () => {
  it('lets one in at a time', async () => {
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 12 }, () =>
        withWriteLock(path, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await wait(3);
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    expect(await readdir(join(path, '..'))).toEqual([]);
  });

  it('gives the lock back when the work fails', async () => {
    await expect(withWriteLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withWriteLock(path, async () => 1)).toBe(1);
  });

  it('waits for a living holder, but not for ever', async () => {
    await writeFile(path, holder(process.ppid));
    await expect(withWriteLock(path, async () => 1, { patience: 60 })).rejects.toBeInstanceOf(LockBusyError);
  });

  it('takes over from a process that is gone', async () => {
    await writeFile(path, holder(2 ** 22 + 1));
    expect(await withWriteLock(path, async () => 1, { patience: 2000 })).toBe(1);
  });

  it('takes back at once what it could not remove itself', async () => {
    await writeFile(path, holder(process.pid));
    expect(await withWriteLock(path, async () => 1, { patience: 2000 })).toBe(1);
  });

  it.each([
    ['a half-written lock', ''],
    ['a lock of another machine', holder(1, 'elsewhere')],
    ['a lock of a living process', holder(process.ppid)],
  ])('takes over %s only when it is older than any write', async (_what, content) => {
    await writeFile(path, content);
    await expect(withWriteLock(path, async () => 1, { patience: 40 })).rejects.toBeInstanceOf(LockBusyError);
    const before = new Date(Date.now() - 60_000);
    await utimes(path, before, before);
    expect(await withWriteLock(path, async () => 1, { patience: 2000 })).toBe(1);
  });

  describe('is kept out for long by nothing that was left over', () => {
    const later = new Date(Date.now() + 86_400_000);
    const dated = (file: string, text: string) =>
      writeFile(file, text).then(() => utimes(file, later, later));
    it.each<[string, () => Promise<unknown>]>([
      ['an empty lock, just made', () => writeFile(path, '')],
      ['an empty lock dated in the future', () => dated(path, '')],
      ['something else, dated in the future', () => dated(path, 'what?')],
      ['a gone process’s lock, dated in the future', () => dated(path, holder(2 ** 22 + 1))],
      ['a folder', () => mkdir(path)],
      ['a folder with something in it', () => mkdir(join(path, 'inside'), { recursive: true })],
      ['a guard, just made', () => Promise.all([writeFile(path, ''), writeFile(`${path}.takeover`, '')])],
      [
        'a guard dated in the future',
        () => Promise.all([writeFile(path, holder(2 ** 22 + 1)), dated(`${path}.takeover`, '')]),
      ],
      [
        'a guard that is a folder',
        () =>
          Promise.all([
            writeFile(path, holder(2 ** 22 + 1)),
            mkdir(join(`${path}.takeover`, 'inside'), { recursive: true }),
          ]),
      ],
    ])('%s', async (_what, leave) => {
      await leave();
      expect(await withWriteLock(path, async () => 1, { patience: 6000, clock: swift() })).toBe(1);
    });
    it('a lock of another computer, dated in the future', async () => {
      await dated(path, holder(1, 'elsewhere'));
      expect(await withWriteLock(path, async () => 1, { clock: swift() })).toBe(1);
    });
  });

  it('loses nothing that stood in its place', async () => {
    await mkdir(path);
    await writeFile(join(path, 'mine'), 'mine');
    await withWriteLock(path, async () => 1);
    const [aside = ''] = await readdir(join(path, '..'));
    expect(await readdir(join(path, '..', aside))).toEqual(['mine']);
  });

  it('names the file that another process keeps', async () => {
    await writeFile(path, holder(process.ppid));
    const busy = { code: 'EBUSY', path };
    await expect(withWriteLock(path, async () => 1, { patience: 60 })).rejects.toMatchObject(busy);
  });
});
