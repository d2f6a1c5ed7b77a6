/**
 * Adds up the work that a PKCS#12 file demands. A count of two thousand million rounds is one number in the file
 * and hours for OpenSSL, which cannot be stopped in any thread. Every count is an INTEGER right behind the salt, an
 * OCTET STRING: in PBES1 and PBKDF2 (RFC 8018 App. A.2, A.3) and in the MAC (RFC 7292 §4). The file is read as BER,
 * which OpenSSL accepts. Encrypted content is opened first (open-safes.ts).
 */
import { berNumber, constructed, elementsOf, integerTag, isOctets, octetString, octetsOf } from './ber.ts';

/** Limit of all rounds of key derivation: a second or two. Programs write 2,000 to 600,000 for each of up to three. */
export const roundsLimit = 2_000_000;

const depthLimit = 30;

/** The sum of all visible rounds; Infinity where the file is nested deeper than any real one. */
export function roundsOf(file: Uint8Array): number {
  return roundsIn(file, 0);
}

function roundsIn(bytes: Uint8Array, depth: number): number {
  if (depth > depthLimit) return Number.POSITIVE_INFINITY;
  let rounds = 0;
  let before = 0;
  for (const element of elementsOf(bytes)) {
    const { tag, content } = element;
    if (tag === integerTag && isOctets(before)) rounds += berNumber(content);
    if (tag === octetString || (tag & constructed) !== 0) {
      // An OCTET STRING contains DER here, or opaque bytes.
      rounds += roundsIn(isOctets(tag) ? octetsOf(element) : content, depth + 1);
    }
    before = tag;
  }
  return rounds;
}
