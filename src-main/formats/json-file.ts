/**
 * A JSON file as people bring it, read strictly: editors put a mark before UTF-8, which is passed over (RFC 8259 §8.1);
 * PowerShell's `>` and old editors write UTF-16, which is told by name. For what is inside a signature there is no such
 * leave (licence/strict-json.ts).
 */
import { type JsonProblem, parseStrictJson, type StrictJson } from './licence/strict-json.ts';

export type JsonFileProblem = JsonProblem | 'utf16';

type JsonFile = Extract<StrictJson, { ok: true }> | { readonly ok: false; readonly problem: JsonFileProblem };

export function parseJsonFile(bytes: Uint8Array): JsonFile {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isUtf16(text)) return { ok: false, problem: 'utf16' };
  const marked = text[0] === 0xef && text[1] === 0xbb && text[2] === 0xbf;
  return parseStrictJson(marked ? text.subarray(3) : text);
}

/** By its mark; without one by the zero in one of the first two bytes, as JSON begins with two characters of ASCII. */
function isUtf16(bytes: Buffer): boolean {
  if (bytes.length < 4) return false;
  const mark = bytes.readUInt16BE(0);
  return mark === 0xfffe || mark === 0xfeff || (bytes[0] === 0) !== (bytes[1] === 0);
}
