/** A mapping that the command line names: read strictly, and said by name what of it can't be used. */
import type { LicenceMapping } from '#shared/api/mapping/licence-files.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import type { ThemeManifestKind } from '#shared/api/mapping/theme-manifests.ts';
import { mappingFileLimit } from '#shared/rules/mapping/mapping-file.ts';
import { licenceMappingOf } from '#shared/rules/mapping/licence-mapping.ts';
import { readMappingBytes } from '../../formats/mapping/read.ts';
import { everyWord } from '../text/all-texts.ts';
import { Misunderstanding } from '../failure/usage-error.ts';
import { printable } from '../text/printable.ts';
import { readSource } from './read-source.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

interface GivenMapping {
  readonly name: string;
  readonly about: string;
  readonly mapping: Mapping;
}

/** Null where it is refused, which is said. Rejects with a BridgeError where there is no such file. */
export async function readGivenMapping(
  file: string,
  terminal: Terminal,
  words: Words,
): Promise<GivenMapping | null> {
  const source = await readSource(file, mappingFileLimit, terminal, words.say('cli.standardInput'));
  const reading = readMappingBytes(source.bytes);
  if (reading.problem === null) return { name: source.name, about: reading.about, mapping: reading.mapping };
  const all = await everyWord(words.language);
  const at = printable(reading.at);
  const reason = all.sayIfKnown(`servers.mapping.problem.${reading.problem}`, { at });
  const refused = all.say('servers.mapping.refused', { name: printable(source.name), reason });
  terminal.complain(`[${reading.problem}] ${refused}\n`);
  return null;
}

/** Throws Misunderstanding where the mapping is refused, or knows no licence files. */
export async function readLicenceMapping(
  file: string,
  terminal: Terminal,
  words: Words,
): Promise<LicenceMapping> {
  const given = await readGivenMapping(file, terminal, words);
  if (given === null) throw new Misunderstanding('cli.problem.badMapping', file);
  const found = licenceMappingOf(given.mapping, given.about, given.name);
  if (found === null) throw new Misunderstanding('cli.problem.mappingWithoutFiles', file);
  return found;
}

/** Throws Misunderstanding where the mapping is refused, or knows no theme archives. */
export async function readThemeKinds(
  file: string,
  terminal: Terminal,
  words: Words,
): Promise<readonly ThemeManifestKind[]> {
  const given = await readGivenMapping(file, terminal, words);
  if (given === null) throw new Misunderstanding('cli.problem.badMapping', file);
  const { themeManifests = [] } = given.mapping;
  if (themeManifests.length === 0) throw new Misunderstanding('cli.problem.mappingWithoutThemes', file);
  return themeManifests;
}
