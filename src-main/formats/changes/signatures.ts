import { type SignedBlock, signedText } from '#shared/rules/changes/approval/canonical.ts';
import { isSignedBy } from '../ed25519.ts';

/** `file`: its JSON as read. The signature is over the canonical text. */
export function isValidSignature(
  of: SignedBlock,
  file: Readonly<Record<string, unknown>>,
  { key, signature }: { readonly key: string; readonly signature: string },
): boolean {
  return isSignedBy(key, signedText(of, file), signature);
}
