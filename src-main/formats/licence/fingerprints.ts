/**
 * SHA-256 and SM3 (GB/T 32905) of a file, in lower-case hex. SM3 is JavaScript in every shell, since Electron's
 * crypto has none.
 */
import { createHash } from 'node:crypto';
import { sm3 } from 'sm-crypto-v2';

export function fingerprints(bytes: Uint8Array): { sha256: string; sm3: string } {
  return { sha256: createHash('sha256').update(bytes).digest('hex'), sm3: sm3(bytes) };
}
