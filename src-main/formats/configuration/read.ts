/** A file of a configuration, read strictly: bytes in, a configuration or a named refusal out. */
import {
  type ConfigurationReading,
  readConfigurationFile,
} from '#shared/rules/configuration/configuration-file.ts';
import { configurationFileLimit } from '#shared/rules/configuration/limits.ts';
import { type JsonProblem, parseStrictJson } from '../licence/strict-json.ts';

const plain: readonly JsonProblem[] = ['encoding', 'syntax'];

export async function readConfigurationBytes(bytes: Uint8Array): Promise<ConfigurationReading> {
  if (bytes.byteLength > configurationFileLimit) return { problem: 'tooLarge', at: '' };
  const json = parseStrictJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (json.ok) return readConfigurationFile(json.value);
  return { problem: plain.includes(json.problem) ? 'notJson' : 'hostile', at: json.problem };
}
