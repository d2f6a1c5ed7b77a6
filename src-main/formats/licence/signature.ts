/** Whether a signature was made by a key over exactly these bytes (RFC 7518 §3.3, §3.4; RFC 8037 §3.1). */
import { verify } from 'node:crypto';
import type { TrustedKey } from './keys.ts';

const p256Order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export function verifySignature(key: TrustedKey, signingInput: Buffer, signature: Buffer): boolean {
  switch (key.algorithm) {
    case 'EdDSA':
      return verify(null, signingInput, key.key, signature);
    case 'ES256':
      return (
        isLowS(signature) &&
        verify('sha256', signingInput, { key: key.key, dsaEncoding: 'ieee-p1363' }, signature)
      );
    case 'RS256':
      return verify('sha256', signingInput, key.key, signature);
  }
}

/**
 * An ECDSA signature (r, s) has a twin (r, n − s) that anyone can make and that verifies as well. Our format
 * takes the one with the lower s, so that a licence has exactly one file.
 */
function isLowS(signature: Buffer): boolean {
  if (signature.length !== 64) return false;
  const s = BigInt(`0x${signature.subarray(32).toString('hex')}`);
  return s > 0n && s <= p256Order / 2n;
}
