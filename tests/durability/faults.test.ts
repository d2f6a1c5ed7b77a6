/**
 * An error at every Nth file call of a save, of every kind that a disk has, until the save succeeds: what was
 * acknowledged before stands, a refused save says so, and every start succeeds (limits.md §7).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../src-main/services/durable/store.ts';
import { faultyDisk } from '../../src-main/services/durable/testing/faulty-disk.ts';
import { type Counter, readCounter } from './programs/documents.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-faults-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const open = (disk = faultyDisk(0).disk) =>
  openStore<Counter>({
    folder,
    name: 'settings',
    version: 1,
    read: readCounter,
    defaults: () => ({ counter: 0, filling: '' }),
    disk,
  });

it.each(['ENOSPC', 'EIO', 'EACCES', 'EROFS', 'EMFILE'])('%s at every call of a save', async (code) => {
  await (await open()).update(() => ({ counter: 1, filling: 'kept'.repeat(3000) }));
  let acknowledged = 1;
  let refused = 0;
  let at = 1;
  for (; ; at += 1) {
    const wanted = { counter: acknowledged + 1, filling: 'new'.repeat(3000) };
    const faulty = faultyDisk(at, 'fails', code);
    const saved = await open(faulty.disk)
      .then((store) => store.update(() => wanted))
      .then(
        () => true,
        (error: unknown) => {
          expect(error, `call ${at}`).toMatchObject({ code });
          return false;
        },
      );
    const found = await open();
    expect(found.loaded, `call ${at}`).toEqual({ outcome: 'ok', asideNames: [] });
    if (saved) expect(found.current().counter, `call ${at}`).toBe(wanted.counter);
    // A save that failed after its rename stands all the same: it was not promised, and is not half.
    else expect([acknowledged, wanted.counter], `call ${at}`).toContain(found.current().counter);
    acknowledged = found.current().counter;
    if (!saved) refused += 1;
    else if (faulty.count() < at) break;
    expect(at, 'the save succeeds in the end').toBeLessThan(100);
  }
  expect(refused).toBeGreaterThan(8);
});

it.each([1, 2, 3, 5, 8])('a disk that takes half of write %i is asked again', async (at) => {
  const { disk } = faultyDisk(at, 'short');
  await (await open(disk)).update(() => ({ counter: 7, filling: 'x'.repeat(50_000) }));
  expect((await open()).current()).toEqual({ counter: 7, filling: 'x'.repeat(50_000) });
});
