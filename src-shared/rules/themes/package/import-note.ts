/** A note on an imported theme: the package it came from, by which a later version of it is recognised. */
import * as z from 'zod';
import { compareVersions } from './product-version.ts';
import { releaseVersion } from './package-release.ts';

export const importNote = z.strictObject({
  /** The locator of the theme: terminal, style, department and folded name. */
  subject: z.string().min(1).max(500),
  /** The theme's key in the package. */
  theme: z.string().min(1).max(64),
  author: z.string().max(200),
  /** The key that signed the package; null for an unsigned one. */
  signer: z.string().max(100).nullable(),
  version: releaseVersion,
});
export type ImportNote = z.output<typeof importNote>;

/** `another`: the existing theme came from another package, or its origin is unknown. */
export type ReleaseAge = 'newer' | 'same' | 'older' | 'another';

/**
 * The age of a package's theme beside the existing one. Packages belong together by their key or, unsigned, by their
 * author.
 */
export function releaseAge(incoming: Omit<ImportNote, 'subject'>, there: ImportNote | undefined): ReleaseAge {
  if (!there || there.theme !== incoming.theme || there.signer !== incoming.signer) return 'another';
  if (incoming.signer === null && (incoming.author === '' || incoming.author !== there.author))
    return 'another';
  const order = compareVersions(incoming.version, there.version);
  return order > 0 ? 'newer' : order < 0 ? 'older' : 'same';
}
