/** Reads a public key from a JWK or DER, or names its fault. */
import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import type { KeyProblem } from '#shared/bridge/licence/keys.ts';
import { decodeBase64url } from './base64.ts';
import { type Algorithm, algorithms, type PublicKey } from './keys.ts';
import { sm2Point } from './sm2.ts';

export class KeyError extends Error {
  readonly problem: KeyProblem;
  constructor(problem: KeyProblem, detail: string, options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
    this.name = 'KeyError';
    this.problem = problem;
  }
}

/** Members that only the owner of a key may have (RFC 7518 §6); `k` is a shared secret. */
const privateMembers = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

export function refusePrivate(jwk: Readonly<Record<string, unknown>>): void {
  const found = privateMembers.find((name) => Object.hasOwn(jwk, name));
  if (found !== undefined) throw new KeyError('privateKey', `a public key has no “${found}”`);
}

/** Smallest and largest RSA modulus in bits; OpenSSL checks no larger one. */
const rsaBits = 2048;
const rsaMostBits = 16_384;
/** FIPS 186-5 §5.4: odd, between 2^16 and 2^256. A small exponent allows forged signatures. */
const leastExponent = 65_537n;
const exponentBits = 256n;

/** Reads a JWK. Throws KeyError for an algorithm that is not verified here. */
export function publicKeyOf(jwk: Readonly<Record<string, unknown>>): PublicKey {
  refusePrivate(jwk);
  const { kty, crv, alg } = jwk;
  const algorithm = algorithmOf(kty, crv);
  // RFC 9864 names EdDSA over Ed25519 after its curve.
  const claimed = alg === 'Ed25519' ? 'EdDSA' : alg;
  if (!algorithm || (claimed !== undefined && claimed !== algorithm)) {
    throw new KeyError('unsupported', `${alg} ${kty} ${crv}; there are ${algorithms.join(', ')}`);
  }
  if (algorithm === 'SM2SM3') return sm2Key(jwk);
  let key: KeyObject;
  try {
    key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
  } catch (cause) {
    throw new KeyError('badKey', `not a ${algorithm} key`, { cause });
  }
  return strongKey(algorithm, key);
}

function algorithmOf(kty: unknown, crv: unknown): Algorithm | null {
  if (kty === 'OKP' && crv === 'Ed25519') return 'EdDSA';
  if (kty === 'EC' && crv === 'P-256') return 'ES256';
  if (kty === 'EC' && crv === 'SM2') return 'SM2SM3';
  return kty === 'RSA' ? 'RS256' : null;
}

function sm2Key({ x, y }: Readonly<Record<string, unknown>>): PublicKey {
  const decode = (part: unknown): Buffer =>
    (typeof part === 'string' && decodeBase64url(Buffer.from(part))) || Buffer.alloc(0);
  const key = sm2Point(decode(x), decode(y));
  if (!key) throw new KeyError('badKey', 'not a point of the SM2 curve');
  return { algorithm: 'SM2SM3', key };
}

function strongKey(algorithm: Exclude<Algorithm, 'SM2SM3'>, key: KeyObject): PublicKey {
  if (algorithm === 'RS256') requireStrongRsa(key);
  if (algorithm === 'EdDSA') requireGoodPoint(key);
  if (algorithm === 'ES256') requireFinitePoint(key);
  return { algorithm, key };
}

function requireStrongRsa(key: KeyObject): void {
  const { modulusLength: bits = 0, publicExponent: e = 0n } = key.asymmetricKeyDetails ?? {};
  if (bits < rsaBits) throw new KeyError('weak', `${bits} bits of RSA`);
  if (bits > rsaMostBits) throw new KeyError('unsupported', `${bits} bits of RSA`);
  if (/* wall: key-rsa-exponent */ e < leastExponent || e % 2n === 0n || e >> exponentBits > 0n) {
    throw new KeyError('weak', 'an RSA exponent that is even, below 65537 or above 2^256');
  }
  const { n = '' } = key.export({ format: 'jwk' });
  if (((Buffer.from(n, 'base64url').at(-1) ?? 0) & 1) === 0) throw new KeyError('badKey', 'an even modulus');
}

/** Refuses the point at infinity, which is valid DER, has no coordinates, and verifies nothing. */
function requireFinitePoint(key: KeyObject): void {
  try {
    key.export({ format: 'jwk' });
  } catch (cause) {
    throw new KeyError('badKey', 'the point at infinity', { cause });
  }
}

/**
 * Refuses bad Ed25519 points, which neither OpenSSL nor BoringSSL checks: with one of the eight points of small
 * order anybody can make signatures, and one point can be written in two ways.
 */
function requireGoodPoint(key: KeyObject): void {
  const { x = '' } = key.export({ format: 'jwk' });
  let small: boolean;
  try {
    small = ed25519.Point.fromHex(Buffer.from(x, 'base64url').toString('hex'), false).isSmallOrder();
  } catch (cause) {
    throw new KeyError('badKey', 'not a point of Ed25519', { cause });
  }
  if (small) /* wall: key-small-order */ throw new KeyError('weak', 'a point of small order');
}

/** SubjectPublicKeyInfo of an SM2 key up to its point (RFC 5480 §2, with the curve 1.2.156.10197.1.301). */
const sm2Info = Buffer.from('3059301306072a8648ce3d020106082a811ccf5501822d03420004', 'hex');
const nodeTypes: Readonly<Record<string, Exclude<Algorithm, 'SM2SM3'>>> = {
  ed25519: 'EdDSA',
  rsa: 'RS256',
  ec: 'ES256',
};

/** Reads a DER SubjectPublicKeyInfo. SM2 is parsed here, since Electron's crypto does not know it. */
export function publicKeyOfDer(der: Buffer): PublicKey {
  if (der.length === sm2Info.length + 64 && der.subarray(0, sm2Info.length).equals(sm2Info)) {
    const point = der.subarray(sm2Info.length);
    const key = sm2Point(point.subarray(0, 32), point.subarray(32));
    if (!key) throw new KeyError('badKey', 'not a point of the SM2 curve');
    return { algorithm: 'SM2SM3', key };
  }
  let key: KeyObject;
  try {
    key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  } catch (cause) {
    throw new KeyError('notKey', 'no SubjectPublicKeyInfo', { cause });
  }
  const algorithm = nodeTypes[key.asymmetricKeyType ?? ''];
  const curve = key.asymmetricKeyDetails?.namedCurve;
  if (!algorithm || (algorithm === 'ES256' && curve !== 'prime256v1')) {
    throw new KeyError('unsupported', `${key.asymmetricKeyType} ${curve ?? ''}`);
  }
  return strongKey(algorithm, key);
}

/** Makes a key of the 32 bytes of an Ed25519 key, as Keygen shows it in hex. */
export function publicKeyOfEd25519(bytes: Buffer): PublicKey {
  return publicKeyOf({ kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') });
}

export function publicJwkOf(by: PublicKey): Record<string, unknown> {
  if (by.algorithm !== 'SM2SM3') return { alg: by.algorithm, ...by.key.export({ format: 'jwk' }) };
  const point = Buffer.from(by.key.hex, 'hex');
  const part = (start: number): string => point.subarray(start, start + 32).toString('base64url');
  return { alg: 'SM2SM3', kty: 'EC', crv: 'SM2', x: part(1), y: part(33) };
}
