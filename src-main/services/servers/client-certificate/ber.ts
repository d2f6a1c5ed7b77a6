/**
 * The elements of BER, as far as a PKCS#12 file has them; lenient where OpenSSL is (X.690). What is no element ends the
 * list: whoever reads on would read something else than what was looked at.
 */

const depthLimit = 30;
export const integer = 0x02;
export const octetString = 0x04;
export const constructed = 0x20;
/** An OCTET STRING in pieces (X.690 §8.7.3). */
const octetPieces = octetString | constructed;

export interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
  /** Bytes with its head and, of indefinite length, its end. */
  readonly size: number;
}

export const isOctets = (tag: number): boolean => tag === octetString || tag === octetPieces;

/** The bytes of an OCTET STRING, whole or in pieces. */
export function octetsOf({ tag, content }: Element): Uint8Array {
  if ((tag & constructed) === 0) return content;
  return Buffer.concat(elementsOf(content).map(({ content: piece }) => piece));
}

/** Non-negative; more than four bytes are beyond every limit. */
export function numberOf(content: Uint8Array): number {
  if (content.byteLength > 8) return Number.POSITIVE_INFINITY;
  return content.reduce((value, byte) => value * 256 + byte, 0);
}

/** The elements one after another, up to where it is none. */
export function elementsOf(bytes: Uint8Array): Element[] {
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
