/** The fingerprint of a key, for comparison by voice in any language: eight groups of five digits, from SHA-256. */
import { createHash } from 'node:crypto';

/** `key`: raw, in base64. */
export function keyFingerprintOf(key: string): string {
  const digest = createHash('sha256').update('steward.key 1\n').update(key, 'base64').digest();
  const groups = Array.from({ length: 8 }, (_, at) => digest.readUInt32BE(at * 4) % 100_000);
  return groups.map((group) => String(group).padStart(5, '0')).join(' ');
}
