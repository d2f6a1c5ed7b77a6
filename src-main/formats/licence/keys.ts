/** The public keys that are trusted to sign licences (docs/formats/licence-file.md, "Trusted keys"). */
import type { KeyObject } from 'node:crypto';
import type { KeySource } from '#shared/rules/licence/key-sources.ts';
import type { Sm2Point } from './sm2.ts';

/** `SM2SM3` is Steward's own name: no registry of JOSE names SM2 (docs/formats/licence-file.md, "Token"). */
export const algorithms = ['EdDSA', 'ES256', 'RS256', 'SM2SM3'] as const;
export type Algorithm = (typeof algorithms)[number];

/** Form of a key id: a plain token, never a path, an address or a query. */
export const keyIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export type PublicKey =
  | { readonly algorithm: Exclude<Algorithm, 'SM2SM3'>; readonly key: KeyObject }
  | { readonly algorithm: 'SM2SM3'; readonly key: Sm2Point };

export type TrustedKey = PublicKey & {
  readonly id: string;
  /** Whether the key came without an id: it is tried whatever key a file names. */
  readonly anyId: boolean;
  readonly name: string | null;
  readonly source: KeySource;
  /** RFC 7638 (SHA-256, base64url); for SM2 the SM3 of its point in hex. */
  readonly thumbprint: string;
  /** Whether the private key is public: for samples, never for real licences. */
  readonly sample: boolean;
  /** First and last day (UTC) on which the key issues licences; null for no limit. */
  readonly notBefore: string | null;
  readonly notAfter: string | null;
  /** Day since which the key is distrusted, whenever it signed; null while it is trusted. */
  readonly revoked: string | null;
};

/** Revokes a key: one of that id in an earlier set, or the key of that thumbprint anywhere. */
export interface Revocation {
  readonly id: string | null;
  readonly thumbprint: string | null;
  readonly day: string;
  readonly source: KeySource;
}

/** Statements of a set, in order: a key is trusted from here on, or an earlier one is revoked. */
export type Statement = { readonly key: TrustedKey } | { readonly revocation: Revocation };

export interface TrustedKeys {
  /** Returns the keys of that id, the program's and the administrator's first. */
  find(id: string, algorithm: Algorithm): readonly TrustedKey[];
  list(): readonly TrustedKey[];
  /** All statements, including replaced ones: a replaced key may still be a revoked one. */
  readonly statements: readonly Statement[];
}
