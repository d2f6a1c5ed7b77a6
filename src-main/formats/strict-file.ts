/** JSON of a file, read strictly, within the size that such a file may have. */
import { type JsonProblem, parseStrictJson } from './licence/strict-json.ts';

type StrictFile =
  | { readonly problem: 'tooLarge' | 'notJson' | 'hostile'; readonly at: string }
  | { readonly problem: null; readonly value: unknown };

const plain: readonly JsonProblem[] = ['encoding', 'syntax'];

/** `limit`: bytes. */
export function readStrictFile(bytes: Uint8Array, limit: number): StrictFile {
  if (bytes.byteLength > limit) return { problem: 'tooLarge', at: '' };
  const json = parseStrictJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (json.ok) return { problem: null, value: json.value };
  return { problem: plain.includes(json.problem) ? 'notJson' : 'hostile', at: json.problem };
}
