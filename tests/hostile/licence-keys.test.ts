/** Sets of keys: merged, rotated, revoked, given by a person; which one said yes; and their thumbprints. */
import { createPublicKey } from 'node:crypto';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { keyProblems } from '#shared/bridge/licence/keys.ts';
import type { KeySource } from '#shared/rules/licence/key-sources.ts';
import { licence as licenceTexts } from '#shared/text/tables/licence.ts';
import {
  KeyError,
  mergeKeys,
  parseTrustedKeys,
  readGivenKey,
  type TrustedKeys,
} from '../../src-main/formats/licence/index.ts';
import { judgeLicence } from '../../src-main/formats/licence/read.ts';
import { keygenDocument, keygenFile } from '../fixtures/licence/keygen.ts';
import { publicJwk, type SigningKey, signingKey } from '../fixtures/licence/keys.ts';
import { signToken } from '../fixtures/licence/signer.ts';
import { sm2Pem } from '../fixtures/licence/sm2-signer.ts';
import { ed25519, es256, goodPayload, hostileNow, rs256, sm2, stranger } from './licence/case.ts';

const set = (source: KeySource, keys: readonly object[], revocations?: readonly object[]): TrustedKeys =>
  parseTrustedKeys({ keys, ...(revocations ? { revocations } : {}) }, source);
const token = (key: SigningKey, header?: object): string =>
  signToken(JSON.stringify(goodPayload()), key, header);
const judge = (text: string, keys: TrustedKeys) =>
  judgeLicence({ name: 'keys.lic', bytes: Buffer.from(text), now: hostileNow, keys });
const ours = publicJwk(ed25519);

describe('several sets', () => {
  test('a later one adds', async () => {
    const keys = mergeKeys(set('shipped', [ours]), set('policy', [publicJwk(es256)]));
    expect((await judge(token(es256), keys)).signature).toMatchObject({ keySource: 'policy' });
    expect((await judge(token(ed25519), keys)).signature).toMatchObject({ keySource: 'shipped' });
    expect(keys.list().map(({ id, source }) => [id, source])).toEqual([
      ['test-ed25519', 'shipped'],
      ['test-es256', 'policy'],
    ]);
  });

  test('a later one replaces the key of one id (rotation)', async () => {
    const next = { ...publicJwk(stranger), kid: ed25519.kid };
    const keys = mergeKeys(set('shipped', [ours]), set('policy', [next]));
    expect((await judge(token(ed25519), keys)).state).toBe('SIGNATURE_INVALID');
    const renewed = token(stranger, { alg: 'EdDSA', kid: ed25519.kid });
    expect(await judge(renewed, keys)).toMatchObject({ state: 'VALID', signature: { keySource: 'policy' } });
    expect(keys.list()).toHaveLength(1);
  });

  test('a later one revokes, and does not un-revoke by a later day', async () => {
    const policy = set('policy', [], [{ kid: ed25519.kid, revoked: '2026-10-01' }]);
    const more = set('policy', [], [{ kid: ed25519.kid, revoked: '2026-11-01' }]);
    const reading = await judge(token(ed25519), mergeKeys(set('shipped', [ours]), policy, more));
    expect(reading).toMatchObject({ state: 'KEY_REVOKED', verified: false });
    expect(reading.findings[0]?.params).toMatchObject({ date: '2026-10-01', reason: 'revoked' });
  });

  test('a merged set can be merged again', async () => {
    const policy = set('policy', [], [{ kid: ed25519.kid, revoked: '2026-10-01' }]);
    const keys = mergeKeys(set('shipped', [ours]), mergeKeys(set('policy', []), policy));
    expect((await judge(token(ed25519), keys)).state).toBe('KEY_REVOKED');
  });

  test('a revocation says nothing of the key beside it, under whose id another one was', async () => {
    const next = { ...publicJwk(stranger), kid: ed25519.kid };
    const policy = set('policy', [next], [{ kid: ed25519.kid, revoked: '2026-10-01' }]);
    const renewed = token(stranger, { alg: 'EdDSA', kid: ed25519.kid });
    expect((await judge(renewed, mergeKeys(set('shipped', [ours]), policy))).state).toBe('VALID');
  });

  test('a key is found by id and algorithm together', async () => {
    const keys = set('shipped', [{ ...publicJwk(es256), kid: ed25519.kid }]);
    expect((await judge(token(ed25519), keys)).state).toBe('KEY_UNKNOWN');
  });
});

