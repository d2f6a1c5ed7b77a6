/** Our SM2 beside OpenSSL's: the one in Node (which signs under an empty user id), and the command line's. */
import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '#shared/kit/random.ts';
import { sm2Point, sm2UserId, verifySm2 } from '../../src-main/formats/licence/sm2.ts';
import { signingKey } from '../fixtures/licence/keys.ts';
import { signSm2, sm2Pem, toDer } from '../fixtures/licence/sm2-signer.ts';

const { jwk } = signingKey('test-sm2');
const bytes = (text = ''): Buffer => Buffer.from(text, 'base64url');
const secret = bytes(jwk.d);
const random = createRandom(5);
const messages = Array.from({ length: 40 }, (_, index) =>
  Buffer.from(Array.from({ length: index * 7 }, () => random.between(0, 255))),
);
const point = (() => {
  const made = sm2Point(bytes(jwk.x), bytes(jwk.y));
  if (!made) throw new Error('the test key is no point');
  return made;
})();

/** r‖s of a DER signature. */
function fromDer(der: Buffer): Buffer {
  const integer = (at: number): Buffer => {
    const body = der.subarray(at + 2, at + 2 + (der[at + 1] ?? 0));
    const short = body.subarray(body.findIndex((byte) => byte !== 0));
    return Buffer.concat([Buffer.alloc(32 - short.length), short]);
  };
  return Buffer.concat([integer(2), integer(4 + (der[3] ?? 0))]);
}

/** The private key's PKCS #8 form, which Node reads where its OpenSSL knows SM2. */
const privateDer = Buffer.concat([
  Buffer.from('308187020100301306072a8648ce3d020106082a811ccf5501822d046d306b0201010420', 'hex'),
  secret,
  Buffer.from('a14403420004', 'hex'),
  bytes(jwk.x),
  bytes(jwk.y),
]);

/** Electron's crypto has no SM2; there these tests have no oracle. */
const nodeKeys = (() => {
  try {
    const publicKey = createPublicKey(sm2Pem(jwk.x ?? '', jwk.y ?? ''));
    const privateKey = createPrivateKey({ key: privateDer, format: 'der', type: 'pkcs8' });
    return { publicKey, privateKey };
  } catch (error) {
    console.info(`skipped: this Node knows no SM2 (${error})`);
    return null;
  }
})();

describe.skipIf(!nodeKeys)('Node’s OpenSSL, under an empty user id', () => {
  const { publicKey, privateKey } = nodeKeys ?? {};

  test('what it signs is valid here', () => {
    for (const message of messages) {
      if (!privateKey) throw new Error('no key');
      const signature = fromDer(sign('sm3', message, privateKey));
      expect(verifySm2(point, message, signature, '')).toBe(true);
      expect(verifySm2(point, message, signature)).toBe(false);
      expect(verifySm2(point, Buffer.concat([message, Buffer.from('.')]), signature, '')).toBe(false);
    }
  });

  test('what our scripts sign is valid for it', () => {
    for (const message of messages) {
      if (!publicKey) throw new Error('no key');
      const signature = signSm2(secret, message, '');
      expect(verify('sm3', message, publicKey, toDer(signature))).toBe(true);
      expect(verifySm2(point, message, signature, '')).toBe(true);
    }
  });
});

/** `OPENSSL` names another one than that on the path. */
const command = process.env.OPENSSL ?? 'openssl';
const hasCommand = (() => {
  try {
    return execFileSync(command, ['list', '-public-key-algorithms'], { stdio: 'pipe' }).includes('SM2');
  } catch {
    console.info('skipped: no openssl command that knows SM2');
    return false;
  }
})();

describe.skipIf(!hasCommand)('the openssl command, under the standard’s user id', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'steward-sm2-'));
    writeFileSync(join(folder, 'public.pem'), sm2Pem(jwk.x ?? '', jwk.y ?? ''));
    writeFileSync(join(folder, 'private.der'), privateDer);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const openssl = (...args: string[]): string =>
    execFileSync(command, args, { cwd: folder, stdio: 'pipe' }).toString('utf8');
  const userId = ['-sigopt', `distid:${sm2UserId}`];

  test('what it signs is valid here', () => {
    for (const message of messages.slice(0, 8)) {
      writeFileSync(join(folder, 'message'), message);
      openssl(
        'dgst',
        '-sm3',
        '-sign',
        'private.der',
        '-keyform',
        'DER',
        ...userId,
        '-out',
        'signature',
        'message',
      );
      const signature = fromDer(readFileSync(join(folder, 'signature')));
      expect(verifySm2(point, message, signature)).toBe(true);
    }
  });

  test('what our scripts sign is valid for it', () => {
    for (const message of messages.slice(0, 8)) {
      writeFileSync(join(folder, 'message'), message);
      writeFileSync(join(folder, 'signature'), toDer(signSm2(secret, message)));
      const said = openssl(
        'dgst',
        '-sm3',
        '-verify',
        'public.pem',
        ...userId,
        '-signature',
        'signature',
        'message',
      );
      expect(said).toContain('Verified OK');
    }
  });
});

describe('a key', () => {
  const changed = (part: Buffer): Buffer =>
    Buffer.from(part.map((byte, at) => (at === 31 ? byte ^ 1 : byte)));
  const prime = Buffer.from('fffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffff', 'hex');
  test.each([
    ['off the curve by x', changed(bytes(jwk.x)), bytes(jwk.y)],
    ['off the curve by y', bytes(jwk.x), changed(bytes(jwk.y))],
    ['with its coordinates swapped', bytes(jwk.y), bytes(jwk.x)],
    ['at zero', Buffer.alloc(32), Buffer.alloc(32)],
    ['with x = p', prime, bytes(jwk.y)],
    ['with x = 2²⁵⁶ − 1', Buffer.alloc(32, 0xff), bytes(jwk.y)],
    ['of P-256', bytes(signingKey('test-es256').jwk.x), bytes(signingKey('test-es256').jwk.y)],
    ['of 31 bytes', bytes(jwk.x).subarray(1), bytes(jwk.y)],
    ['of 33 bytes', Buffer.concat([Buffer.alloc(1), bytes(jwk.x)]), bytes(jwk.y)],
  ])('%s is none', (_, x, y) => {
    expect(sm2Point(x, y)).toBeNull();
  });
});
