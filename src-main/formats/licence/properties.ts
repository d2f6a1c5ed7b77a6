/**
 * Java properties (java.util.Properties, "load"): `name=value` or `name:value` lines, `#` and `!` comments,
 * `\uXXXX` and the usual escapes, lines continued by a backslash at their end. UTF-8.
 *
 * Every character is looked at a fixed number of times, whatever stands in the file: a pattern that is tried from each
 * of its backslashes, or a line that grows by copying, takes minutes for a megabyte.
 */

export type Properties =
  | { readonly ok: true; readonly fields: Record<string, string> }
  | { readonly ok: false; readonly duplicate: string }
  | { readonly ok: false; readonly tooMany: true };

/** Limit of properties, each of which costs memory; a licence has some twenty. */
export const propertyLimit = 10_000;

/** Parses every property; refuses a repeated name. */
export function parseProperties(text: string): Properties {
  const fields: Record<string, string> = Object.create(null);
  let count = 0;
  for (const line of logicalLines(text)) {
    const [name, value] = splitLine(line);
    if (Object.hasOwn(fields, name)) return { ok: false, duplicate: name };
    count += 1;
    // wall: property-count
    if (count > propertyLimit) return { ok: false, tooMany: true };
    fields[name] = value;
  }
  return { ok: true, fields };
}

/** Whether some line is a property of that name, whatever the other lines are. */
export function namesProperty(text: string, name: string): boolean {
  for (const line of logicalLines(text)) if (splitLine(line)[0] === name) return true;
  return false;
}

/**
 * Cuts the line of one property, with its line break, out of the text; returns the rest and the value. Null where
 * the property is missing, repeated, or on more than one line: the rest would then not be the signed text.
 */
export function cutProperty(
  text: string,
  name: string,
): { readonly rest: string; readonly value: string } | null {
  let found: { readonly rest: string; readonly value: string } | null = null;
  let continued = false;
  for (const [start, end] of naturalLines(text)) {
    const from = skipBlanks(text, start, end);
    if (!continued && (from === end || isComment(text.charCodeAt(from)))) continue;
    const continues = backslashesBefore(text, from, end) % 2 === 1;
    const [called, value] = continued ? ['', ''] : splitLine(text.slice(from, end));
    continued = continues;
    if (called !== name || value === undefined) continue;
    if (found || continues) return null;
    const breakLength = text.startsWith('\r\n', end) ? 2 : end < text.length ? 1 : 0;
    found = { rest: text.slice(0, start) + text.slice(end + breakLength), value };
  }
  return found;
}

/** Yields logical lines: leading blanks, comments and empty lines removed, continued lines joined. */
function* logicalLines(text: string): Generator<string> {
  /** Units of a continued line; one buffer for all, since a file may consist of line ends only. */
  let units: Uint16Array<ArrayBuffer> | null = null;
  let heldBytes = 0;
  let continued = false;
  for (const [start, end] of naturalLines(text)) {
    const from = skipBlanks(text, start, end);
    if (!continued && (from === end || isComment(text.charCodeAt(from)))) continue;
    const continues = backslashesBefore(text, from, end) % 2 === 1;
    if (!continued && !continues) {
      yield text.slice(from, end);
      continue;
    }
    units ??= new Uint16Array(text.length - from);
    for (let at = from; at < end - (continues ? 1 : 0); at++) {
      units[heldBytes] = text.charCodeAt(at);
      heldBytes += 1;
    }
    continued = continues;
    if (continues) continue;
    yield textOf(units, heldBytes);
    heldBytes = 0;
  }
  if (units && heldBytes > 0) yield textOf(units, heldBytes);
}

function textOf(units: Uint16Array<ArrayBuffer>, length: number): string {
  return Buffer.from(units.buffer, 0, length * 2).toString('utf16le');
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const backslash = 0x5c;

/** Yields the start and end of each line, without its line break (LF, CR or both). */
function* naturalLines(text: string): Generator<readonly [start: number, end: number]> {
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== lineFeed && code !== carriageReturn) continue;
    yield [start, at];
    if (code === carriageReturn && text.charCodeAt(at + 1) === lineFeed) at += 1;
    start = at + 1;
  }
  yield [start, text.length];
}

/** Space, tab and form feed. */
function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0c;
}

/** `#` and `!`. */
function isComment(code: number): boolean {
  return code === 0x23 || code === 0x21;
}

/** `=` and `:`. */
function isSeparator(code: number): boolean {
  return code === 0x3d || code === 0x3a;
}

function skipBlanks(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function backslashesBefore(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && text.charCodeAt(at - 1) === backslash) at -= 1;
  return end - at;
}

function splitLine(line: string): [name: string, value: string] {
  let end = 0;
  while (end < line.length) {
    const code = line.charCodeAt(end);
    if (isBlank(code) || isSeparator(code)) break;
    end += code === backslash ? 2 : 1;
  }
  let value = skipBlanks(line, end, line.length);
  if (isSeparator(line.charCodeAt(value))) value = skipBlanks(line, value + 1, line.length);
  return [resolveEscapes(line.slice(0, end)), resolveEscapes(line.slice(value))];
}

/** Characters that letters after a backslash stand for; any other character stands for itself. */
const named: ReadonlyMap<number, number> = new Map([
  [0x74, 0x09],
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x66, 0x0c],
]);
const letterU = 0x75;
const hexDigits = 4;

/** Writes into one buffer: a module list may have a million escapes. */
function resolveEscapes(text: string): string {
  const first = text.indexOf('\\');
  if (first < 0) return text;
  const units = new Uint16Array(text.length - first);
  let length = 0;
  for (let at = first; at < text.length; at++) {
    let code = text.charCodeAt(at);
    if (code === backslash) {
      at += 1;
      if (at === text.length) break;
      code = text.charCodeAt(at);
      const unit = code === letterU ? hexUnit(text, at + 1) : null;
      if (unit !== null) at += hexDigits;
      code = unit ?? named.get(code) ?? code;
    }
    units[length] = code;
    length += 1;
  }
  return text.slice(0, first) + textOf(units, length);
}

/** Returns the value of four hex digits, or null. */
function hexUnit(text: string, from: number): number | null {
  let unit = 0;
  for (let at = from; at < from + hexDigits; at++) {
    const digit = hexDigit(text.charCodeAt(at));
    if (digit < 0) return null;
    unit = unit * 16 + digit;
  }
  return unit;
}

/** Returns −1 for any other character, also for the NaN beyond a text's end. */
function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}
