/**
 * Parses the JSON of a file strictly, within the size limit of its kind. A number that a double cannot represent is
 * refused: a signature covers values, and would be valid for another number too. Steward writes such a number as a
 * text or an object.
 */
import { hasInexactNumber } from '#shared/kit/exact-json.ts';
import { type JsonFileProblem, parseJsonFile } from './json-file.ts';

type StrictFile =
  | { readonly problem: 'tooLarge' | 'notJson' | 'utf16' | 'hostile'; readonly at: string }
  | { readonly problem: null; readonly value: unknown };

const plain: readonly JsonFileProblem[] = ['encoding', 'syntax'];

/** `limit`: bytes. */
export function readStrictFile(bytes: Uint8Array, limit: number): StrictFile {
  if (bytes.byteLength > limit) return { problem: 'tooLarge', at: '' };
  const json = parseJsonFile(bytes);
  if (!json.ok && json.problem === 'utf16') return { problem: 'utf16', at: '' };
  if (!json.ok) return { problem: plain.includes(json.problem) ? 'notJson' : 'hostile', at: json.problem };
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  return hasInexactNumber(text) ? { problem: 'hostile', at: 'number' } : { problem: null, value: json.value };
}
