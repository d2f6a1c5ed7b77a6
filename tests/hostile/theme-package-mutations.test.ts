/**
 * Seeded mutations of good packages, of their bytes and of their records: the reader answers each, in time, with a report
 * that has a reason, and what it takes is what was checked.
 */
import { expect, test } from 'vitest';
import type { Random } from '#shared/kit/random.ts';
import { packageCodes } from '#shared/rules/themes/package/findings.ts';
import { bytesOf, packed, read, sampleDraft } from '../../src-main/formats/theme-package/testing/packages.ts';
import { png } from '../../src-main/formats/theme-package/testing/pictures.ts';
import { descriptorOf, type RawEntry, rawZip } from '../../src-main/formats/theme-package/testing/raw-zip.ts';
import { amountOf } from '../support/test-amount.ts';
import { seededRandom, timeout } from './licence/seeds.ts';
import { manifestEntry } from './theme-package/hostile-case.ts';

/** From 0 to one less than `most`. */
const below = (random: Random, most: number): number => random.between(0, most - 1);

/** Judges one, and holds the reader to what it says. */
async function judge(bytes: Buffer): Promise<string> {
  const { report, package: found } = await read(bytes);
  for (const { code } of report.findings) if (!packageCodes.includes(code)) expect.fail(`unnamed: ${code}`);
  if (report.kind === 'refused') {
    if (report.findings[0]?.severity !== 'refused' || found) expect.fail('refused without a reason');
    return report.findings[0].code;
  }
  if ((found !== undefined) !== (report.kind === 'package')) expect.fail('a package that is none');
  for (const asset of found?.assets.values() ?? [])
    if ((await bytesOf(asset)).length !== asset.bytes) expect.fail('a picture of another size');
  return report.kind;
}

/** Some bytes changed, taken out, put in, or repeated. */
function mutateBytes(good: Buffer, random: Random): Buffer {
  const bytes = Buffer.from(good);
  const place = (): number => below(random, bytes.length);
  // The records stand at the end: half of the mutations are there.
  const spot = (): number =>
    below(random, 2) === 0 ? place() : bytes.length - 1 - below(random, Math.min(400, bytes.length));
  switch (below(random, 6)) {
    case 0:
      return bytes.subarray(0, place());
    case 1: {
      const at = spot();
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + below(random, 40))]);
    }
    case 2: {
      const at = spot();
      const from = place();
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(from, from + 60), bytes.subarray(at)]);
    }
    case 3:
      for (let count = 1 + below(random, 8); count > 0; count -= 1) bytes[spot()] = below(random, 256);
      return bytes;
    case 4: {
      const value =
        [0, 1, 0xffff, 0xffff_ffff, 0x7fff_ffff, bytes.length, bytes.length - 22][below(random, 7)] ?? 0;
      bytes.writeUInt32LE(value, Math.min(spot(), bytes.length - 4));
      return bytes;
    }
    default:
      bytes[spot()] = (bytes[spot()] ?? 0) ^ (1 << below(random, 8));
      return bytes;
  }
}

const names = [
  'a.png',
  'A.png',
  '../a.png',
  'assets/',
  'assets/a.png',
  'a.txt',
  'con',
  'x/../y.txt',
  '',
  'a.svg',
];

/** Entries whose records say anything. */
function mutateRecords(random: Random): Buffer {
  const some = <T>(values: readonly T[]): T => random.pick(values);
  const sometimes = <T>(value: T): T | undefined => (below(random, 6) === 0 ? value : undefined);
  const entry = (): RawEntry => {
    const data = some([Buffer.alloc(0), Buffer.from('some text'), png(2, 2, [1, 2, 3]), Buffer.alloc(5000)]);
    const said = {
      name: some(names),
      data,
      method: some([0, 8]),
      crc: sometimes(below(random, 99)),
      size: sometimes(some([0, 9, 5000, 0xffff_ffff, 90_000_000])),
      flags: sometimes(some([1, 8, 0x800, 0x2000])),
      external: sometimes(below(random, 0x7fff_ffff)),
      offset: sometimes(below(random, 400)),
      extra: sometimes(Buffer.alloc(below(random, 9), below(random, 3))),
      packedSize: sometimes(some([0, 3, 9000, 0xffff_ffff])),
      disk: sometimes(1),
      needed: some([10, 20, 45]),
    };
    const given = Object.fromEntries(
      Object.entries(said).filter(([, value]) => value !== undefined),
    ) as unknown as RawEntry;
    const local =
      sometimes<RawEntry['local']>({ name: some(names) }) ??
      sometimes<RawEntry['local']>({ none: true as const }) ??
      {};
    return { ...given, local, ...(below(random, 8) === 0 ? { after: descriptorOf(given) } : {}) };
  };
  const end = {
    count: sometimes(below(random, 9)),
    offset: sometimes(below(random, 900)),
    size: sometimes(below(random, 900)),
    comment: sometimes(Buffer.alloc(below(random, 60), 'PK\x05\x06')),
    prefix: sometimes(Buffer.alloc(9)),
  };
  const entries = Array.from({ length: below(random, 4) }, entry);
  return rawZip(
    below(random, 3) === 0 ? entries : [manifestEntry(), ...entries],
    Object.fromEntries(Object.entries(end).filter(([, value]) => value !== undefined)),
  );
}

test('bytes', { timeout }, async () => {
  const goods = [await packed(sampleDraft(['quiet'])), await packed(), await packed(sampleDraft(['pocket']))];
  const random = seededRandom('theme package, bytes', 11);
  const seen = new Map<string, number>();
  for (let round = 0; round < amountOf(60_000, 0.05); round += 1) {
    const good = goods[below(random, goods.length)] as Buffer;
    const verdict = await judge(mutateBytes(good, random));
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
  }
  console.info(Object.fromEntries(seen));
  expect(seen.size).toBeGreaterThan(12);
});

test('records', { timeout }, async () => {
  const random = seededRandom('theme package, records', 12);
  const seen = new Map<string, number>();
  for (let round = 0; round < amountOf(50_000, 0.05); round += 1) {
    const verdict = await judge(mutateRecords(random));
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
  }
  console.info(Object.fromEntries(seen));
  expect(seen.size).toBeGreaterThan(12);
});
