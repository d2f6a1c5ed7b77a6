/** The version of a package with its changes in the author's words, and the author's signature (docs/formats/theme-package.md). */
import * as z from 'zod';

export const releaseLimits = {
  /** Characters of the changes. */
  changes: 4_000,
} as const;

export const releaseVersion = z.string().regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/);

export const packageRelease = z.strictObject({
  version: releaseVersion,
  /** Changes since the version before, in lines. */
  changes: z.string().max(releaseLimits.changes).optional(),
});
export type PackageRelease = z.output<typeof packageRelease>;

/** Ed25519: the raw key and the signature of the manifest's text without this member, in base64. */
export const packageSignature = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9+/]{43}=$/),
  value: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
});
export type PackageSignature = z.output<typeof packageSignature>;