test('the reading names the key that said yes, and marks a sample key', async () => {
  const keys = set('shipped', [{ ...ours, sample: true }]);
  const { signature, verified, state } = await judge(token(ed25519), keys);
  expect(verified).toBe(true);
  expect(state).toBe('SAMPLE_KEY');
  expect(signature).toEqual({
    algorithm: 'EdDSA',
    keyId: 'test-ed25519',
    keyName: 'Test key',
    keySource: 'shipped',
    thumbprint: await calculateJwkThumbprint(ours as JWK),
    sample: true,
  });
});

test.each([ed25519, es256, rs256].map((key) => [key.alg, key] as const))(
  'the thumbprint of %s is RFC 7638’s',
  async (_, key) => {
    const [only] = set('shipped', [publicJwk(key)]).list();
    expect(only?.thumbprint).toBe(await calculateJwkThumbprint(publicJwk(key) as JWK));
  },
);

test('the thumbprint of SM2 is the SM3 of its point', () => {
  const [only] = set('shipped', [publicJwk(sm2)]).list();
  expect(only?.thumbprint).toMatch(/^[0-9a-f]{64}$/);
});

test('the example of RFC 7638 §3.1', () => {
  const jwk = {
    kty: 'RSA',
    n: '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw',
    e: 'AQAB',
  };
  expect(readGivenKey(JSON.stringify(jwk)).list()[0]?.thumbprint).toBe(
    'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs',
  );
});

const pem = (key: SigningKey): string =>
  createPublicKey({ key: publicJwk(key), format: 'jwk' }).export({ type: 'spki', format: 'pem' }) as string;

describe('a key that a person gives', () => {
  const noId = { ...ours, kid: undefined, name: undefined, use: undefined };
  test.each([
    ['a JWKS', ed25519, JSON.stringify({ keys: [ours] })],
    [
      'a JWKS with keys for other things',
      ed25519,
      JSON.stringify({ keys: [{ kty: 'EC', crv: 'P-384', use: 'enc' }, ours] }),
    ],
    ['a JWK', ed25519, JSON.stringify(ours)],
    ['a JWK without an id', ed25519, JSON.stringify(noId)],
    ['a JWK without alg', es256, JSON.stringify({ ...publicJwk(es256), alg: undefined })],
    ['a JWK named Ed25519 as RFC 9864 does', ed25519, JSON.stringify({ ...ours, alg: 'Ed25519' })],
    ['a JWK of SM2', sm2, JSON.stringify(publicJwk(sm2))],
    ['PEM of Ed25519', ed25519, pem(ed25519)],
    ['PEM of P-256, CRLF', es256, pem(es256).replaceAll('\n', '\r\n')],
    ['PEM of RSA', rs256, pem(rs256)],
    ['PEM of SM2', sm2, sm2Pem(sm2.jwk.x ?? '', sm2.jwk.y ?? '')],
    ['base64 DER, as Keygen shows it', ed25519, pem(ed25519).replaceAll(/-----[A-Z ]+-----|\n/g, '')],
    ['64 hex digits', ed25519, Buffer.from(ed25519.jwk.x ?? '', 'base64url').toString('hex')],
    [
      '64 capital hex digits, line break',
      ed25519,
      `${Buffer.from(ed25519.jwk.x ?? '', 'base64url')
        .toString('hex')
        .toUpperCase()}\n`,
    ],
  ])('%s', async (_, key, text) => {
    const reading = await judge(token(key), readGivenKey(text));
    expect(reading).toMatchObject({ state: 'VALID', verified: true, signature: { keySource: 'given' } });
    expect(reading.signature?.thumbprint).not.toBeNull();
  });

  test('without an id it is tried on a file that names another key, or none', async () => {
    const keys = readGivenKey(pem(ed25519));
    expect((await judge(token(ed25519, { alg: 'EdDSA' }), keys)).state).toBe('VALID');
    expect((await judge(token(ed25519, { alg: 'EdDSA', kid: 'someone' }), keys)).state).toBe('VALID');
    expect((await judge(token(stranger), keys)).state).toBe('SIGNATURE_INVALID');
  });

  test('with an id it is for files that name it', async () => {
    const keys = readGivenKey(JSON.stringify(ours));
    expect((await judge(token(ed25519, { alg: 'EdDSA', kid: 'someone' }), keys)).state).toBe('KEY_UNKNOWN');
  });

  test('a key that is known by its id goes before one without', async () => {
    const keys = mergeKeys(set('policy', [{ ...ours, revoked: '2026-01-31' }]), readGivenKey(pem(ed25519)));
    expect((await judge(token(ed25519), keys)).state).toBe('KEY_REVOKED');
  });

  test('opens Keygen files', async () => {
    const file = keygenFile(keygenDocument(), { key: stranger });
    expect(await judge(file, mergeKeys(set('shipped', [ours]), readGivenKey(pem(stranger))))).toMatchObject({
      state: 'VALID',
      signature: { keySource: 'given' },
    });
  });
});

