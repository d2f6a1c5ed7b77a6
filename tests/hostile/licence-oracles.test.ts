/** Our reader beside others that read the same: jose for signatures, Node's OpenSSL for SM3, JSON.parse for JSON. */
import { createHash } from 'node:crypto';
import { CompactSign, compactVerify, importJWK, type JWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#shared/kit/random.ts';
import { fingerprints } from '../../src-main/formats/licence/fingerprints.ts';
import { judgeLicence } from '../../src-main/formats/licence/read.ts';
import { parseStrictJson } from '../../src-main/formats/licence/strict-json.ts';
import { malleate } from '../fixtures/licence/ecdsa.ts';
import { inventLicence } from '../fixtures/licence/invent-licence.ts';
import { publicJwk, type SigningKey, signingKey, testTrustedKeys } from '../fixtures/licence/keys.ts';
import { signToken } from '../fixtures/licence/signer.ts';

const keys = testTrustedKeys();
const now = Date.parse('2026-11-20T12:00:00+08:00');
const payload = JSON.stringify(inventLicence());
const judge = (token: string) => judgeLicence({ name: 'oracle.jws', bytes: Buffer.from(token), now, keys });
const asJwk = (members: Readonly<Record<string, string>>): JWK => members;

describe.each(['test-ed25519', 'test-es256', 'test-rs256'].map(signingKey))(
  'jose and $alg',
  (key: SigningKey) => {
    test('a signature of jose is valid here', async () => {
      const secret = await importJWK(asJwk(key.jwk), key.alg);
      const signer = new CompactSign(Buffer.from(payload)).setProtectedHeader({ alg: key.alg, kid: key.kid });
      const token = await signer.sign(secret);
      // jose leaves the larger of two possible s in half of its ES256 signatures; our format takes the smaller.
      const lower = key.alg === 'ES256' ? await lowerS(token) : token;
      expect((await judge(lower)).state).toBe('VALID');
    });

    test('a signature of our scripts is valid for jose', async () => {
      const publicKey = await importJWK(asJwk(publicJwk(key)), key.alg);
      const token = signToken(payload, key);
      expect((await judge(token)).state).toBe('VALID');
      const { payload: opened } = await compactVerify(token, publicKey, { algorithms: [key.alg] });
      expect(Buffer.from(opened).toString('utf8')).toBe(payload);
    });

    test('jose refuses what we refuse of a tampered payload', async () => {
      const publicKey = await importJWK(asJwk(publicJwk(key)), key.alg);
      const [header = '', , signature = ''] = signToken(payload, key).split('.');
      const changed = Buffer.from(payload.replace('"hrmnum":500', '"hrmnum":501')).toString('base64url');
      const token = `${header}.${changed}.${signature}`;
      expect((await judge(token)).state).toBe('SIGNATURE_INVALID');
      await expect(compactVerify(token, publicKey)).rejects.toThrow();
    });
  },
);

async function lowerS(token: string): Promise<string> {
  if ((await judge(token)).state === 'VALID') return token;
  const end = token.lastIndexOf('.') + 1;
  const twin = malleate(Buffer.from(token.slice(end), 'base64url'));
  return token.slice(0, end) + twin.toString('base64url');
}

test('SM3 is that of OpenSSL at every length around its blocks, and of GB/T 32905', () => {
  expect(fingerprints(Buffer.from('abc')).sm3).toBe(
    '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0',
  );
  const random = createRandom(3);
  for (let length = 0; length < 300; length++) {
    const bytes = Buffer.from(Array.from({ length }, () => random.between(0, 255)));
    expect(fingerprints(bytes)).toEqual({
      sha256: createHash('sha256').update(bytes).digest('hex'),
      sm3: createHash('sm3').update(bytes).digest('hex'),
    });
  }
});

describe('strict JSON', () => {
  const random = createRandom(41);
  /** A random JSON text in which no name is twice in an object. */
  const write = (depth: number): string => {
    const kind = depth === 0 ? random.between(0, 3) : random.between(0, 5);
    const space = random.pick(['', '', ' ', '\n\t']);
    if (kind === 0) return String(random.between(-1000, 1000) / 8);
    if (kind === 1) return random.pick(['true', 'false', 'null']);
    if (kind <= 3)
      return JSON.stringify(random.pick(['', ':', '":"', '{"a":1}', '\\', '中文：', '\u0000', '[[[', '"']));
    const count = random.between(0, 4);
    if (kind === 4) return `[${Array.from({ length: count }, () => space + write(depth - 1)).join(',')}]`;
    const members = Array.from(
      { length: count },
      (_, index) =>
        `${space}${JSON.stringify(`${random.pick(['a:', '"', 'é', '{'])}${index}`)}${space}:${write(depth - 1)}`,
    );
    return `{${members.join(',')}${space}}`;
  };

  test('reads what JSON.parse reads, to the same value', () => {
    for (let round = 0; round < 3000; round++) {
      const text = write(5);
      const strict = parseStrictJson(Buffer.from(text));
      expect(strict, text).toEqual({ ok: true, value: JSON.parse(text) });
    }
  });

  test('finds each name that is there twice', () => {
    let doubled = 0;
    for (let round = 0; round < 3000; round++) {
      const text = write(5);
      // Doubles one member: `"name":` becomes `"name":0,"name":`.
      const members = [...text.matchAll(/"(?:[^"\\]|\\.)*"(?=\s*:)/g)].filter(({ index }) =>
        isName(text, index),
      );
      const member = members[random.between(0, Math.max(0, members.length - 1))];
      if (!member) continue;
      const twice = `${text.slice(0, member.index)}${member[0]}:0,${text.slice(member.index)}`;
      expect(parseStrictJson(Buffer.from(twice)), twice).toEqual({ ok: false, problem: 'duplicate' });
      doubled++;
    }
    expect(doubled).toBeGreaterThan(500);
  });

  test('refuses what JSON.parse refuses, and never throws, on broken texts', () => {
    for (let round = 0; round < 5000; round++) {
      const text = write(4);
      const at = random.between(0, text.length);
      const broken =
        text.slice(0, at) + random.pick(['', '"', '{', '}', '\\', ',', ':']) + text.slice(at + 1);
      const strict = parseStrictJson(Buffer.from(broken));
      let fine = true;
      try {
        JSON.parse(broken);
      } catch {
        fine = false;
      }
      if (!fine) expect(strict.ok, broken).toBe(false);
    }
  });
});

/** Whether a quote at an index opens a string (and is not inside of one). */
function isName(text: string, at: number): boolean {
  let inside = false;
  for (let index = 0; index < at; index++) {
    if (inside && text[index] === '\\') index++;
    else if (text[index] === '"') inside = !inside;
  }
  return !inside;
}
