/** A public key from a JWK or from its DER form; what is wrong with it, by name. */
import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { decodeBase64url } from './base64.ts';
import { type Algorithm, algorithms, type PublicKey } from './keys.ts';
import { sm2Point } from './sm2.ts';

/** Why a key or a set of keys is refused. Each has a text: `licence.keyProblem.<problem>`. */
export const keyProblems = [
  'empty',
  'tooLong',
  'notKey',
  'malformed',
  'privateKey',
  'unsupported',
  'weak',
  'badKey',
  'keyTwice',
] as const;
export type KeyProblem = (typeof keyProblems)[number];

export class KeyError extends Error {
  readonly problem: KeyProblem;
  constructor(problem: KeyProblem, detail: string, options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
    this.name = 'KeyError';
    this.problem = problem;
  }
}

/** What only the owner of a key may have (RFC 7518 §6); `k` is a shared secret. */
const privateMembers = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

export function refusePrivate(jwk: Readonly<Record<string, unknown>>): void {
  const found = privateMembers.find((name) => Object.hasOwn(jwk, name));
  if (found !== undefined) throw new KeyError('privateKey', `a public key has no “${found}”`);
}

/** RSA moduli are at least that long (bits). */
const rsaBits = 2048;

/** A JWK's key. Throws KeyError where it is not one of an algorithm that we verify. */
export function publicKeyOf(jwk: Readonly<Record<string, unknown>>): PublicKey {
  refusePrivate(jwk);
  const { kty, crv, alg } = jwk;
  const algorithm = algorithmOf(kty, crv);
  // RFC 9864 has begun to call EdDSA over Ed25519 after its curve.
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
  const bits = key.asymmetricKeyDetails?.modulusLength;
  if (bits !== undefined && bits < rsaBits) throw new KeyError('weak', `${bits} bits of RSA`);
  return { algorithm, key };
}

/** SubjectPublicKeyInfo of an SM2 key up to its point (RFC 5480 §2, with the curve 1.2.156.10197.1.301). */
const sm2Info = Buffer.from('3059301306072a8648ce3d020106082a811ccf5501822d03420004', 'hex');
const nodeTypes: Readonly<Record<string, Exclude<Algorithm, 'SM2SM3'>>> = {
  ed25519: 'EdDSA',
  rsa: 'RS256',
  ec: 'ES256',
};

/** The key of a DER SubjectPublicKeyInfo. SM2 is read here, since Electron's crypto does not know it. */
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

/** The 32 bytes of an Ed25519 key, as Keygen shows it in hex. */
export function publicKeyOfEd25519(bytes: Buffer): PublicKey {
  return publicKeyOf({ kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') });
}
