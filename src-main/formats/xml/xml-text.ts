/** Text of XML: the permitted characters (XML 1.0 §2.2), and references (§4.1). */

/** Control characters other than tab and line feed, unpaired surrogates, and the two noncharacters. */
const forbidden = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
/** The entities that XML defines. */
const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
const numbered = /^#(?:x([0-9a-fA-F]{1,6})|([0-9]{1,7}))$/;
/** Characters of the longest reference, between `&` and `;`. */
const longest = 8;

export function isXmlText(text: string): boolean {
  return !forbidden.test(text);
}

type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: 'xmlSyntax' | 'entity' };

/** Returns the text with its references replaced, each once: a result is not parsed again. */
export function decodeText(raw: string): Decoded {
  if (!isXmlText(raw)) return { ok: false, problem: 'xmlSyntax' };
  let from = raw.indexOf('&');
  if (from < 0) return { ok: true, text: raw };
  const pieces = [raw.slice(0, from)];
  while (from >= 0) {
    const end = raw.slice(from + 1, from + longest + 2).indexOf(';');
    if (end < 0) return { ok: false, problem: 'xmlSyntax' };
    const character = referenced(raw.slice(from + 1, from + 1 + end));
    if (character === null) return { ok: false, problem: 'entity' };
    const next = raw.indexOf('&', from + end + 2);
    pieces.push(character, raw.slice(from + end + 2, next < 0 ? undefined : next));
    from = next;
  }
  return { ok: true, text: pieces.join('') };
}

function referenced(name: string): string | null {
  const [, hex, decimal] = numbered.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) return entities.get(name) ?? null;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  // A carriage return can only come from a reference.
  if (code === 0x0d) return '\r';
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  const character = String.fromCodePoint(code);
  return isXmlText(character) ? character : null;
}

/** Trims spaces, tabs and line feeds; a pattern would start again at each space inside. */
export function trimSpace(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09;
}

/** Normalises line ends to one line feed: CR LF, CR or LF (XML 1.0 §2.11). */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? exchanged(text, lineFeed) : text;
}

/** Replaces each tab and line feed by a space, as in an attribute's value (§3.3.3). */
export function withSpaces(text: string): string {
  return /[\t\n]/.test(text) ? exchanged(text, 0x20) : text;
}

const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Writes into one buffer: a pattern would record each of sixteen million matches. */
function exchanged(text: string, by: number): string {
  const units = new Uint16Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === carriageReturn && text.charCodeAt(at + 1) === lineFeed) continue;
    const isEnd = code === carriageReturn || code === lineFeed;
    units[length] = isEnd || (code === tab && by === 0x20) ? by : code;
    length += 1;
  }
  return Buffer.from(units.buffer, 0, length * 2).toString('utf16le');
}
