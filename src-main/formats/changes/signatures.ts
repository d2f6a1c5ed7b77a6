import { createPublicKey, verify } from 'node:crypto';
import { type SignedBlock, signedText } from '#shared/rules/changes/approval/canonical.ts';

/** `file`: its JSON as read. Ed25519 (RFC 8032) over the canonical text. */
export function isValidSignature(
  of: SignedBlock,
  file: Readonly<Record<string, unknown>>,
  { key, signature }: { readonly key: string; readonly signature: string },
): boolean {
  const x = Buffer.from(key, 'base64').toString('base64url');
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(signedText(of, file)), publicKey, Buffer.from(signature, 'base64'));
  } catch {
    // Bytes that are no point of the curve are no key.
    return false;
  }
}
