/** A first pass over JSON bytes, before anything is built from them: how deep, how many members, how many parts. */

export interface JsonScan {
  /** Name/value pairs in the text, counted by their colons. */
  readonly members: number;
  /** Values at most: brackets and braces that open, colons and commas. Each of them costs memory once it is parsed. */
  readonly parts: number;
  /** Whether arrays and objects are nested deeper than allowed. */
  readonly tooDeep: boolean;
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const comma = 0x2c;
const openBracket = 0x5b;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const braceBit = 0x20;

/**
 * One pass without recursion or memory. On text that is no JSON the answer means nothing but does no harm:
 * the parser refuses it next.
 */
export function scanJson(bytes: Uint8Array, depthLimit: number): JsonScan {
  const { length } = bytes;
  // Without escapes, the usual case, a string ends at the next quote.
  const escapes = bytes.includes(backslash);
  let members = 0;
  let parts = 0;
  let depth = 0;
  let index = 0;
  while (index < length) {
    const byte = bytes[index++] as number;
    if (byte === quote) {
      if (escapes) {
        while (index < length && bytes[index] !== quote) index += bytes[index] === backslash ? 2 : 1;
      } else {
        while (index < length && bytes[index] !== quote) index++;
      }
      index++;
    } else if (byte === comma) {
      parts++;
    } else if (byte === colon) {
      members++;
    } else if (byte >= openBracket) {
      // `[` and `{`, and `]` and `}`, differ in one bit only.
      const brace = byte | braceBit;
      if (brace === openBrace) {
        parts++;
        if (++depth > depthLimit) return { members, parts: parts + members, tooDeep: true };
      } else if (brace === closeBrace) {
        depth--;
      }
    }
  }
  return { members, parts: parts + members, tooDeep: false };
}
