/** Attacks on the signature: header, algorithm, key, and the signature's own bytes. */
import { createHmac, createPublicKey } from 'node:crypto';
import { malleate } from '../../fixtures/licence/ecdsa.ts';
import { publicJwk, signingKey } from '../../fixtures/licence/keys.ts';
import { armour, base64url, signToken } from '../../fixtures/licence/signer.ts';
import {
  caseOf,
  ed25519,
  es256,
  goodPayload,
  type LicenceCase,
  rs256,
  signedHeader,
  signedWith,
  stranger,
  withSignature,
} from './case.ts';

const header = { alg: 'EdDSA', kid: 'test-ed25519', typ: 'licence+jws' };

/** A token "signed" by HMAC with what everyone knows: the public key. */
function hmac(secret: string | Buffer): string {
  const input = `${base64url(JSON.stringify({ alg: 'HS256', kid: 'test-rs256' }))}.${base64url(JSON.stringify(goodPayload()))}`;
  return armour(`${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`);
}
const rsaPem = createPublicKey({ key: publicJwk(rs256), format: 'jwk' }).export({
  type: 'spki',
  format: 'pem',
});
const rsaDer = createPublicKey({ key: publicJwk(rs256), format: 'jwk' }).export({
  type: 'spki',
  format: 'der',
});

const algorithms: LicenceCase[] = [
  ...['none', 'None', 'NONE', 'nOnE', '', 'HS256', 'ES384', 'PS256', 'eddsa', 'EdDSA ', 'Ed25519'].map(
    (alg) => caseOf(`alg ${JSON.stringify(alg)}`, 'ALG_UNSUPPORTED', signedHeader({ ...header, alg })),
  ),
  ...[undefined, null, 1, true, ['EdDSA'], { alg: 'EdDSA' }].map((alg) =>
    caseOf(`alg ${JSON.stringify(alg) ?? 'missing'}`, 'ALG_UNSUPPORTED', signedHeader({ ...header, alg })),
  ),
  caseOf('alg none without a signature', 'ALG_UNSUPPORTED', withSignatureOf('none')),
  caseOf('HMAC with the public key, PEM', 'ALG_UNSUPPORTED', hmac(rsaPem)),
  caseOf('HMAC with the public key, DER', 'ALG_UNSUPPORTED', hmac(rsaDer)),
  caseOf('an algorithm of another key', 'KEY_UNKNOWN', signedHeader({ ...header, alg: 'RS256' })),
  caseOf('ES256 claimed for an EdDSA key', 'KEY_UNKNOWN', signedHeader({ ...header, alg: 'ES256' })),
];

function withSignatureOf(alg: string): string {
  return armour(
    `${base64url(JSON.stringify({ ...header, alg }))}.${base64url(JSON.stringify(goodPayload()))}.`,
  );
}

/** Text that a terminal or a sentence would obey if it were shown unchanged. */
const nasty = `\u001b[2J\u202e${'x'.repeat(500)}`;

const kids = [
  '../../../etc/passwd',
  '/dev/null',
  'C:\\keys\\a',
  'https://attacker.example/key.json',
  'file:///etc/passwd',
  "' OR '1'='1",
  'x; DROP TABLE keys',
  '',
  'a'.repeat(65),
  'test-ed25519\u0000',
  'test-ed25519 ',
  '__proto__',
  '-rf',
];

