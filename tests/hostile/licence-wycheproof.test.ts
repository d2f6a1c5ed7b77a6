/**
 * Wycheproof's vectors against the reader's own functions: every vector of every file, N of N. Where we refuse what
 * is valid by the standard, it is by a rule of the format, and exactly those are named.
 */
import { createPublicKey } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openAesGcm } from '../../src-main/formats/licence/aes-gcm.ts';
import { readGivenKey } from '../../src-main/formats/licence/given-key.ts';
import { KeyError, type TrustedKeys } from '../../src-main/formats/licence/index.ts';
import { keySet } from '../../src-main/formats/licence/key-set.ts';
import { publicKeyOf, publicKeyOfDer } from '../../src-main/formats/licence/public-key.ts';
import { judgeLicence } from '../../src-main/formats/licence/read.ts';
import { verifySignature } from '../../src-main/formats/licence/signature.ts';
import { type Group, hex, type Vector, vectors } from './licence/wycheproof.ts';

const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const isHighS = (signature: Buffer): boolean =>
  signature.length === 64 && BigInt(`0x${signature.subarray(32).toString('hex')}`) > order / 2n;
const ids = (list: readonly { vector: Vector }[]): number[] => list.map(({ vector }) => vector.tcId);

/** The vectors that a check answers otherwise than they should be. */
function wrong(
  list: readonly { group: Group; vector: Vector }[],
  check: (vector: Vector, group: Group) => boolean,
  expected: (vector: Vector, group: Group) => boolean = ({ result }) => result === 'valid',
): number[] {
  return ids(list.filter(({ vector, group }) => check(vector, group) !== expected(vector, group)));
}

describe('signatures', () => {
  test('Ed25519: 151 of 151', () => {
    const all = vectors('ed25519_test');
    const check = ({ msg, sig }: Vector, { publicKeyJwk }: Group) => {
      const { kid: _, ...jwk } = publicKeyJwk ?? {};
      return verifySignature(publicKeyOf(jwk), hex(msg), hex(sig));
    };
    expect(all).toHaveLength(151);
    expect(wrong(all, check)).toEqual([]);
  });

  test('P-256 with SHA-256, r‖s: 262 of 262, valid ones with the larger s refused by our rule', () => {
    const all = vectors('ecdsa_secp256r1_sha256_p1363_test');
    const check = ({ msg, sig }: Vector, { publicKeyDer }: Group) =>
      verifySignature(publicKeyOfDer(hex(publicKeyDer)), hex(msg), hex(sig));
    const expected = ({ result, sig }: Vector) => result === 'valid' && !isHighS(hex(sig));
    expect(all).toHaveLength(262);
    expect(wrong(all, check, expected)).toEqual([]);
    const refused = all.filter(({ vector }) => vector.result === 'valid' && isHighS(hex(vector.sig)));
    const valid = all.filter(({ vector }) => vector.result === 'valid');
    expect([valid.length, refused.length]).toEqual([173, 70]);
  });

  test('RSA of 2048 bits, PKCS #1 v1.5 with SHA-256: 259 of 259', () => {
    const all = vectors('rsa_signature_2048_sha256_test');
    const exponent = ({ publicKeyDer }: Group) =>
      createPublicKey({ key: hex(publicKeyDer), format: 'der', type: 'spki' }).asymmetricKeyDetails
        ?.publicExponent ?? 0n;
    const check = ({ msg, sig }: Vector, group: Group) => {
      const { publicKeyDer } = group;
      // Our rule takes no exponent below 65537, whatever was signed with it.
      if (exponent(group) < 65_537n) {
        expect(() => publicKeyOfDer(hex(publicKeyDer))).toThrow('weak');
        return false;
      }
      return verifySignature(publicKeyOfDer(hex(publicKeyDer)), hex(msg), hex(sig));
    };
    const expected = ({ result }: Vector, group: Group) => result === 'valid' && exponent(group) >= 65_537n;
    expect(all).toHaveLength(259);
    expect(all.filter(({ group }) => exponent(group) < 65_537n)).toHaveLength(2);
    // "Acceptable" is one whose padding lacks a NULL that must be there; it is refused.
    expect(wrong(all, check, expected)).toEqual([]);
  });
});

