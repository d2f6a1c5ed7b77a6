/**
 * Parses the BER elements that a PKCS#12 file has, as leniently as OpenSSL (X.690). An invalid element ends the
 * list: a reader that went on would see other content than was checked.
 */

const depthLimit = 30;
export const integerTag = 0x02;
export const octetString = 0x04;
export const constructed = 0x20;
/** An OCTET STRING in pieces (X.690 §8.7.3). */
const octetPieces = octetString | constructed;

export interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
  /** Bytes with the header and, for an indefinite length, the end. */
  readonly size: number;
}

export const isOctets = (tag: number): boolean => tag === octetString || tag === octetPieces;

/** Returns the bytes of an OCTET STRING, primitive or constructed. */
export function octetsOf({ tag, content }: Element): Uint8Array {
  if ((tag & constructed) === 0) return content;
  return Buffer.concat(elementsOf(content).map(({ content: piece }) => piece));
}

/** Parses a non-negative integer; one of more than eight bytes is beyond every limit. */
export function berNumber(content: Uint8Array): number {
  if (content.byteLength > 8) return Number.POSITIVE_INFINITY;
  return content.reduce((value, byte) => value * 256 + byte, 0);
}

/** Returns the consecutive elements up to the first invalid one. */
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
  // Tags above 30, and the end of an indefinite length, do not occur here in a PKCS#12 file.
  if (bytes.byteLength < 2 || tag === 0 || (tag & 0x1f) === 0x1f || depth > depthLimit) return null;
  if (first === 0x80) return (tag & constructed) === 0 ? null : indefinite(tag, bytes, depth);
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (lengthBytes > 4) return null;
  const length = lengthBytes === 0 ? first : berNumber(bytes.subarray(2, 2 + lengthBytes));
  const head = 2 + lengthBytes;
  if (head + length > bytes.byteLength) return null;
  return { tag, content: bytes.subarray(head, head + length), size: head + length };
}

/** The end is two zeros (X.690 §8.1.5); to find it, the elements inside have to be parsed. */
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
