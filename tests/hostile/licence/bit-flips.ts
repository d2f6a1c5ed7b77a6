/** Single bits of a file or of a token's decoded part turned over, one at a time. */
import { expect } from 'vitest';
import { createRandom } from '#shared/kit/random.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { judgeLicence } from '../../../src-main/formats/licence/read.ts';
import { testTrustedKeys } from '../../fixtures/licence/keys.ts';
import { armour, base64url } from '../../fixtures/licence/signer.ts';
import { long } from '../../support/test-amount.ts';
import { hostileNow } from './case.ts';
import { seed } from './seeds.ts';

const keys = testTrustedKeys();

export function judgeBytes(file: Buffer | string, secret?: string): Promise<LicenceReading> {
  return judgeLicence({
    name: 'bits.lic',
    bytes: Buffer.from(file as string),
    now: hostileNow,
    keys,
    secret,
  });
}

/** Files are at least that large (bytes). */
export const fileSize = 2048;

/** Bytes; of a longer part one bit of every fourth byte is enough for every day. All signatures and headers are shorter. */
const wholeUpTo = 256;
const step = 4;

/** The bits of so many bytes that are turned over: each, or in a long part one of every fourth byte. */
export function turnedBits(length: number): number[] {
  const random = createRandom(seed + length);
  if (long || length <= wholeUpTo) return Array.from({ length: length * 8 }, (_, bit) => bit);
  return Array.from({ length: Math.ceil(length / step) }, (_, at) =>
    random.between(at * step * 8, Math.min((at + 1) * step, length) * 8 - 1),
  );
}

export function* flips(bytes: Buffer): Generator<Buffer> {
  for (const bit of turnedBits(bytes.length)) {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    yield flipped;
  }
}

/** Fails where one of the files is verified; answers how many there were. */
async function refuseEach(files: Iterable<Buffer | string>, secret?: string): Promise<number> {
  let tried = 0;
  for (const file of files) {
    const { verified, state } = await judgeBytes(file, secret);
    if (verified || state === 'VALID') expect.fail(`accepted with flip ${tried}`);
    tried++;
  }
  return tried;
}

/** Bits of a file as it stands. */
export async function refuseFlippedFile(file: string, secret?: string): Promise<void> {
  expect(file.length).toBeGreaterThanOrEqual(fileSize);
  expect(await refuseEach(flips(Buffer.from(file)), secret)).toBe(turnedBits(file.length).length);
}

/** Bits of one decoded part of a token. */
export async function refuseFlippedPart(token: string, part: number, secret?: string): Promise<void> {
  const parts = token.split('.');
  const bytes = Buffer.from(parts[part] ?? '', 'base64url');
  const files = function* (): Generator<string> {
    for (const flipped of flips(bytes)) yield armour(parts.with(part, base64url(flipped)).join('.'));
  };
  expect(await refuseEach(files(), secret)).toBe(turnedBits(bytes.length).length);
}