test('AES-GCM: 316 of 316, all lengths but ours refused', () => {
  const all = vectors('aes_gcm_test');
  const isOurs = ({ keySize, ivSize, tagSize }: Group) => keySize === 256 && ivSize === 96 && tagSize === 128;
  const check = ({ key, iv, aad, ct, tag, msg }: Vector) => {
    const sealed = { ciphertext: hex(ct), iv: hex(iv), tag: hex(tag) };
    return openAesGcm(hex(key), sealed, hex(aad))?.equals(hex(msg)) ?? false;
  };
  expect(all).toHaveLength(316);
  expect(wrong(all, check, ({ result }, group) => result === 'valid' && isOurs(group))).toEqual([]);
  const ours = all.filter(({ group }) => isOurs(group));
  const valid = ours.filter(({ vector }) => vector.result === 'valid');
  expect([ours.length, valid.length]).toEqual([66, 39]);
});

/** The keys that a person gives; none where the group's key is one that we don't take. */
function given(jwk: unknown): TrustedKeys {
  try {
    return readGivenKey(JSON.stringify(jwk ?? {}));
  } catch (error) {
    if (error instanceof KeyError) return keySet([]);
    throw error;
  }
}

const now = Date.UTC(2026, 10, 20);
const headerOf = (token = ''): Record<string, unknown> => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
  } catch {
    return {};
  }
};

describe('JSON web signatures', () => {
  const all = vectors('json_web_signature_test');
  /** Whether the signature was accepted: the payloads are no licences, so the content always objects. */
  const accepts = async ({ jws }: Vector, { public: jwk }: Group): Promise<boolean> => {
    const bytes = Buffer.from(jws ?? '');
    const { findings } = await judgeLicence({ name: 'vector', bytes, now, keys: given(jwk) });
    return findings.every(
      ({ state, params }) => contentStates.has(state) && (params.part ?? 'payload') === 'payload',
    );
  };
  const contentStates = new Set(['WRONG_KIND', 'FORMAT_JSON', 'FORMAT_ENCODING']);
  const isOurs = ({ jws }: Vector) => ['ES256', 'RS256'].includes(String(headerOf(jws).alg));

  test('401 of 401', async () => {
    expect(all).toHaveLength(401);
    const accepted: typeof all = [];
    for (const one of all) if (await accepts(one.vector, one.group)) accepted.push(one);
    // Nothing invalid is accepted, and of the valid ones …
    expect(ids(accepted.filter(({ vector }) => vector.result !== 'valid'))).toEqual([]);
    const refused = all.filter((one) => one.vector.result === 'valid' && !accepted.includes(one));
    // … those that are not: other algorithms,
    const others = refused.filter(({ vector }) => !isOurs(vector));
    expect(others.map(({ vector }) => headerOf(vector.jws).alg).filter((alg) => alg === 'ES256')).toEqual([]);
    // key ids with an `@`, which our ids never have,
    const ours = refused.filter(({ vector }) => isOurs(vector));
    const oddIds = ours.filter(({ vector }) => String(headerOf(vector.jws).kid).includes('@'));
    // and the larger s of ES256.
    const rest = ours.filter((one) => !oddIds.includes(one));
    const signature = (token = '') => Buffer.from(token.split('.')[2] ?? '', 'base64url');
    expect(
      rest.every(({ vector }) => headerOf(vector.jws).alg === 'ES256' && isHighS(signature(vector.jws))),
    ).toBe(true);
    expect([accepted.length, others.length, oddIds.length, rest.length]).toEqual([7, 36, 2, 1]);
  });
});

describe('JSON web encryption', () => {
  const all = vectors('json_web_encryption_test');

  test('139 of 139: the one of our algorithms is opened, no other', async () => {
    expect(all).toHaveLength(139);
    const opened: number[] = [];
    const refusals = new Map<string, number>();
    for (const { group, vector } of all) {
      const reading = await judgeLicence({
        name: 'vector',
        bytes: Buffer.from(vector.jwe ?? ''),
        now,
        keys: keySet([]),
        secret: JSON.stringify(group.private),
      });
      // The content is no token of ours: opened, it does not have three parts.
      const [first] = reading.findings;
      if (reading.encryption && first?.params.reason === 'notThreeParts') opened.push(vector.tcId);
      else if (vector.result === 'valid') {
        refusals.set(reading.state, (refusals.get(reading.state) ?? 0) + 1);
      }
    }
    const { alg, enc } = headerOf(all.find(({ vector }) => vector.tcId === 66)?.vector.jwe);
    expect([alg, enc]).toEqual(['ECDH-ES+A256KW', 'A256GCM']);
    expect(opened).toEqual([66]);
    expect(Object.fromEntries(refusals)).toEqual({ ALG_UNSUPPORTED: 64 });
  });
});
