/** The public keys that are trusted to sign licences, and sets of them (docs/formats/licence-file.md, "Trusted keys"). */
import type { KeyObject } from 'node:crypto';
import type { KeySource } from '#shared/bridge/licence.ts';
import type { Sm2Point } from './sm2.ts';

/** `SM2SM3` is ours: no registry of JOSE names SM2 (docs/formats/licence-file.md, "Token"). */
export const algorithms = ['EdDSA', 'ES256', 'RS256', 'SM2SM3'] as const;
export type Algorithm = (typeof algorithms)[number];

/** What a key id may look like: a plain token, never a path, an address or a query. */
export const keyIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** A key that can verify. */
export type PublicKey =
  | { readonly algorithm: Exclude<Algorithm, 'SM2SM3'>; readonly key: KeyObject }
  | { readonly algorithm: 'SM2SM3'; readonly key: Sm2Point };

export type TrustedKey = PublicKey & {
  readonly id: string;
  /** The key came without an id: it is tried whatever key a file names. */
  readonly anyId: boolean;
  readonly name: string | null;
  /** Whose word the key is. */
  readonly source: KeySource;
  /** RFC 7638 (SHA-256, base64url); for SM2 the SM3 of its point in hex. */
  readonly thumbprint: string;
  /** Its private half is public: for samples, never for real licences. */
  readonly sample: boolean;
  /** First and last day (UTC) on which the key issues licences; null: no limit. */
  readonly notBefore: string | null;
  readonly notAfter: string | null;
  /** Day since which the key is not trusted for anything, whenever signed; null: it is trusted. */
  readonly revoked: string | null;
};

/** A set's word that a key of an earlier set is no longer trusted. */
export interface Revocation {
  readonly id: string;
  readonly day: string;
}

export interface TrustedKeys {
  find(id: string, algorithm: Algorithm): TrustedKey | undefined;
  list(): readonly TrustedKey[];
  readonly revocations?: readonly Revocation[];
}

/** A set of keys; of two with one id the later one counts. */
export function keySet(keys: readonly TrustedKey[], revocations: readonly Revocation[] = []): TrustedKeys {
  const byId = new Map(keys.map((key) => [key.id, key]));
  const all = [...byId.values()];
  return {
    find(id, algorithm) {
      const key = byId.get(id);
      return key?.algorithm === algorithm && !key.anyId ? key : undefined;
    },
    list: () => all,
    revocations,
  };
}

/**
 * Several sets as one. A later set adds keys, puts its key in the place of an earlier one of the same id
 * (rotation), and revokes earlier keys by its `revocations`.
 */
export function mergeKeys(...sets: readonly TrustedKeys[]): TrustedKeys {
  const merged = new Map<string, TrustedKey>();
  for (const set of sets) {
    for (const { id, day } of set.revocations ?? []) {
      const key = merged.get(id);
      if (key) merged.set(id, { ...key, revoked: earlier(key.revoked, day) });
    }
    for (const key of set.list()) merged.set(key.id, key);
  }
  return keySet(
    [...merged.values()],
    sets.flatMap((set) => set.revocations ?? []),
  );
}

/** Days as text sort by time. */
function earlier(known: string | null, day: string): string {
  return known !== null && known < day ? known : day;
}
