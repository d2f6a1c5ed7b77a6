/** Encrypted licences are opened on the cryptography that the desktop has, which lacks AES key wrap. */
import { createCipheriv, createHash, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { agreed, direct, encryptToken } from '../fixtures/licence/encrypter.ts';
import encryptionKeys from '../fixtures/licence/encryption-keys.private.json' with { type: 'json' };
import { signToken } from '../fixtures/licence/signer.ts';
import { asBoringSsl } from '../support/as-boringssl.ts';
import { judgeBytes } from './licence/bit-flips.ts';
import { ed25519, goodPayload } from './licence/case.ts';

const { p256, x25519, testSecret } = encryptionKeys;
const inner = signToken(JSON.stringify(goodPayload()), ed25519);
const files = [
  ['dir', { kty: 'oct', k: testSecret }, direct(Buffer.from(testSecret, 'base64url'))],
  ['ECDH-ES+A256KW on P-256', p256.receiver, agreed(p256.receiver, p256.sender)],
  ['ECDH-ES+A256KW on X25519', x25519.receiver, agreed(x25519.receiver, x25519.sender)],
] as const;
const tokens = new Map(files.map(([name, , encryption]) => [name, encryptToken(inner, encryption)]));

let restore: () => void;
beforeEach(() => {
  restore = asBoringSsl();
});
afterEach(() => restore());

it('the pretence is real', async () => {
  expect(() => createCipheriv('id-aes256-wrap', Buffer.alloc(32), Buffer.alloc(8, 0xa6))).toThrow(
    'BoringSSL',
  );
  expect(() => createHash('sm3')).toThrow('BoringSSL');
  const raw = new Uint8Array(32);
  await expect(webcrypto.subtle.importKey('raw', raw, 'AES-KW', false, ['unwrapKey'])).rejects.toMatchObject({
    name: 'OperationError',
  });
  restore();
  expect(createHash('sm3').update('').digest('hex')).toHaveLength(64);
  restore = asBoringSsl();
});

it.each(files)('%s is opened by its key', async (name, jwk) => {
  expect((await judgeBytes(tokens.get(name) ?? '', JSON.stringify(jwk))).state).toBe('VALID');
});

it.each([
  ['ECDH-ES+A256KW on P-256', p256.sender],
  ['ECDH-ES+A256KW on X25519', x25519.sender],
] as const)('%s is not opened by another key, and says that', async (name, jwk) => {
  expect((await judgeBytes(tokens.get(name) ?? '', JSON.stringify(jwk))).findings).toEqual([
    { state: 'DECRYPT_FAILED', params: expect.objectContaining({ reason: 'wrongSecret' }) },
  ]);
});

it('a program that lacks an algorithm says so, and blames no key', async () => {
  restore();
  restore = asBoringSsl(/^aes-256-ecb$/);
  const [name, jwk] = files[1];
  expect((await judgeBytes(tokens.get(name) ?? '', JSON.stringify(jwk))).findings).toEqual([
    { state: 'DECRYPT_FAILED', params: { reason: 'notHere', algorithm: 'ECDH-ES+A256KW/A256GCM' } },
  ]);
});
