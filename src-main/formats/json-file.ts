/**
 * Reads a JSON file of a person's strictly: a byte order mark of UTF-8, which editors write, is skipped (RFC 8259
 * §8.1); UTF-16, which PowerShell's `>` and old editors write, gets its own refusal. Signed content allows no mark
 * (licence/strict-json.ts).
 */
import { isUtf16 } from './is-utf16.ts';
import { type JsonProblem, parseStrictJson, type StrictJson } from './licence/strict-json.ts';

export type JsonFileProblem = JsonProblem | 'utf16';

type JsonFile = Extract<StrictJson, { ok: true }> | { readonly ok: false; readonly problem: JsonFileProblem };

export function parseJsonFile(bytes: Uint8Array): JsonFile {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isUtf16(text)) return { ok: false, problem: 'utf16' };
  const marked = text[0] === 0xef && text[1] === 0xbb && text[2] === 0xbf;
  return parseStrictJson(marked ? text.subarray(3) : text);
}
