/** The author's signature of a theme package: it covers the manifest, and by its sums every picture. */
import type { PackageManifest } from '#shared/rules/themes/package/manifest.ts';
import { signedManifestText } from '#shared/rules/themes/package/manifest-text.ts';
import { keyFingerprintOf } from '../changes/fingerprint.ts';
import { isSignedBy } from '../ed25519.ts';

/** False without a signature; other spellings of the same base64 are refused. */
export function isSignedManifest(manifest: PackageManifest): boolean {
  const { signature } = manifest;
  if (!signature) return false;
  const { key, value } = signature;
  const isUsual = [key, value].every((text) => Buffer.from(text, 'base64').toString('base64') === text);
  return isUsual && isSignedBy(key, signedManifestText(manifest), value);
}

/** The fingerprint of the key that signed; null without a signature. */
export function signerOf({ signature }: PackageManifest): string | null {
  return signature ? keyFingerprintOf(signature.key) : null;
}