const headers: LicenceCase[] = [
  ...kids.map((kid) =>
    caseOf(`kid ${JSON.stringify(kid.slice(0, 24))}`, 'HEADER_UNSUPPORTED', signedHeader({ ...header, kid })),
  ),
  ...[1, null, ['test-ed25519'], { a: 1 }].map((kid) =>
    caseOf(`kid ${JSON.stringify(kid)}`, 'HEADER_UNSUPPORTED', signedHeader({ ...header, kid })),
  ),
  caseOf('kid missing', 'KEY_UNKNOWN', signedHeader({ alg: 'EdDSA' })),
  caseOf('kid constructor', 'KEY_UNKNOWN', signedHeader({ ...header, kid: 'constructor' })),
  caseOf(
    'own key in jwk',
    'HEADER_UNSUPPORTED',
    signedHeader({ ...header, jwk: publicJwk(stranger) }, stranger),
  ),
  caseOf(
    'own key at jku',
    'HEADER_UNSUPPORTED',
    signedHeader({ ...header, jku: 'https://attacker.example/jwks.json' }, stranger),
  ),
  caseOf(
    'own key at x5u',
    'HEADER_UNSUPPORTED',
    signedHeader({ ...header, x5u: 'file:///etc/passwd' }, stranger),
  ),
  caseOf('own key in x5c', 'HEADER_UNSUPPORTED', signedHeader({ ...header, x5c: ['MIIB'] }, stranger)),
  caseOf(
    'jwk and good signature',
    'HEADER_UNSUPPORTED',
    signedHeader({ ...header, jwk: publicJwk(ed25519) }),
  ),
  caseOf('crit', 'HEADER_UNSUPPORTED', signedHeader({ ...header, crit: ['exp'], exp: 1 })),
  caseOf('crit empty', 'HEADER_UNSUPPORTED', signedHeader({ ...header, crit: [] })),
  caseOf('b64 false', 'HEADER_UNSUPPORTED', signedHeader({ ...header, b64: false, crit: ['b64'] })),
  caseOf('b64 true', 'HEADER_UNSUPPORTED', signedHeader({ ...header, b64: true })),
  caseOf('zip', 'HEADER_UNSUPPORTED', signedHeader({ ...header, zip: 'DEF' })),
  caseOf('header of 5000 bytes', 'HEADER_UNSUPPORTED', signedHeader({ ...header, typ: 'x'.repeat(5000) })),
  caseOf('typ JWT', 'WRONG_KIND', signedHeader({ ...header, typ: 'JWT' })),
  caseOf('typ with an escape sequence', 'WRONG_KIND', signedHeader({ ...header, typ: nasty })),
  caseOf('alg with an escape sequence', 'ALG_UNSUPPORTED', signedHeader({ ...header, alg: nasty })),
  caseOf(
    'a member named by an escape sequence',
    'HEADER_UNSUPPORTED',
    signedHeader({ ...header, [nasty]: 1 }),
  ),
  caseOf('typ number', 'WRONG_KIND', signedHeader({ ...header, typ: 1 })),
  caseOf('typ left out', 'VALID', signedHeader({ alg: 'EdDSA', kid: 'test-ed25519' })),
  caseOf('header is a list', 'FORMAT_JSON', signedHeader(['EdDSA'])),
  caseOf('header is no JSON', 'FORMAT_JSON', signedHeader('{alg:EdDSA}')),
  caseOf(
    'header with alg twice',
    'FORMAT_JSON',
    signedHeader('{"alg":"none","kid":"test-ed25519","alg":"EdDSA"}'),
  ),
  caseOf(
    'header with __proto__',
    'FORMAT_JSON',
    signedHeader('{"alg":"EdDSA","kid":"test-ed25519","__proto__":{"a":1}}'),
  ),
];

const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const edwardsOrder = 2n ** 252n + 27742317777372353535851937790883648493n;
const bytes32 = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
const first = (signature: Buffer): Buffer => signature.subarray(0, 32);
const second = (signature: Buffer): Buffer => signature.subarray(32);

/** S + L is the same signature in a laxer verifier's eyes (RFC 8032 §5.1.7 forbids it). */
function addOrder(signature: Buffer): Buffer {
  const s = BigInt(`0x${Buffer.from(second(signature)).reverse().toString('hex')}`) + edwardsOrder;
  return Buffer.concat([first(signature), bytes32(s).reverse()]);
}

/** The DER form that other protocols use. */
function toDer(signature: Buffer): Buffer {
  const integer = (part: Buffer): Buffer => {
    const body = (part[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), part]) : part;
    return Buffer.concat([Buffer.from([2, body.length]), body]);
  };
  const body = Buffer.concat([integer(first(signature)), integer(second(signature))]);
  return Buffer.concat([Buffer.from([0x30, body.length]), body]);
}

