/** Scans JSON bytes before they are parsed: depth, number of members, number of parts. */

import { isExact } from './exact-numbers.ts';

export interface JsonScan {
  /** Name/value pairs in the text, counted by their colons. */
  readonly members: number;
  /** Upper bound of the number of values: opening brackets and braces, colons and commas. Each value costs memory. */
  readonly parts: number;
  /** Whether arrays and objects are nested deeper than allowed. */
  readonly tooDeep: boolean;
  /** Start and end of each number that a double changes to another whole one (`exact-numbers.ts`). */
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
/** Digits that are always exact in a double. */
const safeDigits = 15;
/** Two entries for each number; a file with more is no licence. */
export const mostInexact = 2000;

/**
 * One pass without recursion or allocation. For invalid JSON the result is meaningless but harmless: the parser
 * refuses the text next.
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
      // Only a number with a negative exponent can vanish; a positive one is exact or too large for any field.
      let divided = false;
      for (; index < length; index++) {
        const next = bytes[index] as number;
        if ((next <= nine && next >= zero) || next === point) continue;
        if (next === minus) divided = true;
        else if (next !== plus && (next | caseBit) !== letterE) break;
      }
      // A decimal of so few digits is a whole number only where it is written as one.
      if (inexact.length <= mostInexact && (divided || index - start > safeDigits)) {
        if (/* wall: licence-exact-number */ !isExact(bytes, start, index)) inexact.push(start, index);
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
