/**
 * The public keys that are trusted to sign licences: a JWKS (RFC 7517 §5) whose keys also carry `name`,
 * `notBefore`, `notAfter` (days of issue, UTC) and `revoked` (docs/formats/licence-file.md, "Trusted keys").
 */
import { createHash, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import * as z from 'zod';
import type { KeySource } from '#shared/bridge/licence.ts';
import { day } from '#shared/rules/licence/licence.ts';

export const algorithms = ['EdDSA', 'ES256', 'RS256'] as const;
export type Algorithm = (typeof algorithms)[number];

export interface TrustedKey {
  readonly id: string;
  readonly algorithm: Algorithm;
  readonly name: string | null;
  /** Whose word the key is. */
  readonly source: KeySource;
  /** RFC 7638 (SHA-256, base64url). */
  readonly thumbprint: string;
  /** Its private half is public: for samples, never for real licences. */
  readonly sample: boolean;
  /** First and last day (UTC) on which the key issues licences; null: no limit. */
  readonly notBefore: string | null;
  readonly notAfter: string | null;
  /** Day since which the key is not trusted for anything, whenever signed; null: it is trusted. */
  readonly revoked: string | null;
  readonly key: KeyObject;
}

export interface TrustedKeys {
  find(id: string, algorithm: Algorithm): TrustedKey | undefined;
  list(): readonly TrustedKey[];
}

/** What a key id may look like: a plain token, never a path, an address or a query. */
export const keyIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

const shared = {
  kid: z.string().regex(keyIdPattern),
  use: z.literal('sig').optional(),
  name: z.string().max(100).optional(),
  notBefore: day.nullish(),
  notAfter: day.nullish(),
  revoked: day.nullish(),
  sample: z.boolean().optional(),
};
const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/);
/** Strict objects: a private member (`d`, `p` …) in a set of trusted keys is a mistake worth stopping for. */
const jwk = z.discriminatedUnion('alg', [
  z.strictObject({
    ...shared,
    alg: z.literal('EdDSA'),
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    x: base64url,
  }),
  z.strictObject({
    ...shared,
    alg: z.literal('ES256'),
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: base64url,
    y: base64url,
  }),
  z.strictObject({ ...shared, alg: z.literal('RS256'), kty: z.literal('RSA'), n: base64url, e: base64url }),
]);
const jwks = z.strictObject({ keys: z.array(jwk).max(1000) });

/** Reads a JWKS. Throws where it is malformed, names a key twice, or has an RSA key under 2048 bits. */
export function parseTrustedKeys(json: unknown, source: KeySource): TrustedKeys {
  const keys = new Map<string, TrustedKey>();
  for (const entry of jwks.parse(json).keys) {
    if (keys.has(entry.kid)) throw new Error(`trusted keys: ${entry.kid} is there twice`);
    const key = createPublicKey({ key: entry as JsonWebKey, format: 'jwk' });
    if (entry.kty === 'RSA' && (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) {
      throw new Error(`trusted keys: ${entry.kid} is shorter than 2048 bits`);
    }
    keys.set(entry.kid, {
      id: entry.kid,
      algorithm: entry.alg,
      name: entry.name ?? null,
      source,
      thumbprint: thumbprint(key),
      sample: entry.sample ?? false,
      notBefore: entry.notBefore ?? null,
      notAfter: entry.notAfter ?? null,
      revoked: entry.revoked ?? null,
      key,
    });
  }
  return {
    find(id, algorithm) {
      const key = keys.get(id);
      return key?.algorithm === algorithm ? key : undefined;
    },
    list: () => [...keys.values()],
  };
}

/** The members of RFC 7638 §3.2, in the order of their names. */
const thumbprintMembers = { RSA: ['e', 'kty', 'n'], EC: ['crv', 'kty', 'x', 'y'], OKP: ['crv', 'kty', 'x'] };

function thumbprint(key: KeyObject): string {
  const jwk = key.export({ format: 'jwk' });
  const members = thumbprintMembers[jwk.kty as keyof typeof thumbprintMembers];
  const text = JSON.stringify(Object.fromEntries(members.map((name) => [name, jwk[name]])));
  return createHash('sha256').update(text).digest('base64url');
}

/** The keys of several sets; a later set's key takes the place of an earlier one of the same id. */
export function mergeKeys(...sets: readonly TrustedKeys[]): TrustedKeys {
  const keys = new Map(sets.flatMap((set) => set.list()).map((key) => [key.id, key]));
  return {
    find(id, algorithm) {
      const key = keys.get(id);
      return key?.algorithm === algorithm ? key : undefined;
    },
    list: () => [...keys.values()],
  };
}
