/** Bits of a signed licence of 2 kB turned over one by one: of the file as it stands, and of each decoded part. */
import { describe, expect, test } from 'vitest';
import { armour, base64url, signToken } from '../fixtures/licence/signer.ts';
import { ed25519, es256, goodPayload, rs256 } from './licence/case.ts';
import { flips, judgeBytes, refuseFlippedFile, refuseFlippedPart } from './licence/bit-flips.ts';

/** 36,000 verifications a key when it is every bit: seconds, and more where the machine has other work. */
const timeout = 120_000;
const payload = JSON.stringify(goodPayload({ modules: 5, subModules: 1 }));

describe.each([ed25519, es256, rs256])('$alg', (key) => {
  const token = signToken(payload, key);

  test('the file itself is valid', async () => {
    expect((await judgeBytes(armour(token))).state).toBe('VALID');
  });

  test.each([
    [0, 'header'],
    [1, 'payload'],
    [2, 'signature'],
  ])('no bit of part %i (%s) can be turned over', { timeout }, async (part) => {
    await refuseFlippedPart(token, part);
  });

  test('no bit of the armoured file can be turned over', { timeout }, async () => {
    await refuseFlippedFile(armour(token));
  });
});

test('a turned bit in the signature says so', async () => {
  const [header = '', content = '', signature = ''] = signToken(payload, ed25519).split('.');
  for (const flipped of flips(Buffer.from(signature, 'base64url'))) {
    expect((await judgeBytes(`${header}.${content}.${base64url(flipped)}`)).state).toBe('SIGNATURE_INVALID');
  }
});
