/** The carrier of packages: short reads and writes are completed, and the system's errors keep their code. */

import { createHash } from 'node:crypto';
import * as nodeDisk from 'node:fs';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Load } from '../../../formats/theme-package/carrier.ts';
import { readParts } from '#shared/kit/pictures/parts/read-parts.ts';
import { png } from '../../../formats/theme-package/testing/pictures.ts';
import { methods } from '../../../formats/theme-package/zip/signatures.ts';
import { localHeader } from '../../../formats/theme-package/zip/written-records.ts';
import { carryLoads, type WaitingDisk } from './carry-load.ts';
import { threadCarrier } from './threads.ts';

let folder: string;
let load: Load;
const picture = png(8, 8, [7, 7, 7], 600_000);
const found = {
  crc: crc32(picture),
  sha256: createHash('sha256').update(picture).digest('hex'),
  parts: readParts(picture),
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-carrier-'));
  await writeFile(join(folder, 'a.png'), picture);
  load = {
    name: 'a.png',
    look: 'ours',
    method: methods.stored,
    packed: picture.length,
    size: picture.length,
    from: { path: join(folder, 'a.png') },
    to: { kind: 'file', path: join(folder, 'b.png') },
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The system's own calls, of which the Nth fails or does half of the work. */
function disk(at: number, fault: 'fails' | 'half'): { disk: WaitingDisk; count(): number } {
  let calls = 0;
  const due = (): boolean => {
    calls += 1;
    return calls === at;
  };
  const refuse = (): never => {
    throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
  };
  const part = (length: number): number =>
    due() ? (fault === 'fails' ? refuse() : Math.ceil(length / 2)) : length;
  return {
    count: () => calls,
    disk: {
      openSync: (...given) => (due() && fault === 'fails' ? refuse() : nodeDisk.openSync(...given)),
      closeSync: nodeDisk.closeSync,
      readSync: ((file: number, into: Uint8Array, offset: number, length: number, position: number) =>
        nodeDisk.readSync(file, into, offset, part(length), position)) as typeof nodeDisk.readSync,
      writeSync: ((file: number, bytes: Uint8Array, offset: number, length: number, position: number) =>
        nodeDisk.writeSync(file, bytes, offset, part(length), position)) as typeof nodeDisk.writeSync,
    },
  };
}

describe('a load', () => {
  it('is the same whichever call does half of what it is asked', async () => {
    const whole = disk(0, 'half');
    expect(carryLoads([load], whole.disk)).toEqual([found]);
    expect(whole.count()).toBeGreaterThan(6);
    for (let at = 1; at <= whole.count(); at += 1) {
      await rm(join(folder, 'b.png'));
      expect(carryLoads([load], disk(at, 'half').disk), `call ${at}`).toEqual([found]);
      expect((await readFile(join(folder, 'b.png'))).equals(picture)).toBe(true);
    }
  });

  it('is refused with the system’s word, whichever call fails', async () => {
    const { count, disk: good } = disk(0, 'fails');
    carryLoads([load], good);
    for (let at = 1; at <= count(); at += 1) {
      await rm(join(folder, 'b.png'), { force: true });
      expect(() => carryLoads([load], disk(at, 'fails').disk), `call ${at}`).toThrow('the disk is full');
    }
  });

  it.each<[string, Partial<Load>, string | RegExp]>([
    ['is no picture', { name: 'a.gif' }, 'CONTENT_TYPE'],
    ['is shorter than it says', { packed: picture.length + 1, size: picture.length + 1 }, /became shorter/],
    ['is no deflated stream', { method: methods.deflated, size: 100 }, 'DATA'],
  ])('that %s', (_, other, said) => {
    const carry = () => carryLoads([{ ...load, ...other, to: null }]);
    if (typeof said === 'string') expect(carry()).toEqual([{ refusal: said }]);
    else expect(carry).toThrow(said);
  });

  it.each([
    ['as it says', 0, 0, null],
    ['less than it says', 1, 0, 'SIZE_MISMATCH'],
    ['more than it says', -1, 0, 'SIZE_MISMATCH'],
    ['with bytes behind its end', 0, 3, 'HIDDEN_DATA'],
  ])('inflates to %s', async (_, more, behind, refused) => {
    const packed = Buffer.concat([deflateRawSync(picture), Buffer.alloc(behind)]);
    await writeFile(join(folder, 'a.png'), packed);
    const sizes = { packed: packed.length, size: picture.length + more };
    const answer = carryLoads([{ ...load, ...sizes, method: methods.deflated, to: null }]);
    expect(answer).toEqual([refused ? { refusal: refused } : found]);
  });

  it('after one that is refused is not begun', () => {
    const bad = { ...load, name: 'a.gif', to: null };
    expect(carryLoads([bad, load])).toEqual([{ refusal: 'CONTENT_TYPE' }]);
    expect(nodeDisk.existsSync(join(folder, 'b.png'))).toBe(false);
  });

  it('goes to its place in an archive, its header before it', async () => {
    const path = join(folder, 'archive');
    const file = await open(path, 'w');
    const [answer] = carryLoads([{ ...load, to: { kind: 'entry', file: file.fd, at: 10 } }]);
    await file.close();
    const header = localHeader({ ...load, ...found });
    expect(answer).toEqual(found);
    expect((await readFile(path)).subarray(10).equals(Buffer.concat([header, picture]))).toBe(true);
  });
});

describe('threads', () => {
  it('say with its code what the system refuses, and go on', async () => {
    const carrier = threadCarrier();
    expect(await carrier.carry([load])).toEqual([found]);
    await expect(carrier.carry([load])).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(carrier.carry([{ ...load, from: { path: join(folder, 'gone') } }])).rejects.toMatchObject({
      code: 'ENOENT',
    });
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => carrier.carry([{ ...load, to: null }])));
    expect(all).toEqual([1, 2, 3, 4, 5].map(() => [found]));
  });

  it('gather from many places', async () => {
    const file = await open(join(folder, 'a.png'));
    const spans = [
      { at: 0, length: 8 },
      { at: picture.length - 4, length: 4 },
    ];
    const gathered = await threadCarrier().gather(file.fd, spans);
    expect(gathered.map((bytes) => Buffer.from(bytes))).toEqual([
      picture.subarray(0, 8),
      picture.subarray(-4),
    ]);
    await expect(threadCarrier().gather(file.fd, [{ at: picture.length - 1, length: 2 }])).rejects.toThrow(
      'became shorter',
    );
    await file.close();
  });
});
