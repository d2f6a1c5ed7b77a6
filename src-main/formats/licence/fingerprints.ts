/**
 * SHA-256 and SM3 (GB/T 32905) of a file, in lower-case hex. SM3 is the system's where its library has it (Node's
 * OpenSSL); Electron's lacks it, so a much slower JavaScript version is used there.
 */
import { createHash, getHashes } from 'node:crypto';
import { sm3 as scriptSm3 } from 'sm-crypto-v2';

const systemHasSm3 = getHashes().includes('sm3');

export function fingerprints(bytes: Uint8Array, fromSystem = systemHasSm3): { sha256: string; sm3: string } {
  const sm3 = fromSystem ? createHash('sm3').update(bytes).digest('hex') : scriptSm3(bytes);
  return { sha256: createHash('sha256').update(bytes).digest('hex'), sm3 };
}
