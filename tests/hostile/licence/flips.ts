/** Every single bit of a file or of a token's decoded part turned over, one at a time. */
import { expect } from 'vitest';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { judgeLicence } from '../../../src-main/formats/licence/read.ts';
import { testTrustedKeys } from '../../fixtures/licence/keys.ts';
import { armour, base64url } from '../../fixtures/licence/signer.ts';
import { hostileNow } from './case.ts';

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

export function* flips(bytes: Buffer): Generator<Buffer> {
  for (let bit = 0; bit < bytes.length * 8; bit++) {
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
    if (verified || state === 'VALID') expect.fail(`accepted with bit ${tried} turned over`);
    tried++;
  }
  return tried;
}

/** Each bit of a file as it stands. */
export async function refuseFlippedFile(file: string, secret?: string): Promise<void> {
  expect(file.length).toBeGreaterThanOrEqual(fileSize);
  expect(await refuseEach(flips(Buffer.from(file)), secret)).toBe(file.length * 8);
}

/** Each bit of one decoded part of a token. */
export async function refuseFlippedPart(token: string, part: number, secret?: string): Promise<void> {
  const parts = token.split('.');
  const bytes = Buffer.from(parts[part] ?? '', 'base64url');
  const files = function* (): Generator<string> {
    for (const flipped of flips(bytes)) yield armour(parts.with(part, base64url(flipped)).join('.'));
  };
  expect(await refuseEach(files(), secret)).toBe(bytes.length * 8);
}
