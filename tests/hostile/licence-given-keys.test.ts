/** A user's key never makes a key better than the program or the administrator says; and weak keys are refused. */
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  KeyError,
  mergeKeys,
  parseTrustedKeys,
  readGivenKey,
  shippedKeys,
  type TrustedKeys,
} from '../../src-main/formats/licence/index.ts';
import { judgeLicence } from '../../src-main/formats/licence/read.ts';
import { keygenDocument, keygenFile } from '../fixtures/licence/keygen.ts';
import { publicJwk, type SigningKey, signingKey } from '../fixtures/licence/keys.ts';
import { signToken } from '../fixtures/licence/signer.ts';
import { ed25519, es256, goodPayload, hostileNow, rs256, stranger } from './licence/case.ts';

const root = join(import.meta.dirname, '../..');
const shippedText = readFileSync(join(root, 'resources/licence-keys.json'), 'utf8');
const judge = (text: string | Buffer, keys: TrustedKeys, refuseSamples = false) =>
  judgeLicence({ name: 'a.lic', bytes: Buffer.from(text as string), now: hostileNow, keys, refuseSamples });
const token = (key: SigningKey, header?: object) => signToken(JSON.stringify(goodPayload()), key, header);
const pem = (key: SigningKey): string =>
  createPublicKey({ key: publicJwk(key), format: 'jwk' }).export({ type: 'spki', format: 'pem' }) as string;
const hex = (key: SigningKey): string => Buffer.from(key.jwk.x ?? '', 'base64url').toString('hex');
const bare = (key: SigningKey): string => {
  const { kty, crv, x } = publicJwk(key);
  return JSON.stringify({ kty, crv, x });
};
const policy = (set: object): TrustedKeys => parseTrustedKeys({ keys: [], ...set }, 'policy');

describe('a revoked key that is given once more', () => {
  const file = readFileSync(join(root, 'resources/samples/farridge-revoked-key.lic'));
  const revoked = signingKey('steward-sample-revoked');
  const { name: _, ...renamed } = publicJwk(revoked);
  test.each([
    ['the set that ships', shippedText],
    ['PEM', pem(revoked)],
    ['hex', hex(revoked)],
    ['a bare JWK', bare(revoked)],
    ['a JWK of another id', JSON.stringify({ ...renamed, kid: 'vendor' })],
    ['a JWKS that says null', JSON.stringify({ keys: [{ ...renamed, revoked: null }] })],
  ])('as %s stays revoked', async (_name, text) => {
    const reading = await judge(file, mergeKeys(shippedKeys(), readGivenKey(text)));
    expect(reading).toMatchObject({ state: 'KEY_REVOKED', verified: false });
    // Whatever key the file names.
    const other = await judge(
      token(revoked, { alg: 'EdDSA', kid: 'vendor' }),
      mergeKeys(shippedKeys(), readGivenKey(text)),
    );
    expect(other.verified).toBe(false);
    const keygen = keygenFile(keygenDocument(), { key: revoked });
    expect(await judge(keygen, mergeKeys(shippedKeys(), readGivenKey(text)))).toMatchObject({
      state: 'KEY_REVOKED',
      verified: false,
    });
  });

  test('taken back by the administrator by its id or thumbprint, in whatever order it is given', async () => {
    const [{ thumbprint = '' } = {}] = readGivenKey(pem(ed25519)).list();
    for (const revocation of [{ kid: ed25519.kid }, { thumbprint }]) {
      const said = policy({ revocations: [{ ...revocation, revoked: '2026-10-01' }] });
      const known = parseTrustedKeys({ keys: [publicJwk(ed25519)] }, 'shipped');
      for (const text of [pem(ed25519), JSON.stringify(publicJwk(ed25519))]) {
        const sets = [known, said, readGivenKey(text)];
        expect((await judge(token(ed25519), mergeKeys(...sets))).state).toBe('KEY_REVOKED');
        expect(
          (await judge(token(ed25519), mergeKeys(mergeKeys(known, said), readGivenKey(text)))).state,
        ).toBe('KEY_REVOKED');
      }
    }
  });

  test('an id that was taken back is not given to a user’s key', async () => {
    const said = policy({ revocations: [{ kid: ed25519.kid, revoked: '2026-10-01' }] });
    const keys = mergeKeys(said, readGivenKey(JSON.stringify(publicJwk(ed25519))));
    expect((await judge(token(ed25519), keys)).state).toBe('KEY_REVOKED');
  });

  test('its replacement does not hide it', async () => {
    const old = parseTrustedKeys({ keys: [{ ...publicJwk(ed25519), revoked: '2026-10-01' }] }, 'shipped');
    const next = policy({ keys: [{ ...publicJwk(stranger), kid: ed25519.kid }] });
    const keys = mergeKeys(old, next, readGivenKey(pem(ed25519)));
    expect((await judge(token(ed25519), keys)).verified).toBe(false);
  });
});

describe('a set that is given is read with all that it says', () => {
  const given = (more: object) =>
    readGivenKey(JSON.stringify({ keys: [{ ...publicJwk(ed25519), ...more }] }));
  test.each([
    ['revoked', { revoked: '2026-01-01' }, 'KEY_REVOKED'],
    ['notBefore', { notBefore: '2026-02-01' }, 'KEY_UNKNOWN'],
    ['notAfter', { notAfter: '2026-01-01' }, 'KEY_REVOKED'],
    ['sample', { sample: true }, 'SAMPLE_KEY'],
  ])('%s', async (_, more, state) => {
    expect((await judge(token(ed25519), given(more))).state).toBe(state);
    expect(
      (await judge(token(ed25519), readGivenKey(JSON.stringify({ ...publicJwk(ed25519), ...more })))).state,
    ).toBe(state);
  });

  test('revocations', async () => {
    const known = parseTrustedKeys({ keys: [publicJwk(ed25519)] }, 'shipped');
    const said = readGivenKey(
      JSON.stringify({ keys: [], revocations: [{ kid: ed25519.kid, revoked: '2026-10-01' }] }),
    );
    expect((await judge(token(ed25519), mergeKeys(known, said))).state).toBe('KEY_REVOKED');
  });

  test.each([
    ['a day that is none', { revoked: 'yesterday' }],
    ['a sample that is a text', { sample: 'no' }],
    ['a name without ink', { name: '\u3164' }],
  ])('%s is refused, not passed over', (_, more) => expect(() => given(more)).toThrow(KeyError));
});