describe('which keys were tried on a Keygen file', () => {
  const file = keygenFile(keygenDocument(), { key: stranger });
  test('none but samples: nothing is known of who signed', async () => {
    const reading = await judge(file, set('shipped', [{ ...ours, sample: true }]));
    expect(reading).toMatchObject({ state: 'KEY_UNKNOWN', verified: false, readable: true });
    expect(reading.findings[0]?.params).toMatchObject({ reason: 'noKeyNamed' });
  });

  test('real ones: none of them signed it, and they are named', async () => {
    const keys = set('policy', [ours, { ...publicJwk(signingKey('test-limited')) }, publicJwk(es256)]);
    const reading = await judge(file, keys);
    expect(reading).toMatchObject({ state: 'SIGNATURE_INVALID', verified: false });
    expect(reading.findings[0]?.params).toEqual({
      keyId: 'Test key, Limited test key',
      tried: 2,
      reason: 'noKeyFits',
    });
  });
});

describe('what is no key is named', () => {
  test.each(keyProblems)('%s has a sentence in both languages', (problem) => {
    for (const { keyProblem } of Object.values(licenceTexts)) expect(keyProblem[problem]).not.toBe('');
  });

  const ecPem = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: es256.jwk.x ?? '', y: es256.jwk.y ?? '' },
    format: 'jwk',
  }).export({ type: 'spki', format: 'der' });
  test.each([
    ['empty', ''],
    ['empty', ' \n'],
    ['tooLong', 'A'.repeat(300_000)],
    ['notKey', 'see attachment'],
    ['notKey', 'ab'.repeat(31)],
    ['notKey', Buffer.from('hello').toString('base64')],
    ['notKey', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
    ['notKey', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'],
    ['notKey', ecPem.subarray(0, -1).toString('base64')],
    ['malformed', '{"keys":'],
    ['malformed', '{"keys":{}}'],
    ['malformed', '{"keys":[1]}'],
    ['malformed', '{"kty":"OKP","kty":"OKP"}'],
    ['privateKey', JSON.stringify(ed25519.jwk)],
    ['privateKey', JSON.stringify({ keys: [ed25519.jwk] })],
    ['privateKey', JSON.stringify({ kty: 'oct', k: 'AAAA' })],
    ['privateKey', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'],
    ['privateKey', '-----BEGIN EC PRIVATE KEY-----\nAAAA\n-----END EC PRIVATE KEY-----'],
    ['unsupported', JSON.stringify({ keys: [] })],
    ['unsupported', JSON.stringify({ keys: [{ kty: 'EC', crv: 'P-384', x: 'AA', y: 'AA' }] })],
    ['unsupported', JSON.stringify({ ...publicJwk(rs256), alg: 'PS256' })],
    ['unsupported', JSON.stringify({ ...ours, use: 'enc' })],
    ['unsupported', JSON.stringify({ ...ours, key_ops: ['encrypt'] })],
    ['weak', JSON.stringify({ kty: 'RSA', n: Buffer.alloc(128, 0xff).toString('base64url'), e: 'AQAB' })],
    ['badKey', JSON.stringify({ ...publicJwk(es256), x: 'A'.repeat(43) })],
    ['badKey', JSON.stringify({ ...publicJwk(sm2), x: 'A'.repeat(43) })],
    ['badKey', JSON.stringify({ ...ours, x: 'AAAA' })],
    ['keyTwice', JSON.stringify({ keys: [ours, { ...publicJwk(stranger), kid: ours.kid }] })],
  ])('%s (case %#)', (problem, text) => {
    expect(keyProblems).toContain(problem);
    try {
      readGivenKey(text);
      expect.fail('accepted');
    } catch (error) {
      expect(error).toBeInstanceOf(KeyError);
      expect(error).toMatchObject({ problem });
    }
  });
});
