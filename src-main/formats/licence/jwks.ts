/**
 * A file of trusted keys: a JWKS (RFC 7517 §5) whose keys also have `name`, `notBefore`, `notAfter` (days of issue,
 * UTC), `revoked` and `sample`; the set may also revoke keys of the sets before it.
 */
import { createHash, type KeyObject } from 'node:crypto';
import * as z from 'zod';
import { isDay } from '#shared/kit/days.ts';
import { isVisibleText } from '#shared/rules/licence/characters.ts';
import type { KeySource } from '#shared/rules/licence/key-sources.ts';
import shippedJwks from '../../../resources/licence-keys.json' with { type: 'json' };
import { keySet } from './key-set.ts';
import { keyIdPattern, type PublicKey, type Revocation, type TrustedKey, type TrustedKeys } from './keys.ts';
import { KeyError, publicKeyOf, refusePrivate } from './public-key.ts';

const kid = z.string().regex(keyIdPattern);
const day = z.string().refine(isDay);
/** Steward's own members of a key (docs/formats/licence-file.md, "Trusted keys"). */
export const keyMembers = {
  /** The name is shown beside a verdict, so it may contain nothing misleading. */
  name: z.string().max(100).refine(isVisibleText).optional(),
  notBefore: day.nullish(),
  notAfter: day.nullish(),
  revoked: day.nullish(),
  sample: z.boolean().optional(),
};
const shared = { kid, use: z.literal('sig').optional(), ...keyMembers };
/** RFC 7638's in base64url, or the SM3 of an SM2 point in hex. */
const printed = z.string().regex(/^(?:[A-Za-z0-9_-]{43}|[0-9a-f]{64})$/);
/** Revokes by `kid` a key of an earlier set, by `thumbprint` the key itself, wherever it comes from. */
export const revocations = z
  .array(
    z
      .strictObject({ kid: kid.optional(), thumbprint: printed.optional(), revoked: day })
      .refine((one) => one.kid !== undefined || one.thumbprint !== undefined),
  )
  .max(1000)
  .optional();
const part = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(2048);
/** Strict objects: an unknown member could change the purpose of the key. */
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
const jwks = z.strictObject({ keys: z.array(jwk).max(1000), revocations });

/** Reads a set. Throws KeyError where it is malformed, repeats a key, or contains a weak key. */
export function parseTrustedKeys(json: unknown, source: KeySource): TrustedKeys {
  // A private key in a set of trusted ones gets a problem of its own.
  for (const entry of entriesOf(json)) refusePrivate(entry);
  const set = jwks.safeParse(json);
  if (!set.success) throw new KeyError('malformed', z.prettifyError(set.error));
  const keys = new Map<string, TrustedKey>();
  for (const entry of set.data.keys) {
    if (keys.has(entry.kid)) throw new KeyError('keyTwice', entry.kid);
    keys.set(entry.kid, describedKey(publicKeyOf(entry), entry.kid, source, entry));
  }
  return keySet([...keys.values()], revocationsOf(set.data.revocations, source));
}

/** Converts the revocations of a set for `keySet`. */
export function revocationsOf(entries: z.output<typeof revocations>, source: KeySource): Revocation[] {
  return (entries ?? []).map((one) => ({
    id: one.kid ?? null,
    thumbprint: one.thumbprint ?? null,
    day: one.revoked,
    source,
  }));
}

function entriesOf(json: unknown): Record<string, unknown>[] {
  const keys = typeof json === 'object' && json !== null && 'keys' in json ? json.keys : [];
  return Array.isArray(keys) ? keys.filter((one) => typeof one === 'object' && one !== null) : [];
}

type Described = z.output<z.ZodObject<typeof keyMembers>>;

/** Adds the set's facts to a key; without an id its thumbprint is its id. */
export function describedKey(
  key: PublicKey,
  id: string | null,
  source: KeySource,
  said: Described = {},
): TrustedKey {
  const print = key.algorithm === 'SM2SM3' ? key.key.fingerprint : thumbprintOf(key.key);
  return {
    ...key,
    id: id ?? print,
    anyId: id === null,
    name: said.name ?? null,
    source,
    thumbprint: print,
    sample: said.sample ?? false,
    notBefore: said.notBefore ?? null,
    notAfter: said.notAfter ?? null,
    revoked: said.revoked ?? null,
  };
}

/** Members that count (RFC 7638 §3.2, RFC 8037 §2), in the order of their names. */
const countedMembers = { RSA: ['e', 'kty', 'n'], EC: ['crv', 'kty', 'x', 'y'], OKP: ['crv', 'kty', 'x'] };

/** A key's fingerprint for people to compare: RFC 7638 with SHA-256, in base64url. */
function thumbprintOf(key: KeyObject): string {
  const members = key.export({ format: 'jwk' });
  const names = countedMembers[members.kty as keyof typeof countedMembers];
  const text = JSON.stringify(Object.fromEntries(names.map((name) => [name, members[name]])));
  return createHash('sha256').update(text).digest('base64url');
}

let shipped: TrustedKeys | undefined;

/** The trusted keys that ship with the program (`resources/licence-keys.json`). */
export function shippedKeys(): TrustedKeys {
  shipped ??= parseTrustedKeys(shippedJwks, 'shipped');
  return shipped;
}
