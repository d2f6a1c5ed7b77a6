/** A first pass over JSON bytes, before anything is built from them: how deep, how many members, how many parts. */

import { isExact } from './exact-numbers.ts';

export interface JsonScan {
  /** Name/value pairs in the text, counted by their colons. */
  readonly members: number;
  /** Values at most: brackets and braces that open, colons and commas. Each of them costs memory once it is parsed. */
  readonly parts: number;
  /** Whether arrays and objects are nested deeper than allowed. */
  readonly tooDeep: boolean;
  /** Where numbers begin and end that a double takes for another, whole one, one after the other (`exact-numbers.ts`). */
  readonly inexact: readonly number[];
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const comma = 0x2c;
const openBracket = 0x5b;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const braceBit = 0x20;
const zero = 0x30;
const nine = 0x39;
const point = 0x2e;
const plus = 0x2b;
const minus = 0x2d;
const letterE = 0x65;
const caseBit = 0x20;
/** So many digits are exact in a double. */
const safeDigits = 15;
/** Two for each: more of them are no licence. */
export const mostInexact = 2000;

/**
 * One pass without recursion or memory. On text that is no JSON the answer means nothing but does no harm:
 * the parser refuses it next.
 */
export function scanJson(bytes: Buffer, depthLimit: number): JsonScan {
  const { length } = bytes;
  // Without escapes, the usual case, a string ends at the next quote.
  const escapes = bytes.includes(backslash);
  let members = 0;
  let parts = 0;
  let depth = 0;
  const inexact: number[] = [];
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
    } else if (byte <= nine && byte >= zero) {
      const start = index - 1;
      // Only what is divided by a power of ten can vanish; what is multiplied is exact or too large for any field.
      let divided = false;
      for (; index < length; index++) {
        const next = bytes[index] as number;
        if ((next <= nine && next >= zero) || next === point) continue;
        if (next === minus) divided = true;
        else if (next !== plus && (next | caseBit) !== letterE) break;
      }
      // A decimal of so few digits is no whole number unless it is written as one.
      if (inexact.length <= mostInexact && (divided || index - start > safeDigits)) {
        if (!isExact(bytes, start, index)) inexact.push(start, index);
      }
    } else if (byte === colon) {
      members++;
    } else if (byte >= openBracket) {
      // `[` and `{`, and `]` and `}`, differ in one bit only.
      const brace = byte | braceBit;
      if (brace === openBrace) {
        parts++;
        if (++depth > depthLimit) return { members, parts: parts + members, tooDeep: true, inexact };
      } else if (brace === closeBrace) {
        depth--;
      }
    }
  }
  return { members, parts: parts + members, tooDeep: false, inexact };
}
