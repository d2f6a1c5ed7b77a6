/** Reads a file of a configuration strictly: returns the configuration or a named refusal. */
import {
  type ConfigurationReading,
  readConfigurationFile,
} from '#shared/rules/configuration/configuration-file.ts';
import { configurationFileLimit } from '#shared/rules/configuration/limits.ts';
import { readStrictFile } from '../strict-file.ts';

export async function readConfigurationBytes(bytes: Uint8Array): Promise<ConfigurationReading> {
  const json = readStrictFile(bytes, configurationFileLimit);
  return json.problem === null ? readConfigurationFile(json.value) : json;
}
