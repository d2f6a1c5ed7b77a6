/**
 * How much work a PKCS#12 file asks of whoever opens it. A count of two thousand million rounds is one number in the
 * file and hours for OpenSSL, which can't be interrupted. Every count is an INTEGER right behind the salt, an OCTET
 * STRING: in PBES1 and PBKDF2 (RFC 8018 App. A.2, A.3) and in the MAC (RFC 7292 §4). Read as BER, which is what
 * OpenSSL takes. What is encrypted twice is not seen.
 */

/** Rounds of key derivation, all together: some seconds. Programs write 2,000 to 600,000 for each of up to three. */
export const roundsLimit = 2_000_000;

const depthLimit = 30;
const octetString = 0x04;
const integer = 0x02;
const constructed = 0x20;
/** An OCTET STRING in pieces (X.690 §8.7.3). */
const octetPieces = octetString | constructed;

interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
  /** Bytes with its head and, of indefinite length, its end. */
  readonly size: number;
}

/** The sum of all rounds that can be seen; Infinity where the file is deeper than any real one. */
export function roundsOf(file: Uint8Array): number {
  return roundsIn(file, 0);
}

function roundsIn(bytes: Uint8Array, depth: number): number {
  if (depth > depthLimit) return Number.POSITIVE_INFINITY;
  let rounds = 0;
  let before = 0;
  for (const { tag, content } of elementsOf(bytes)) {
    if (tag === integer && isOctets(before)) rounds += numberOf(content);
    if (tag === octetString || (tag & constructed) !== 0) {
      // An OCTET STRING holds DER here, or bytes of which nothing can be read.
      rounds += roundsIn(tag === octetPieces ? joined(content) : content, depth + 1);
    }
    before = tag;
  }
  return rounds;
}

const isOctets = (tag: number): boolean => tag === octetString || tag === octetPieces;

function joined(content: Uint8Array): Uint8Array {
  return Buffer.concat(elementsOf(content).map(({ content: piece }) => piece));
}

/** Non-negative; more than four bytes are beyond every limit. */
function numberOf(content: Uint8Array): number {
  if (content.byteLength > 8) return Number.POSITIVE_INFINITY;
  return content.reduce((value, byte) => value * 256 + byte, 0);
}

/** The elements one after another, up to where it is none. */
function elementsOf(bytes: Uint8Array): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.byteLength; ) {
    const element = elementAt(bytes.subarray(at), 0);
    if (!element) break;
    found.push(element);
    at += element.size;
  }
  return found;
}

function elementAt(bytes: Uint8Array, depth: number): Element | null {
  const [tag = 0, first = 0] = bytes;
  // Tags above 30 and the end of an indefinite length are nothing that a PKCS#12 file holds here.
  if (bytes.byteLength < 2 || tag === 0 || (tag & 0x1f) === 0x1f || depth > depthLimit) return null;
  if (first === 0x80) return (tag & constructed) === 0 ? null : indefinite(tag, bytes, depth);
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (lengthBytes > 4) return null;
  const length = lengthBytes === 0 ? first : numberOf(bytes.subarray(2, 2 + lengthBytes));
  const head = 2 + lengthBytes;
  if (head + length > bytes.byteLength) return null;
  return { tag, content: bytes.subarray(head, head + length), size: head + length };
}

/** Its end is two zeros (X.690 §8.1.5); to find it, what is inside has to be passed over. */
function indefinite(tag: number, bytes: Uint8Array, depth: number): Element | null {
  let at = 2;
  while (at + 1 < bytes.byteLength) {
    if (bytes[at] === 0 && bytes[at + 1] === 0) return { tag, content: bytes.subarray(2, at), size: at + 2 };
    const inner = elementAt(bytes.subarray(at), depth + 1);
    if (!inner) return null;
    at += inner.size;
  }
  return null;
}
