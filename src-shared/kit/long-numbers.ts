/**
 * Whether a text of JSON may have a number that a double cannot hold. Ordinary answers are read after this look alone, so
 * that it looks at few of their signs: a number of sixteen signs covers every sixteenth place.
 */

/** Digits that a double always keeps, and one. */
const long = 16;
const half = long / 2;
/** Signs of a run that are looked at before the place at which it was found: the longest of an id, and more. */
const farthest = 40;
const quote = 0x22;

/**
 * Never false where digits would be lost, but for a shorter number whose exponent is beyond a double's: 1e400 becomes
 * infinity, which no field takes, and 1e-400 zero, unless it is written with the capital letter of Java and Python.
 */
export function mayLoseDigits(text: string): boolean {
  const { length } = text;
  for (let at = long - 1; at < length; at += long) {
    if (!isOfNumber(text.charCodeAt(at))) continue;
    // Of such a number eight signs stand on one side.
    if (!isOfNumber(text.charCodeAt(at - half)) && !isOfNumber(text.charCodeAt(at + half))) continue;
    if (isLongAt(text, at)) return true;
  }
  return text.includes('E-') || text.includes('E+');
}

function isLongAt(text: string, at: number): boolean {
  let start = at;
  while (at - start < farthest && isOfNumber(text.charCodeAt(start - 1))) start -= 1;
  // A text of digits, such as an id, is none.
  if (text.charCodeAt(start - 1) === quote) return false;
  let end = at + 1;
  while (end - start < long && isOfNumber(text.charCodeAt(end))) end += 1;
  return end - start >= long;
}

/** A digit or the point, and the stroke between the two, which stands in no number. */
function isOfNumber(sign: number): boolean {
  return sign <= 0x39 && sign >= 0x2e;
}
