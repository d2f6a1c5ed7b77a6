/** A file of collected changes, read strictly: bytes in, changes or a named refusal out. */
import { type ChangeFileReading, readChangeFile } from '#shared/rules/changes/change-file.ts';
import { collectedLimits } from '#shared/rules/changes/collected.ts';
import { type JsonProblem, parseStrictJson } from '../licence/strict-json.ts';

/** Bytes: most characters are one, none is more than four. */
export const changeFileLimit = collectedLimits.all * 2;

const plain: readonly JsonProblem[] = ['encoding', 'syntax'];

export async function readChangeBytes(bytes: Uint8Array): Promise<ChangeFileReading> {
  if (bytes.byteLength > changeFileLimit) return { problem: 'tooLarge', at: '' };
  const json = parseStrictJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (json.ok) return readChangeFile(json.value);
  return { problem: plain.includes(json.problem) ? 'notJson' : 'hostile', at: json.problem };
}
