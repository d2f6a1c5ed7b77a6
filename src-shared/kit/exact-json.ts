/**
 * JSON without loss: a number that a double can't hold is parsed as its digits (`ExactNumber`) and printed as the same
 * bare number. Everything else is as in JSON.parse and JSON.stringify.
 */
import { exactNumberOf, isExactNumber, isInexact } from './exact-number.ts';
import { mayLoseDigits } from './long-numbers.ts';

const numberSigns = /[-+.\deE]+/y;
const quote = 0x22;
const backslash = 0x5c;
const zero = 0x30;
const nine = 0x39;
const minus = 0x2d;

/** Throws SyntaxError like JSON.parse. */
export function parseJson(text: string): unknown {
  return JSON.parse(mayLoseDigits(text) ? markedText(text) : text);
}

/** Prints like JSON.stringify without spaces; undefined for a value without JSON. */
export function stringifyJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text?.includes(mark) ? bareText(text) : text;
}

/**
 * Whether the text has a number that a double can't hold, or an integer beyond the safe range: JSON.parse may give one
 * value for two texts that differ only there.
 */
export function hasInexactNumber(text: string): boolean {
  let found = false;
  eachNumber(text, (number) => {
    found ||= isInexact(number) || Math.abs(Number(number)) > Number.MAX_SAFE_INTEGER;
  });
  return found;
}

const mark = '{"$number":"';
/** The mark can't occur inside a string, where its quotation marks would be escaped, and no name ends before `$`. */
const marked = /\{"\$number":"([-+.\deE]+)"\}/g;

function bareText(text: string): string {
  return text.replace(marked, (whole, $number: string) => (isExactNumber({ $number }) ? $number : whole));
}

/** The text with an object in place of each number that a double can't hold. */
function markedText(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  eachNumber(text, (number, at) => {
    if (!isInexact(number)) return;
    pieces.push(text.slice(from, at), JSON.stringify(exactNumberOf(number)));
    from = at + number.length;
  });
  return pieces.length === 0 ? text : pieces.join('') + text.slice(from);
}

/** Invalid JSON may give any numbers here, because the parser refuses the text afterwards. */
function eachNumber(text: string, take: (number: string, at: number) => void): void {
  for (let at = 0; at < text.length; ) {
    const sign = text.charCodeAt(at);
    if (sign === quote) {
      at = endOfText(text, at + 1);
    } else if ((sign >= zero && sign <= nine) || sign === minus) {
      numberSigns.lastIndex = at;
      const number = numberSigns.exec(text)?.[0] ?? '-';
      take(number, at);
      at += number.length;
    } else at += 1;
  }
}

/** Index after the quotation mark that ends a string, or the end of the text where none does. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end + 1;
  }
  return text.length;
}
