/**
 * Quick check whether a JSON text may have a number that a double can't hold; ordinary answers pass it and are parsed
 * normally. Shorter numbers lose no digits, except with an exponent out of range (1e-400 becomes zero) or with a
 * decimal point inside seventeen or more digits: integers are always found.
 */
const digits = 16;

/**
 * The digits are written out, because a counted repetition is a hundred times slower. The lookbehind comes last,
 * because it is slow: it runs only where digits were found.
 */
const longNumber = new RegExp(`[^"\\d]${'\\d'.repeat(digits)}(?<=[\\s:,[+.eE-]\\d{${digits}})`);

/** Digits in a string, such as an id or an address, do not count. */
export function mayLoseDigits(text: string): boolean {
  return longNumber.test(text) || /^\d/.test(text);
}
