/**
 * JSON of a file, read strictly, within the size that such a file may have. A number that a double cannot hold is
 * refused: a signature is of values, and would hold for another number too. We write such a one as a text or an object.
 */
import { hasInexactNumber } from '#shared/kit/exact-json.ts';
import { type JsonProblem, parseStrictJson } from './licence/strict-json.ts';

type StrictFile =
  | { readonly problem: 'tooLarge' | 'notJson' | 'hostile'; readonly at: string }
  | { readonly problem: null; readonly value: unknown };

const plain: readonly JsonProblem[] = ['encoding', 'syntax'];

/** `limit`: bytes. */
export function readStrictFile(bytes: Uint8Array, limit: number): StrictFile {
  if (bytes.byteLength > limit) return { problem: 'tooLarge', at: '' };
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const json = parseStrictJson(buffer);
  if (!json.ok) return { problem: plain.includes(json.problem) ? 'notJson' : 'hostile', at: json.problem };
  const isExact = !hasInexactNumber(buffer.toString());
  return isExact ? { problem: null, value: json.value } : { problem: 'hostile', at: 'number' };
}
