/** Verifies that a key signed exactly these bytes (RFC 7518 §3.3, §3.4; RFC 8037 §3.1; GB/T 32918.2). */
import { verify } from 'node:crypto';
import type { PublicKey } from './keys.ts';
import { verifySm2 } from './sm2.ts';

const p256Order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export function verifySignature(by: PublicKey, signingInput: Buffer, signature: Buffer): boolean {
  switch (by.algorithm) {
    case 'EdDSA':
      return verify(null, signingInput, by.key, signature);
    case 'ES256':
      return (
        isLowS(signature) &&
        verify('sha256', signingInput, { key: by.key, dsaEncoding: 'ieee-p1363' }, signature)
      );
    case 'RS256':
      return verify('sha256', signingInput, by.key, signature);
    case 'SM2SM3':
      return verifySm2(by.key, signingInput, signature);
  }
}

/**
 * An ECDSA signature (r, s) has a twin (r, n − s) that anyone can make and that verifies as well. Steward's format
 * accepts the one with the lower s, so that a licence has exactly one file. (SM2 signatures have no twin.)
 */
function isLowS(signature: Buffer): boolean {
  if (signature.length !== 64) return false;
  const s = BigInt(`0x${signature.subarray(32).toString('hex')}`);
  return s > 0n && /* wall: licence-low-s */ s <= p256Order / 2n;
}