const everyKey = [ed25519, es256, rs256];
const signatures: LicenceCase[] = [
  ...[es256, rs256].map((key) => caseOf(`good ${key.alg}`, 'VALID', signedWith({}, key))),
  ...everyKey.flatMap((key) => [
    caseOf(
      `${key.alg}: a byte short`,
      'SIGNATURE_INVALID',
      withSignature(key, (s) => s.subarray(0, -1)),
    ),
    caseOf(
      `${key.alg}: a byte long`,
      'SIGNATURE_INVALID',
      withSignature(key, (s) => Buffer.concat([s, Buffer.from([0])])),
    ),
    caseOf(
      `${key.alg}: a zero in front`,
      'SIGNATURE_INVALID',
      withSignature(key, (s) => Buffer.concat([Buffer.from([0]), s])),
    ),
    caseOf(
      `${key.alg}: twice`,
      'SIGNATURE_INVALID',
      withSignature(key, (s) => Buffer.concat([s, s])),
    ),
    caseOf(
      `${key.alg}: empty`,
      'SIGNATURE_INVALID',
      withSignature(key, () => Buffer.alloc(0)),
    ),
    caseOf(
      `${key.alg}: zeros`,
      'SIGNATURE_INVALID',
      withSignature(key, (s) => Buffer.alloc(s.length)),
    ),
    caseOf(
      `${key.alg}: reversed`,
      'SIGNATURE_INVALID',
      withSignature(key, (s) => Buffer.from(s).reverse()),
    ),
  ]),
  caseOf('EdDSA: S + L', 'SIGNATURE_INVALID', withSignature(ed25519, addOrder)),
  caseOf('ES256: the twin (r, n − s)', 'SIGNATURE_INVALID', withSignature(es256, malleate)),
  caseOf('ES256: DER', 'SIGNATURE_INVALID', withSignature(es256, toDer)),
  caseOf(
    'ES256: r = 0',
    'SIGNATURE_INVALID',
    withSignature(es256, (s) => Buffer.concat([bytes32(0n), second(s)])),
  ),
  caseOf(
    'ES256: s = 0',
    'SIGNATURE_INVALID',
    withSignature(es256, (s) => Buffer.concat([first(s), bytes32(0n)])),
  ),
  caseOf(
    'ES256: r = n',
    'SIGNATURE_INVALID',
    withSignature(es256, (s) => Buffer.concat([bytes32(order), second(s)])),
  ),
  caseOf(
    'ES256: s = n',
    'SIGNATURE_INVALID',
    withSignature(es256, (s) => Buffer.concat([first(s), bytes32(order)])),
  ),
  caseOf(
    'ES256: r and s swapped',
    'SIGNATURE_INVALID',
    withSignature(es256, (s) => Buffer.concat([second(s), first(s)])),
  ),
];

const limited = signingKey('test-limited');
const issued = (issueDate: unknown): string => signedWith({ issueDate }, limited);
const keys: LicenceCase[] = [
  caseOf('a stranger’s key', 'KEY_UNKNOWN', signedWith({}, stranger)),
  caseOf('a stranger under a trusted name', 'SIGNATURE_INVALID', signedHeader(header, stranger)),
  caseOf('a revoked key', 'KEY_REVOKED', signedWith({}, signingKey('test-revoked'))),
  caseOf('a limited key in its time', 'VALID', issued('2026-12-31T23:59:59Z'), {
    now: Date.parse('2027-01-01T12:00:00Z'),
  }),
  caseOf('a limited key before its time', 'KEY_UNKNOWN', issued('2025-12-31T23:59:59Z')),
  caseOf('a limited key after its time', 'KEY_REVOKED', issued('2027-01-01T00:00:00Z'), {
    now: Date.parse('2027-02-01T00:00:00Z'),
  }),
  caseOf('a limited key, no issue date', 'KEY_UNKNOWN', issued(undefined)),
  caseOf('content of one licence, signature of another', 'SIGNATURE_INVALID', swapped()),
];

function swapped(): string {
  const other = signToken(JSON.stringify(goodPayload({ seats: 9 })), ed25519).split('.')[2] ?? '';
  return armour(signToken(JSON.stringify(goodPayload()), ed25519).replace(/[^.]*$/, other));
}

export const signatureCases: readonly LicenceCase[] = [...algorithms, ...headers, ...signatures, ...keys];
