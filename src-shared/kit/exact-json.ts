/**
 * JSON without loss: a number that a double cannot hold stands in what is read as its digits (`ExactNumber`), and goes
 * back into JSON as the bare number that it was. All else is as JSON.parse and JSON.stringify have it.
 */
import { exactNumberOf, isExactNumber, isInexact } from './exact-number.ts';
import { mayLoseDigits } from './long-numbers.ts';

const numberSigns = /[-+.\deE]+/y;
const quote = 0x22;
const backslash = 0x5c;
const zero = 0x30;
const nine = 0x39;
const minus = 0x2d;

/** Throws SyntaxError as JSON.parse does. */
export function parseJson(text: string): unknown {
  return JSON.parse(mayLoseDigits(text) ? markedText(text) : text);
}

/** As JSON.stringify without spaces; undefined where there is no JSON of it. */
export function stringifyJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text?.includes(mark) ? bareText(text) : text;
}

/**
 * Whether a number stands in it that a double cannot hold, or a whole one beyond those that a double tells apart: two
 * texts that differ in it may be one value to JSON.parse.
 */
export function hasInexactNumber(text: string): boolean {
  let found = false;
  eachNumber(text, (number) => {
    found ||= isInexact(number) || Math.abs(Number(number)) > Number.MAX_SAFE_INTEGER;
  });
  return found;
}

const mark = '{"$number":"';
/** Inside a text its quotation marks would be escaped, and no name ends in front of `$`. */
const marked = /\{"\$number":"([-+.\deE]+)"\}/g;

function bareText(text: string): string {
  return text.replace(marked, (whole, $number: string) => (isExactNumber({ $number }) ? $number : whole));
}

/** The text with an object for each number that a double cannot hold. */
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

/** Of a text that is no JSON it may be anything: the parser refuses it next. */
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

/** Behind the mark that ends a text; the end of all where none does. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end + 1;
  }
  return text.length;
}
