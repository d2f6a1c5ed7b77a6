/** Encrypted licences: the header's traps, the parts' lengths, the key that opens them, and what is inside. */
import { createPrivateKey } from 'node:crypto';
import { agreed, direct, type Encryption, encryptToken } from '../../fixtures/licence/encrypter.ts';
import encryptionKeys from '../../fixtures/licence/encryption-keys.private.json' with { type: 'json' };
import { armour, base64url, signToken } from '../../fixtures/licence/signer.ts';
import { caseOf, ed25519, goodPayload, type LicenceCase, sm2, stranger } from './case.ts';

const { p256, x25519, testSecret: secret } = encryptionKeys;
const key = Buffer.from(secret, 'base64url');
const inner = signToken(JSON.stringify(goodPayload()), ed25519);
const sealed = (encryption: Encryption, text = inner): string => armour(encryptToken(text, encryption));
const dir = (more: Readonly<Record<string, unknown>> = {}, text = inner): string =>
  sealed(direct(key, more), text);
const toP256 = (more: Readonly<Record<string, unknown>> = {}): string =>
  sealed(agreed(p256.receiver, p256.sender, more));
const toX25519 = (): string => sealed(agreed(x25519.receiver, x25519.sender));
const ownerOfP256 = JSON.stringify(p256.receiver);
const ownerOfX25519 = JSON.stringify(x25519.receiver);
const pem = (jwk: Readonly<Record<string, string>>): string =>
  createPrivateKey({ key: jwk, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' }) as string;

/** A good token with its decoded parts changed. */
function withParts(change: (parts: Buffer[]) => void, token = encryptToken(inner, direct(key))): string {
  const parts = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  change(parts);
  return armour(parts.map(base64url).join('.'));
}
const withHeader = (header: Buffer): string => withParts((all) => void all.splice(0, 1, header));
const cut = (part: number, by: number) => (parts: Buffer[]) => {
  parts[part] = (parts[part] ?? Buffer.alloc(0)).subarray(0, -by);
};
const longer = (part: number, by: number) => (parts: Buffer[]) => {
  parts[part] = Buffer.concat([parts[part] ?? Buffer.alloc(0), Buffer.alloc(by)]);
};

const opened: LicenceCase[] = [
  caseOf('JWE dir', 'VALID', dir(), { secret }),
  caseOf('JWE dir, bare token, CRLF after', 'VALID', `${encryptToken(inner, direct(key))}\r\n`, { secret }),
  caseOf('JWE dir, key in hex', 'VALID', dir({ kid: 'k1' }), { secret: key.toString('hex') }),
  caseOf('JWE dir, key in base64', 'VALID', dir({ kid: 'k2' }), { secret: key.toString('base64') }),
  caseOf('JWE dir, key as JWK', 'VALID', dir({ kid: 'k3' }), {
    secret: JSON.stringify({ kty: 'oct', k: secret }),
  }),
  caseOf('JWE dir, key with a line break', 'VALID', dir({ kid: 'k4' }), { secret: ` ${secret}\n` }),
  caseOf('JWE to P-256, JWK', 'VALID', toP256(), { secret: ownerOfP256 }),
  caseOf('JWE to P-256, PEM', 'VALID', toP256(), { secret: pem(p256.receiver) }),
  caseOf('JWE to X25519, JWK', 'VALID', toX25519(), { secret: ownerOfX25519 }),
  caseOf('JWE to X25519, PEM', 'VALID', toX25519(), { secret: pem(x25519.receiver) }),
  caseOf('JWE around SM2', 'VALID', dir({}, signToken(JSON.stringify(goodPayload()), sm2)), { secret }),
];

const unopened: LicenceCase[] = [
  caseOf('JWE dir, no key', 'DECRYPT_FAILED', dir(), { reason: 'needsSecret' }),
  caseOf('JWE dir, an empty key', 'DECRYPT_FAILED', dir(), { reason: 'needsSecret', secret: ' \n' }),
  caseOf('JWE to P-256, no key', 'DECRYPT_FAILED', toP256(), { reason: 'needsSecret' }),
  caseOf('JWE dir, another key', 'DECRYPT_FAILED', dir(), {
    reason: 'wrongSecret',
    secret: Buffer.alloc(32, 7).toString('base64url'),
  }),
  ...[
    ['a pass phrase', 'correct horse'],
    ['31 bytes', Buffer.alloc(31).toString('base64url')],
    ['33 bytes', Buffer.alloc(33).toString('base64url')],
    ['16 bytes', Buffer.alloc(16).toString('hex')],
    ['a JWK of 16 bytes', JSON.stringify({ kty: 'oct', k: Buffer.alloc(16).toString('base64url') })],
    ['a JWK that is none', '{"kty":"oct","k":7}'],
    ['JSON that is none', '{"kty":'],
    ['a private key', ownerOfP256],
  ].map(([name = '', given = '']) =>
    caseOf(`JWE dir, ${name}`, 'DECRYPT_FAILED', dir(), { reason: 'badSecret', secret: given }),
  ),
  caseOf('JWE to P-256, a stranger’s key', 'DECRYPT_FAILED', toP256(), {
    reason: 'wrongSecret',
    secret: JSON.stringify(p256.stranger),
  }),
  caseOf('JWE to X25519, a stranger’s key', 'DECRYPT_FAILED', toX25519(), {
    reason: 'wrongSecret',
    secret: JSON.stringify(x25519.stranger),
  }),
  ...[
    ['a key of 32 bytes', secret],
    ['a key of another curve', ownerOfX25519],
    ['a public key', JSON.stringify({ ...p256.receiver, d: undefined })],
    ['broken PEM', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'],
  ].map(([name = '', given = '']) =>
    caseOf(`JWE to P-256, ${name}`, 'DECRYPT_FAILED', toP256(), { reason: 'badSecret', secret: given }),
  ),
];

const agreedToken = encryptToken(inner, agreed(p256.receiver, p256.sender));
const parts: LicenceCase[] = [
  ...[1, 4, 8, 12, 15, 16].map((by) =>
    caseOf(`JWE: a tag of ${16 - by} bytes`, 'DECRYPT_FAILED', withParts(cut(4, by)), {
      reason: 'damaged',
      secret,
    }),
  ),
  caseOf('JWE: a tag of 17 bytes', 'DECRYPT_FAILED', withParts(longer(4, 1)), { reason: 'damaged', secret }),
  ...[0, 8, 11, 13, 16].map((length) =>
    caseOf(
      `JWE: an iv of ${length} bytes`,
      'DECRYPT_FAILED',
      withParts((all) => {
        all[2] = Buffer.alloc(length, 1);
      }),
      { reason: 'damaged', secret },
    ),
  ),
  caseOf('JWE dir: an encrypted key', 'DECRYPT_FAILED', withParts(longer(1, 40)), {
    reason: 'damaged',
    secret,
  }),
  caseOf('JWE to P-256: no encrypted key', 'DECRYPT_FAILED', withParts(cut(1, 40), agreedToken), {
    reason: 'damaged',
    secret: ownerOfP256,
  }),
  caseOf('JWE to P-256: an encrypted key of 24 bytes', 'DECRYPT_FAILED', withParts(cut(1, 16), agreedToken), {
    reason: 'damaged',
    secret: ownerOfP256,
  }),
  caseOf('JWE: ciphertext a byte short', 'DECRYPT_FAILED', withParts(cut(3, 1)), {
    reason: 'wrongSecret',
    secret,
  }),
  caseOf(
    'JWE: no ciphertext',
    'DECRYPT_FAILED',
    withParts((all) => {
      all[3] = Buffer.alloc(0);
    }),
    { reason: 'wrongSecret', secret },
  ),
  ...['header', 'encryptedKey', 'iv', 'ciphertext', 'tag'].map((name, index) => {
    const pieces = agreedToken.split('.');
    pieces[index] = `${pieces[index]?.slice(0, 6)}*${pieces[index]?.slice(6)}`;
    return caseOf(`JWE: junk in ${name}`, 'FORMAT_BASE64', armour(pieces.join('.')), { secret: ownerOfP256 });
  }),
  caseOf('JWE: six parts', 'FORMAT_UNKNOWN', armour(`${agreedToken}.AAAA`), { secret: ownerOfP256 }),
  caseOf('JWE: four parts', 'FORMAT_UNKNOWN', armour(agreedToken.split('.').slice(0, 4).join('.'))),
];

const offCurve = { ...p256.sender, y: p256.sender.x };
const headers: LicenceCase[] = [
  ...[
    ['zip', { zip: 'DEF' }],
    ['crit', { crit: ['exp'] }],
    ['p2c', { p2c: 1_000_000_000 }],
    ['p2s', { p2s: 'AAAA' }],
    ['iv', { iv: 'AAAA' }],
    ['jwk', { jwk: { kty: 'oct', k: secret } }],
    ['jku', { jku: 'https://attacker.example/jwks.json' }],
    ['x5u', { x5u: 'file:///etc/passwd' }],
    ['epk beside dir', { epk: p256.sender }],
    ['apu beside dir', { apu: 'AAAA' }],
    ['kid that is a path', { kid: '../../etc/passwd' }],
    ['kid that is a number', { kid: 1 }],
    ['5000 bytes', { kid: 'k'.repeat(5000) }],
  ].map(([name, more]) =>
    caseOf(`JWE: ${name}`, 'HEADER_UNSUPPORTED', dir(more as object as Record<string, unknown>), { secret }),
  ),
  ...[
    ['none', { alg: 'none' }],
    ['missing', { alg: undefined }],
    ['list', { alg: ['dir'] }],
    ['DIR', { alg: 'DIR' }],
    ['RSA1_5', { alg: 'RSA1_5' }],
    ['RSA-OAEP', { alg: 'RSA-OAEP' }],
    ['A256KW', { alg: 'A256KW' }],
    ['PBES2-HS256+A128KW', { alg: 'PBES2-HS256+A128KW' }],
    ['ECDH-ES', { alg: 'ECDH-ES' }],
    ['A128GCM inside', { enc: 'A128GCM' }],
    ['A256CBC-HS512 inside', { enc: 'A256CBC-HS512' }],
    ['no enc', { enc: undefined }],
  ].map(([name, more]) =>
    caseOf(`JWE: alg ${name}`, 'ALG_UNSUPPORTED', dir(more as object as Record<string, unknown>), { secret }),
  ),
  caseOf('JWE: typ JWT', 'WRONG_KIND', dir({ typ: 'JWT' }), { secret }),
  caseOf('JWE: cty JWT', 'WRONG_KIND', dir({ cty: 'JWT' }), { secret }),
  caseOf('JWE: typ of a signed token', 'WRONG_KIND', dir({ typ: 'licence+jws' }), { secret }),
  caseOf('JWE: typ and cty left out', 'VALID', dir({ typ: undefined, cty: undefined }), { secret }),
  caseOf('JWE: apu and apv', 'DECRYPT_FAILED', toP256({ apu: 'AAAA', apv: 'AAAA' }), {
    reason: 'wrongSecret',
    secret: ownerOfP256,
  }),
  ...[
    ['apu of 65 bytes', { apu: Buffer.alloc(65).toString('base64url') }],
    ['apv of 1 MB', { apv: 'A'.repeat(3000) }],
    ['apu with junk', { apu: 'A*A' }],
    ['apv a number', { apv: 7 }],
    ['epk missing', { epk: undefined }],
    ['epk a text', { epk: 'AAAA' }],
    ['epk with d', { epk: p256.sender }],
    ['epk on P-384', { epk: { kty: 'EC', crv: 'P-384', x: p256.sender.x, y: p256.sender.y } }],
    ['epk of 31 bytes', { epk: { kty: 'EC', crv: 'P-256', x: 'A'.repeat(42), y: p256.sender.y } }],
    ['epk X25519 with y', { epk: { kty: 'OKP', crv: 'X25519', x: x25519.sender.x, y: p256.sender.y } }],
  ].map(([name, more]) =>
    caseOf(`JWE: ${name}`, 'HEADER_UNSUPPORTED', toP256(more as object as Record<string, unknown>), {
      secret: ownerOfP256,
    }),
  ),
  caseOf('JWE: epk off the curve', 'DECRYPT_FAILED', toP256({ epk: { ...offCurve, d: undefined } }), {
    reason: 'wrongSecret',
    secret: ownerOfP256,
  }),
  caseOf(
    'JWE: epk zero on X25519',
    'DECRYPT_FAILED',
    toP256({ epk: { kty: 'OKP', crv: 'X25519', x: Buffer.alloc(32).toString('base64url') } }),
    { reason: 'wrongSecret', secret: ownerOfX25519 },
  ),
  caseOf('JWE: header is no JSON', 'FORMAT_JSON', withHeader(Buffer.from('{alg:dir}')), { secret }),
  caseOf(
    'JWE: header with alg twice',
    'FORMAT_JSON',
    withHeader(Buffer.from('{"alg":"dir","enc":"A256GCM","alg":"dir"}')),
    { secret },
  ),
];

const inside: LicenceCase[] = [
  caseOf(
    'JWE: a stranger’s signature inside',
    'KEY_UNKNOWN',
    dir({}, signToken(JSON.stringify(goodPayload()), stranger)),
    { secret },
  ),
  caseOf('JWE: a changed licence inside', 'SIGNATURE_INVALID', dir({}, `${inner.slice(0, -8)}AAAAAAAA`), {
    secret,
  }),
  caseOf(
    'JWE: an expired licence inside',
    'EXPIRED',
    dir({}, signToken(JSON.stringify(goodPayload({}, { expiredate: '2026-01-31' })), ed25519)),
    { secret },
  ),
  caseOf('JWE: unsigned JSON inside', 'FORMAT_UNKNOWN', dir({}, JSON.stringify(goodPayload())), { secret }),
  caseOf('JWE: an armoured licence inside', 'FORMAT_BASE64', dir({}, armour(inner)), { secret }),
  caseOf('JWE: a JWE inside', 'FORMAT_UNKNOWN', dir({}, encryptToken(inner, direct(key))), { secret }),
  caseOf('JWE: a token with a line break inside', 'FORMAT_BASE64', dir({}, `${inner}\n`), { secret }),
  caseOf('JWE: nothing inside', 'FORMAT_UNKNOWN', dir({}, ''), { secret }),
  caseOf('JWE: binary inside', 'FORMAT_UNKNOWN', dir({}, '\u0000\u0001'), { secret }),
];

export const jweCases: readonly LicenceCase[] = [...opened, ...unopened, ...parts, ...headers, ...inside];
