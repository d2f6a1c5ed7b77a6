/**
 * Reads keys that a person gives: a JWKS, a JWK, a public key in PEM or base64 DER, or the 64 hex digits by which
 * Keygen shows an account's Ed25519 key. Members that Steward's format defines for keys (`revoked`, `notBefore`,
 * `notAfter`, `sample`, `name`, `revocations`) apply here too; other members are ignored.
 */
import * as z from 'zod';
import type { KeySource } from '#shared/rules/licence/key-sources.ts';
import { decodePaddedBase64 } from './base64.ts';
import { keyMembers, describedKey, revocations, revocationsOf } from './jwks.ts';
import { keySet } from './key-set.ts';
import { keyIdPattern, type TrustedKey, type TrustedKeys } from './keys.ts';
import {
  KeyError,
  publicJwkOf,
  publicKeyOf,
  publicKeyOfDer,
  publicKeyOfEd25519,
  refusePrivate,
} from './public-key.ts';
import { parseStrictJson } from './strict-json.ts';

/** Limit of the input in characters. */
const lengthLimit = 256 * 1024;

/** Steward's own members of a set and of a key. */
const revocationsShape = z.object({ revocations });
const describedJwk = z.object(keyMembers);

/**
 * Throws KeyError, whose `problem` names the fault. Keys without an id are tried on every file. `name` is the name
 * for a single key without one, if it is valid.
 */
export function readGivenKey(
  text: string,
  source: KeySource = 'given',
  name: string | null = null,
): TrustedKeys {
  if (text.length > lengthLimit) throw new KeyError('tooLong', `more than ${lengthLimit} characters`);
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') throw new KeyError('empty', 'nothing given');
  const called = name !== null && keyMembers.name.safeParse(name).success ? name : null;
  if (trimmed.startsWith('{')) return jsonKeys(trimmed, source, called);
  const named = { name: called ?? undefined };
  if (/^[0-9a-fA-F]{64}$/.test(trimmed)) {
    return keySet([describedKey(publicKeyOfEd25519(Buffer.from(trimmed, 'hex')), null, source, named)]);
  }
  const der = trimmed.startsWith('-----')
    ? pemBody(trimmed)
    : decodePaddedBase64(Buffer.from(trimmed.replaceAll(/\r?\n/g, '')));
  if (!der) throw new KeyError('notKey', 'neither JSON, PEM, hex nor base64');
  return keySet([describedKey(publicKeyOfDer(der), null, source, named)]);
}

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

function jsonKeys(text: string, source: KeySource, name: string | null): TrustedKeys {
  const json = parseStrictJson(Buffer.from(text, 'utf8'));
  if (!json.ok || typeof json.value !== 'object' || json.value === null) {
    throw new KeyError('malformed', json.ok ? 'no object' : json.problem);
  }
  if (!('keys' in json.value)) {
    return keySet([givenJwk(json.value as Record<string, unknown>, source, name)]);
  }
  const { keys } = json.value;
  if (!Array.isArray(keys) || !keys.every((key) => typeof key === 'object' && key !== null)) {
    throw new KeyError('malformed', 'keys must be a list of keys');
  }
  const set = revocationsShape.safeParse(json.value);
  if (!set.success) throw new KeyError('malformed', z.prettifyError(set.error));
  // Keys for other purposes in the set are skipped.
  const read = keys.filter(isForSignatures).map((key) => givenJwk(key, source, null));
  const takenBack = revocationsOf(set.data.revocations, source);
  if (read.length === 0 && takenBack.length === 0) throw new KeyError('unsupported', 'no key for licences');
  if (new Set(read.map(({ id }) => id)).size < read.length) throw new KeyError('keyTwice', 'an id twice');
  return keySet(read, takenBack);
}

function isForSignatures({ use, key_ops, kty, crv, alg }: Record<string, unknown>): boolean {
  if (use !== undefined && use !== 'sig') return false;
  if (key_ops !== undefined && !(Array.isArray(key_ops) && key_ops.includes('verify'))) return false;
  if (alg !== undefined && !['EdDSA', 'Ed25519', 'ES256', 'RS256', 'SM2SM3'].includes(String(alg)))
    return false;
  return kty === 'RSA' || ['Ed25519', 'P-256', 'SM2'].includes(String(crv));
}

function givenJwk(jwk: Record<string, unknown>, source: KeySource, name: string | null): TrustedKey {
  refusePrivate(jwk);
  if (!isForSignatures(jwk)) throw new KeyError('unsupported', 'a key for something else');
  const description = describedJwk.safeParse(jwk);
  if (!description.success) throw new KeyError('malformed', z.prettifyError(description.error));
  const { kid } = jwk;
  const id = typeof kid === 'string' && keyIdPattern.test(kid) ? kid : null;
  const own = description.data.name ?? name ?? undefined;
  return describedKey(publicKeyOf(jwk), id, source, { ...description.data, name: own });
}

/** Returns the keys as a text that `readGivenKey` can read. */
export function givenKeysText({ statements }: TrustedKeys): string {
  const keys = statements.flatMap((one) => ('key' in one ? [jwkOf(one.key)] : []));
  const takenBack = statements.flatMap((one) => ('revocation' in one ? [one.revocation] : []));
  return JSON.stringify({
    keys,
    revocations: takenBack.map(({ id, thumbprint, day }) => ({
      ...(id === null ? {} : { kid: id }),
      ...(thumbprint === null ? {} : { thumbprint }),
      revoked: day,
    })),
  });
}

function jwkOf(key: TrustedKey): Record<string, unknown> {
  const { id, anyId, name, notBefore, notAfter, revoked, sample } = key;
  return {
    ...(anyId ? {} : { kid: id }),
    ...publicJwkOf(key),
    ...(name === null ? {} : { name }),
    ...(sample ? { sample } : {}),
    notBefore,
    notAfter,
    revoked,
  };
}
