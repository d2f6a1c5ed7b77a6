/**
 * A set of trusted keys as a file: a JWKS (RFC 7517 §5) whose keys also carry `name`, `notBefore`, `notAfter` (days
 * of issue, UTC), `revoked` and `sample`; and which may revoke keys of the sets before it.
 */
import * as z from 'zod';
import type { KeySource } from '#shared/bridge/licence.ts';
import { isDay } from '#shared/rules/licence/days.ts';
import { keyIdPattern, keySet, type PublicKey, type TrustedKey, type TrustedKeys } from './keys.ts';
import { KeyError, publicKeyOf, refusePrivate } from './public-key.ts';
import { thumbprint } from './thumbprint.ts';

const kid = z.string().regex(keyIdPattern);
const day = z.string().refine(isDay);
const shared = {
  kid,
  use: z.literal('sig').optional(),
  name: z.string().max(100).optional(),
  notBefore: day.nullish(),
  notAfter: day.nullish(),
  revoked: day.nullish(),
  sample: z.boolean().optional(),
};
const part = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(2048);
/** Strict objects: a member that we don't know may be one that changes what the key is for. */
const jwk = z.discriminatedUnion('alg', [
  z.strictObject({
    ...shared,
    alg: z.literal('EdDSA'),
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    x: part,
  }),
  z.strictObject({
    ...shared,
    alg: z.literal('ES256'),
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: part,
    y: part,
  }),
  z.strictObject({
    ...shared,
    alg: z.literal('SM2SM3'),
    kty: z.literal('EC'),
    crv: z.literal('SM2'),
    x: part,
    y: part,
  }),
  z.strictObject({ ...shared, alg: z.literal('RS256'), kty: z.literal('RSA'), n: part, e: part }),
]);
const jwks = z.strictObject({
  keys: z.array(jwk).max(1000),
  revocations: z
    .array(z.strictObject({ kid, revoked: day }))
    .max(1000)
    .optional(),
});

/** Reads a set. Throws KeyError where it is malformed, names a key twice, or holds a key that is not good enough. */
export function parseTrustedKeys(json: unknown, source: KeySource): TrustedKeys {
  // A private key in a set of trusted ones is a mistake of its own, worth its own word.
  for (const entry of entriesOf(json)) refusePrivate(entry);
  const set = jwks.safeParse(json);
  if (!set.success) throw new KeyError('malformed', z.prettifyError(set.error));
  const keys = new Map<string, TrustedKey>();
  for (const entry of set.data.keys) {
    if (keys.has(entry.kid)) throw new KeyError('keyTwice', entry.kid);
    keys.set(entry.kid, {
      ...plainKey(publicKeyOf(entry), entry.kid, source),
      name: entry.name ?? null,
      sample: entry.sample ?? false,
      notBefore: entry.notBefore ?? null,
      notAfter: entry.notAfter ?? null,
      revoked: entry.revoked ?? null,
    });
  }
  const revocations = (set.data.revocations ?? []).map((entry) => ({ id: entry.kid, day: entry.revoked }));
  return keySet([...keys.values()], revocations);
}

function entriesOf(json: unknown): Record<string, unknown>[] {
  const keys = typeof json === 'object' && json !== null && 'keys' in json ? json.keys : [];
  return Array.isArray(keys) ? keys.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** A key that nobody has described further. */
export function plainKey(key: PublicKey, id: string | null, source: KeySource): TrustedKey {
  const print = thumbprintOf(key);
  return {
    ...key,
    id: id ?? print,
    anyId: id === null,
    name: null,
    source,
    thumbprint: print,
    sample: false,
    notBefore: null,
    notAfter: null,
    revoked: null,
  };
}

function thumbprintOf(key: PublicKey): string {
  return key.algorithm === 'SM2SM3' ? key.key.fingerprint : thumbprint(key.key);
}
