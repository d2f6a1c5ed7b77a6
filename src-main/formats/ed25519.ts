import { createPublicKey, verify } from 'node:crypto';

/** Whether the key (raw, in base64) has signed the UTF-8 of the text (base64; Ed25519, RFC 8032). */
export function isSignedBy(key: string, text: string, signature: string): boolean {
  const x = Buffer.from(key, 'base64').toString('base64url');
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
  } catch {
    // Bytes that are no point of the curve are no key.
    return false;
  }
}