describe('a user’s copy of a known key', () => {
  test('is a sample, has its days and its name', async () => {
    const known = policy({
      keys: [{ ...publicJwk(ed25519), name: 'House key', sample: true, notAfter: '2026-01-01' }],
    });
    const copy = readGivenKey(JSON.stringify({ ...publicJwk(ed25519), kid: 'mine', name: 'Ministry' }));
    const reading = await judge(token(ed25519, { alg: 'EdDSA', kid: 'mine' }), mergeKeys(known, copy));
    expect(reading.findings.map(({ state }) => state)).toContain('KEY_REVOKED');
    expect(reading.signature).toMatchObject({ keyName: 'House key', sample: true, keySource: 'given' });
  });

  test('stands beside one of the same id, and takes no place', async () => {
    const known = policy({ keys: [publicJwk(ed25519)] });
    const other = readGivenKey(JSON.stringify({ ...publicJwk(stranger), kid: ed25519.kid }));
    const keys = mergeKeys(known, other);
    expect((await judge(token(ed25519), keys)).signature).toMatchObject({ keySource: 'policy' });
    const theirs = token(stranger, { alg: 'EdDSA', kid: ed25519.kid });
    expect(await judge(theirs, keys)).toMatchObject({ state: 'VALID', signature: { keySource: 'given' } });
  });

  test('the key’s name comes from who trusts it, never from the file', async () => {
    const { signature } = await judge(
      token(ed25519, { alg: 'EdDSA', kid: 'Ministry-of-Truth' }),
      readGivenKey(pem(ed25519)),
    );
    expect(signature?.keyId).toBe(signature?.thumbprint);
    expect(JSON.stringify(signature)).not.toContain('Ministry');
  });
});

test('sample keys can be refused: then nothing vouches for the file, and it says why', async () => {
  const file = readFileSync(join(root, 'resources/samples/farridge-2026.lic'));
  const reading = await judge(file, shippedKeys(), true);
  expect(reading).toMatchObject({ state: 'KEY_UNKNOWN', verified: false, readable: true });
  expect(reading.findings[0]?.params.reason).toBe('sampleRefused');
  expect(reading.signature?.sample).toBe(true);
  expect(
    (await judge(token(ed25519), parseTrustedKeys({ keys: [publicJwk(ed25519)] }, 'policy'), true)).state,
  ).toBe('VALID');
});

describe('weak keys are refused wherever they come from', () => {
  const rsa = (modulusLength: number, publicExponent: number) =>
    generateKeyPairSync('rsa', { modulusLength, publicExponent }).publicKey;
  const both = (jwk: Record<string, unknown>) => [
    () => readGivenKey(JSON.stringify(jwk)),
    () => parseTrustedKeys({ keys: [{ alg: 'EdDSA', kid: 'k', use: 'sig', ...jwk }] }, 'policy'),
  ];
  test.each([
    ['1024 bits', 1024, 65_537],
    ['e = 3', 2048, 3],
    ['e = 17', 2048, 17],
    ['e = 65535', 2048, 65_535],
  ])('RSA of %s', (_, bits, e) => {
    const key = rsa(bits, e);
    for (const read of both({ ...key.export({ format: 'jwk' }), alg: 'RS256' })) expect(read).toThrow('weak');
    expect(() => readGivenKey(key.export({ type: 'spki', format: 'pem' }) as string)).toThrow('weak');
  });

  test('RSA with an even exponent', () => {
    const jwk = { ...publicJwk(rs256), e: Buffer.from([1, 0, 2]).toString('base64url') };
    expect(() => readGivenKey(JSON.stringify(jwk))).toThrow(/weak|badKey/);
  });

  /** Little-endian, as RFC 8032 writes points. The eight of small order, and two written in another way. */
  const small = [
    '0100000000000000000000000000000000000000000000000000000000000000',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    '0000000000000000000000000000000000000000000000000000000000000000',
    '0000000000000000000000000000000000000000000000000000000000000080',
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
    'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  ];
  test.each([...small, '0200000000000000000000000000000000000000000000000000000000000000'])(
    'Ed25519 %s',
    (point) => {
      expect(() => readGivenKey(point)).toThrow(/weak|badKey/);
      const x = Buffer.from(point, 'hex').toString('base64url');
      for (const read of both({ kty: 'OKP', crv: 'Ed25519', x })) expect(read).toThrow(/weak|badKey/);
    },
  );

  test('P-256 off its curve and at infinity, as DER', () => {
    const der = createPublicKey({ key: publicJwk(es256), format: 'jwk' }).export({
      type: 'spki',
      format: 'der',
    });
    const off = Buffer.from(der);
    off[off.length - 1] = (off.at(-1) ?? 0) ^ 1;
    expect(() => readGivenKey(off.toString('base64'))).toThrow(KeyError);
    const infinity = Buffer.from('3019301306072a8648ce3d020106082a8648ce3d030107030200' + '00', 'hex');
    expect(() => readGivenKey(infinity.toString('base64'))).toThrow(KeyError);
  });
});
