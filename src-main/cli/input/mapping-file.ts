import type { LicenceMapping } from '#shared/api/mapping/licence-files.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import type { ThemeManifestKind } from '#shared/api/mapping/theme-manifests.ts';
import { licenceMappingOf } from '#shared/rules/servers/mapping/licence-mapping.ts';
import { mappingFileLimit } from '#shared/rules/servers/mapping/mapping-file.ts';
import { readMappingBytes } from '../../formats/mapping/read.ts';
import { UsageError } from '../failure/usage-error.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { readSource } from './read-source.ts';

interface GivenMapping {
  readonly name: string;
  readonly about: string;
  readonly mapping: Mapping;
}

/** Null where the mapping is refused, with the reason on standard error. Rejects with FILE_UNREADABLE. */
export async function loadMappingFile(
  file: string,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<GivenMapping | null> {
  const source = await readSource(file, mappingFileLimit, terminal, words.say('cli.standardInput'));
  const reading = readMappingBytes(source.bytes);
  if (reading.problem === null) return { name: source.name, about: reading.about, mapping: reading.mapping };
  const allWords = await loadAllWords(words.language);
  const at = printable(reading.at);
  const reason = allWords.sayIfKnown(`servers.mapping.problem.${reading.problem}`, { at });
  const refused = allWords.say('servers.mapping.refused', { name: printable(source.name), reason });
  terminal.complain(`[${reading.problem}] ${refused}\n`);
  return null;
}

/** Throws UsageError where the mapping is refused, or has no kinds of licence files. */
export async function readLicenceMapping(
  file: string,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<LicenceMapping> {
  const opened = await loadMappingFile(file, terminal, words);
  if (opened === null) throw new UsageError('cli.problem.badMapping', file);
  const licenceMapping = licenceMappingOf(opened.mapping, opened.about, opened.name);
  if (licenceMapping === null) throw new UsageError('cli.problem.mappingWithoutFiles', file);
  return licenceMapping;
}

/** Throws UsageError where the mapping is refused, or has no kinds of theme archives. */
export async function readThemeKinds(
  file: string,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<readonly ThemeManifestKind[]> {
  const opened = await loadMappingFile(file, terminal, words);
  if (opened === null) throw new UsageError('cli.problem.badMapping', file);
  const { themeManifests = [] } = opened.mapping;
  if (themeManifests.length === 0) throw new UsageError('cli.problem.mappingWithoutThemes', file);
  return themeManifests;
}
