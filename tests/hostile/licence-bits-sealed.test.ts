/** Bits of an encrypted licence and of a Keygen file of 2 kB turned over one by one, with the key that opens them. */
import { describe, expect, test } from 'vitest';
import { agreed, direct, encryptToken } from '../fixtures/licence/encrypter.ts';
import encryptionKeys from '../fixtures/licence/encryption-keys.private.json' with { type: 'json' };
import { keygenDocument, keygenFile } from '../fixtures/licence/keygen.ts';
import { armour, signToken } from '../fixtures/licence/signer.ts';
import { ed25519, goodPayload } from './licence/case.ts';
import { flips, judgeBytes, refuseFlippedFile, refuseFlippedPart } from './licence/bit-flips.ts';

const { p256, testSecret } = encryptionKeys;
const inner = signToken(
  JSON.stringify(goodPayload({ modules: 2, subModules: 1, company: 'x'.repeat(60) })),
  ed25519,
);
const timeout = 120_000;

const parts = [
  [0, 'header'],
  [1, 'encrypted key'],
  [2, 'iv'],
  [3, 'ciphertext'],
  [4, 'tag'],
] as const;

describe('JWE, dir', () => {
  const token = encryptToken(inner, direct(Buffer.from(testSecret, 'base64url')));

  test('the file itself is valid', async () => {
    expect((await judgeBytes(armour(token), testSecret)).state).toBe('VALID');
  });

  test.each(parts)('no bit of part %i (%s) can be turned over', { timeout }, async (part) => {
    await refuseFlippedPart(token, part, testSecret);
  });

  test('no bit of the armoured file can be turned over', { timeout }, async () => {
    await refuseFlippedFile(armour(token), testSecret);
  });
});

describe('JWE, ECDH-ES+A256KW', () => {
  const token = encryptToken(inner, agreed(p256.receiver, p256.sender));
  const secret = JSON.stringify(p256.receiver);

  test('the file itself is valid', async () => {
    expect((await judgeBytes(armour(token), secret)).state).toBe('VALID');
  });

  // Its content is encrypted as that of `dir` is.
  test.each(parts.filter(([part]) => part !== 3))(
    'no bit of part %i (%s) can be turned over',
    { timeout },
    async (part) => {
      await refuseFlippedPart(token, part, secret);
    },
  );
});

describe.each([
  ['signed', undefined],
  ['signed and encrypted', 'A3F1C9-77B2E0-5D4186-C0FFEE-9B1D33-V3'],
])('Keygen, %s', (_, licenceKey) => {
  const wish = { key: ed25519, ...(licenceKey === undefined ? {} : { licenceKey }) };
  const file = keygenFile(keygenDocument(), wish);

  test('the file itself is valid', async () => {
    expect((await judgeBytes(file, licenceKey)).state).toBe('VALID');
  });

  test('no bit of the file can be turned over', { timeout }, async () => {
    await refuseFlippedFile(file, licenceKey);
  });

  test('no bit between the marker lines, decoded, can be turned over', { timeout }, async () => {
    const [begin = '', ...lines] = file.trimEnd().split('\n');
    const end = lines.pop();
    const envelope = Buffer.from(lines.join(''), 'base64');
    for (const flipped of flips(envelope)) {
      const { verified } = await judgeBytes(
        [begin, flipped.toString('base64'), end, ''].join('\n'),
        licenceKey,
      );
      if (verified) expect.fail(`accepted: ${flipped.toString('base64')}`);
    }
  });
});
