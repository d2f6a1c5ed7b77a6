/**
 * The key that a person gives to verify one file with: a JWKS, a JWK, a public key in PEM or base64 DER, or the 64
 * hex digits by which Keygen shows an account's Ed25519 key.
 */
import { decodePaddedBase64 } from './base64.ts';
import { plainKey } from './jwks.ts';
import { keyIdPattern, keySet, type TrustedKey, type TrustedKeys } from './keys.ts';
import { KeyError, publicKeyOf, publicKeyOfDer, publicKeyOfEd25519, refusePrivate } from './public-key.ts';
import { parseStrictJson } from './strict-json.ts';

/** Characters. */
const lengthLimit = 256 * 1024;

/** Throws KeyError, whose `problem` names what is wrong. Keys without an id are tried on whatever file. */
export function readGivenKey(text: string): TrustedKeys {
  if (text.length > lengthLimit) throw new KeyError('tooLong', `more than ${lengthLimit} characters`);
  const trimmed = text.trim();
  if (trimmed === '') throw new KeyError('empty', 'nothing given');
  if (trimmed.startsWith('{')) return jsonKeys(trimmed);
  if (trimmed.startsWith('-----')) return oneKey(plainKey(publicKeyOfDer(pemBody(trimmed)), null, 'given'));
  if (/^[0-9a-fA-F]{64}$/.test(trimmed)) {
    return oneKey(plainKey(publicKeyOfEd25519(Buffer.from(trimmed, 'hex')), null, 'given'));
  }
  const der = decodePaddedBase64(Buffer.from(trimmed.replaceAll(/\r?\n/g, '')));
  if (!der) throw new KeyError('notKey', 'neither JSON, PEM, hex nor base64');
  return oneKey(plainKey(publicKeyOfDer(der), null, 'given'));
}

const oneKey = (key: TrustedKey): TrustedKeys => keySet([key]);

function pemBody(text: string): Buffer {
  if (/^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text))
    throw new KeyError('privateKey', 'a private key in PEM');
  const match = /^-----BEGIN PUBLIC KEY-----\r?\n([A-Za-z0-9+/=\r\n]+?)\r?\n-----END PUBLIC KEY-----$/.exec(
    text,
  );
  const der = match && decodePaddedBase64(Buffer.from((match[1] ?? '').replaceAll(/\r?\n/g, '')));
  if (!der) throw new KeyError('notKey', 'no PUBLIC KEY in PEM');
  return der;
}

function jsonKeys(text: string): TrustedKeys {
  const json = parseStrictJson(Buffer.from(text, 'utf8'));
  if (!json.ok || typeof json.value !== 'object' || json.value === null) {
    throw new KeyError('malformed', json.ok ? 'no object' : json.problem);
  }
  if (!('keys' in json.value)) return oneKey(givenJwk(json.value as Record<string, unknown>));
  const { keys } = json.value;
  if (!Array.isArray(keys) || !keys.every((key) => typeof key === 'object' && key !== null)) {
    throw new KeyError('malformed', 'keys must be a list of keys');
  }
  // A set may also hold keys for other purposes; they are passed over.
  const read = keys.filter(isForSignatures).map(givenJwk);
  if (read.length === 0) throw new KeyError('unsupported', 'no key that signs licences');
  if (new Set(read.map(({ id }) => id)).size < read.length) throw new KeyError('keyTwice', 'an id twice');
  return keySet(read);
}

function isForSignatures({ use, key_ops, kty, crv, alg }: Record<string, unknown>): boolean {
  if (use !== undefined && use !== 'sig') return false;
  if (key_ops !== undefined && !(Array.isArray(key_ops) && key_ops.includes('verify'))) return false;
  if (alg !== undefined && !['EdDSA', 'Ed25519', 'ES256', 'RS256', 'SM2SM3'].includes(String(alg)))
    return false;
  return kty === 'RSA' || ['Ed25519', 'P-256', 'SM2'].includes(String(crv));
}

function givenJwk(jwk: Record<string, unknown>): TrustedKey {
  refusePrivate(jwk);
  if (!isForSignatures(jwk)) throw new KeyError('unsupported', 'a key for something else');
  const { kid } = jwk;
  const id = typeof kid === 'string' && keyIdPattern.test(kid) ? kid : null;
  return plainKey(publicKeyOf(jwk), id, 'given');
}
