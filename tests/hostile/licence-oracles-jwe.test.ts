/** Encrypted licences beside jose: what it encrypts we open, what our scripts encrypt it opens. */
import { CompactEncrypt, compactDecrypt, importJWK, type JWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { agreed, direct, encryptToken } from '../fixtures/licence/encrypter.ts';
import encryptionKeys from '../fixtures/licence/encryption-keys.private.json' with { type: 'json' };
import { signToken } from '../fixtures/licence/signer.ts';
import { ed25519, goodPayload } from './licence/case.ts';
import { judgeBytes } from './licence/bit-flips.ts';

const { p256, x25519, testSecret } = encryptionKeys;
const inner = signToken(JSON.stringify(goodPayload()), ed25519);
const symmetric = Buffer.from(testSecret, 'base64url');
const open = (jwk: JWK): JWK => ({ ...jwk, d: undefined }) as JWK;

describe.each([
  ['dir', 'dir', { kty: 'oct', k: testSecret }, direct(symmetric)],
  ['ECDH-ES+A256KW on P-256', 'ECDH-ES+A256KW', p256.receiver, agreed(p256.receiver, p256.sender)],
  ['ECDH-ES+A256KW on X25519', 'ECDH-ES+A256KW', x25519.receiver, agreed(x25519.receiver, x25519.sender)],
] as const)('%s', (_, alg, jwk, encryption) => {
  test('a file encrypted by jose is opened here', async () => {
    const key = await importJWK(alg === 'dir' ? jwk : open(jwk), alg === 'dir' ? 'A256GCM' : alg);
    const encrypted = new CompactEncrypt(Buffer.from(inner)).setProtectedHeader({ alg, enc: 'A256GCM' });
    const token = await encrypted.encrypt(key);
    const reading = await judgeBytes(token, JSON.stringify(jwk));
    expect(reading).toMatchObject({
      state: 'VALID',
      format: 'jwe',
      encryption: { kind: 'jwe', algorithm: `${alg}/A256GCM`, keyId: null },
      signature: { keyId: 'test-ed25519' },
    });
  });

  test('a file encrypted by our scripts is opened by jose', async () => {
    const key = await importJWK(jwk, alg === 'dir' ? 'A256GCM' : alg);
    const { plaintext } = await compactDecrypt(encryptToken(inner, encryption), key);
    expect(Buffer.from(plaintext).toString('latin1')).toBe(inner);
  });

  test('names of sender and receiver are part of the key', async () => {
    if (alg === 'dir') return;
    const key = await importJWK(open(jwk), alg);
    const token = await new CompactEncrypt(Buffer.from(inner))
      .setProtectedHeader({ alg, enc: 'A256GCM' })
      .setKeyManagementParameters({ apu: Buffer.from('Alice'), apv: Buffer.from('Bob') })
      .encrypt(key);
    expect((await judgeBytes(token, JSON.stringify(jwk))).state).toBe('VALID');
  });
});

test('a reading says how the file was encrypted before it is opened', async () => {
  const token = encryptToken(inner, direct(symmetric, { kid: 'customer-7' }));
  expect(await judgeBytes(token)).toMatchObject({
    state: 'DECRYPT_FAILED',
    readable: false,
    verified: false,
    signature: null,
    encryption: { kind: 'jwe', algorithm: 'dir/A256GCM', keyId: 'customer-7' },
  });
});
