/** Reads a saved answer, with all digits of its numbers. */
import { parseJson } from '#shared/kit/exact-json.ts';
import { type SavedAnswer, savedAnswer } from '#shared/rules/servers/mapping/saved-answer.ts';
import { parseJsonFile } from '../json-file.ts';

/** Returns null where the bytes are no saved answer. */
export function readSavedAnswer(bytes: Uint8Array): SavedAnswer | null {
  const json = parseJsonFile(bytes);
  if (!json.ok) return null;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString()
    .replace(/^\ufeff/, '');
  return savedAnswer.safeParse(parseJson(text)).data ?? null;
}
