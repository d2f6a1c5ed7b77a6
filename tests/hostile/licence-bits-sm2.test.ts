/** Bits of an SM2-signed licence of 2 kB turned over one by one: of the file as it stands, and of each decoded part. */
import { expect, test } from 'vitest';
import { armour, signToken } from '../fixtures/licence/signer.ts';
import { goodPayload, sm2 } from './licence/case.ts';
import { fileSize, judgeBytes, refuseFlippedFile, refuseFlippedPart } from './licence/bit-flips.ts';

/** SM2 is JavaScript, a millisecond each time: the file is as small as it may be. */
const token = (() => {
  for (let length = 1; ; length++) {
    const wish = { modules: 3, subModules: 1, company: 'x'.repeat(length) };
    const made = signToken(JSON.stringify(goodPayload(wish)), sm2);
    if (armour(made).length >= fileSize) return made;
  }
})();
const timeout = 120_000;

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
