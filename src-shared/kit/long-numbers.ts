/**
 * Whether a text of JSON may have a number that a double cannot hold. Ordinary answers are read after this look alone.
 * A number of fewer digits than this loses none, unless its exponent is beyond a double's (1e-400 is read as zero) or it
 * has a point in the middle of seventeen digits or more: whole numbers are always found.
 */
const digits = 16;

/**
 * Written out digit by digit the engine passes over what cannot match; a counted repetition is a hundred times slower.
 * What stands before a number, or before a part of one, is looked at last, where digits were found: it is slower.
 */
const longNumber = new RegExp(`[^"\\d]${'\\d'.repeat(digits)}(?<=[\\s:,[+.eE-]\\d{${digits}})`);

/** A text of digits, such as an id in quotation marks or in an address, is none. */
export function mayLoseDigits(text: string): boolean {
  return longNumber.test(text) || /^\d/.test(text);
}
