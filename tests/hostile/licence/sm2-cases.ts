/** Attacks on SM2 signatures: what a library that only does the arithmetic would take. */

import { armour, base64url, signToken } from '../../fixtures/licence/signer.ts';
import { signSm2, toDer } from '../../fixtures/licence/sm2-signer.ts';
import {
  caseOf,
  goodPayload,
  type LicenceCase,
  signedHeader,
  signedWith,
  sm2,
  stranger,
  withSignature,
} from './case.ts';

const order = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n;
const bytes32 = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
const first = (signature: Buffer): Buffer => signature.subarray(0, 32);
const second = (signature: Buffer): Buffer => signature.subarray(32);
const number = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);
const header = { alg: 'SM2SM3', kid: 'test-sm2', typ: 'licence+jws' };

const invalid = (name: string, change: (signature: Buffer, input: Buffer) => Buffer): LicenceCase =>
  caseOf(`SM2: ${name}`, 'SIGNATURE_INVALID', withSignature(sm2, change));
const withR = (r: bigint) => (s: Buffer) => Buffer.concat([bytes32(r), second(s)]);
const withS = (value: bigint) => (s: Buffer) => Buffer.concat([first(s), bytes32(value)]);

/** Signed under another user id: a valid SM2 signature that is not ours. */
function otherUser(userId: string): string {
  const input = `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(goodPayload()))}`;
  const secret = Buffer.from(sm2.jwk.d ?? '', 'base64url');
  return armour(`${input}.${base64url(signSm2(secret, Buffer.from(input), userId))}`);
}

export const sm2Cases: readonly LicenceCase[] = [
  caseOf('good SM2SM3', 'VALID', signedWith({}, sm2)),
  caseOf('SM2: a bare token', 'VALID', signToken(JSON.stringify(goodPayload()), sm2)),
  invalid('a byte short', (s) => s.subarray(0, -1)),
  invalid('a trailing byte', (s) => Buffer.concat([s, Buffer.from([0])])),
  invalid('64 trailing bytes', (s) => Buffer.concat([s, s])),
  invalid('a zero in front', (s) => Buffer.concat([Buffer.from([0]), s])),
  invalid('a zero between r and s', (s) => Buffer.concat([first(s), Buffer.from([0]), second(s)])),
  invalid('empty', () => Buffer.alloc(0)),
  invalid('zeros', (s) => Buffer.alloc(s.length)),
  invalid('ones', (s) => Buffer.alloc(s.length, 0xff)),
  invalid('DER', toDer),
  invalid('DER with a trailing byte', (s) => Buffer.concat([toDer(s), Buffer.from([0])])),
  invalid('r = 0', withR(0n)),
  invalid('s = 0', withS(0n)),
  invalid('r = 0, s = 1', () => Buffer.concat([bytes32(0n), bytes32(1n)])),
  invalid('r = n', withR(order)),
  invalid('s = n', withS(order)),
  invalid('r = 2²⁵⁶ − 1', withR(2n ** 256n - 1n)),
  invalid('s = 2²⁵⁶ − 1', withS(2n ** 256n - 1n)),
  invalid('r = 1, s = n − 1 (r + s = n)', () => Buffer.concat([bytes32(1n), bytes32(order - 1n)])),
  invalid('r, n − r (r + s = n)', (s) => Buffer.concat([first(s), bytes32(order - number(first(s)))])),
  invalid('r, n − s', (s) => Buffer.concat([first(s), bytes32(order - number(second(s)))])),
  invalid('n − r, s', (s) => Buffer.concat([bytes32(order - number(first(s))), second(s)])),
  invalid('r and s swapped', (s) => Buffer.concat([second(s), first(s)])),
  invalid('the point at infinity', infinity),
  caseOf('SM2: another user id', 'SIGNATURE_INVALID', otherUser('ALICE123@YAHOO.COM')),
  caseOf('SM2: an empty user id', 'SIGNATURE_INVALID', otherUser('')),
  caseOf('SM2: a stranger under a trusted name', 'SIGNATURE_INVALID', signedHeader(header, stranger)),
  caseOf('SM2 claimed for an ES256 key', 'KEY_UNKNOWN', signedHeader({ ...header, kid: 'test-es256' }, sm2)),
  caseOf('ES256 claimed for an SM2 key', 'KEY_UNKNOWN', signedHeader({ ...header, alg: 'ES256' }, sm2)),
  ...['SM2', 'sm2sm3', 'SM3withSM2', 'SM2SM3 '].map((alg) =>
    caseOf(`SM2: alg ${JSON.stringify(alg)}`, 'ALG_UNSUPPORTED', signedHeader({ ...header, alg }, sm2)),
  ),
];

/** r and s for which s·G + (r + s)·P is no point: s = −r·d / (1 + d). Only the key's owner can make them. */
function infinity(): Buffer {
  const d = number(Buffer.from(sm2.jwk.d ?? '', 'base64url'));
  const r = 12_345n;
  const s = (((order - r) * d) % order) * inverse((1n + d) % order);
  return Buffer.concat([bytes32(r), bytes32(s % order)]);
}

function inverse(value: bigint): bigint {
  let result = 1n;
  let square = value;
  for (let rest = order - 2n; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % order;
    square = (square * square) % order;
  }
  return result;
}
