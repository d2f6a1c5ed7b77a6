/**
 * Numbers that a double silently changes to another whole one: 9007199254740993 becomes …992, 5.00000000000000001
 * becomes 5, 1e-400 becomes 0. Each is replaced by a text that no field accepts, so that a relevant field is
 * refused by name and any other ignored.
 */

/** A text that is invalid as a plain text, a number and a flag. */
const notANumber = '"\\u0000"';
/** Significant digits that are compared; an accepted whole number has at most 16. */
const mostDigits = 25;
const shortNumber = 15;

/** Returns the text with those numbers replaced; `inexact` has the start and end of each. */
export function exactText(bytes: Buffer, inexact: readonly number[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (let index = 0; index < inexact.length; index += 2) {
    const start = inexact[index] ?? 0;
    const sign = bytes[start - 1] === 0x2d ? 1 : 0;
    pieces.push(bytes.toString('utf8', from, start - sign), notANumber);
    from = inexact[index + 1] ?? 0;
  }
  pieces.push(bytes.toString('utf8', from));
  return pieces.join('');
}

/** Whether a double has exactly the written value, or a fraction, which no field takes for a whole number. */
export function isExact(bytes: Buffer, start: number, end: number): boolean {
  const text = bytes.toString('latin1', start, end);
  // A number of up to 15 digits is exact as a double, unless it vanishes to 0.
  if (text.length <= shortNumber) return Number(text) !== 0 || /^[0.]*(?:[eE]|$)/.test(text);
  const match = /^(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  // The parser refuses an invalid number.
  if (!match) return true;
  const value = Number(text);
  if (!Number.isInteger(value)) return true;
  const fraction = match[2] ?? '';
  const written = trimZeros((match[1] ?? '') + fraction);
  if (written.digits === '') return true;
  const exponent = Number(match[3] ?? 0) - fraction.length + written.dropped;
  if (exponent < 0 || exponent > mostDigits || written.digits.length > mostDigits) return false;
  return BigInt(written.digits) * 10n ** BigInt(exponent) === BigInt(value);
}

/** Removes zeros at both ends; `dropped`: how many were at the right. */
function trimZeros(all: string): { readonly digits: string; readonly dropped: number } {
  let start = 0;
  let end = all.length;
  while (end > 0 && all[end - 1] === '0') end--;
  while (start < end && all[start] === '0') start++;
  return { digits: all.slice(start, end), dropped: all.length - end };
}
