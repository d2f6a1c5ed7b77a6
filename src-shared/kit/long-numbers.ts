/**
 * Whether a text of JSON may have a number that a double cannot hold. Ordinary answers are read after this look alone.
 * A number of fewer digits than this loses none, unless its exponent is beyond a double's (1e-400 is read as zero) or it
 * has a point in the middle of seventeen digits or more: whole numbers are always found.
 */
const digits = 16;
const zero = 0x30;
const nine = 0x39;

/** What may stand before a number, or before a part of one: white space and `:,[+.eE-`. */
const leading: ReadonlySet<number | undefined> = new Set(
  [...' \t\n\r:,[+.eE-'].map((sign) => sign.charCodeAt(0)),
);

/**
 * `json`: a text, or its UTF-8, which is faster. A text of digits, such as an id in quotation marks or in an address, is
 * no number. Of sixteen digits in a row one stands at a multiple of sixteen: no other sign is looked at until a digit is
 * found there.
 */
export function mayLoseDigits(json: string | Uint8Array): boolean {
  return typeof json === 'string'
    ? hasLongNumber(json.length, (at) => json.charCodeAt(at))
    : hasLongNumber(json.length, (at) => json[at]);
}

function hasLongNumber(length: number, signAt: (at: number) => number | undefined): boolean {
  for (let at = 0; at < length; at += digits) {
    if (!isDigit(signAt(at))) continue;
    let start = at;
    while (start > 0 && isDigit(signAt(start - 1))) start -= 1;
    let end = at + 1;
    while (end < length && isDigit(signAt(end))) end += 1;
    if (end - start >= digits && (start === 0 || leading.has(signAt(start - 1)))) return true;
    // Digits that were looked at are passed over: a million of them in a row take a million looks.
    at = end - (end % digits);
  }
  return false;
}

function isDigit(sign: number | undefined): boolean {
  return sign !== undefined && sign >= zero && sign <= nine;
}
