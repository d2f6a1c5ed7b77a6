/** Reads a file of a mapping strictly: returns the mapping or a named refusal. */
import { endpoints } from '#shared/api/index.ts';
import {
  type MappingReading,
  mappingFileLimit,
  readMappingFile,
} from '#shared/rules/servers/mapping/mapping-file.ts';
import { readStrictFile } from '../strict-file.ts';

export function readMappingBytes(bytes: Uint8Array): MappingReading {
  const json = readStrictFile(bytes, mappingFileLimit);
  return json.problem === null ? readMappingFile(json.value, endpoints) : json;
}
