/** `--map FILE` says which records of the server the names of a file mean. */
import { type ChosenName, namesFileLimit, readNamesFile } from '#shared/rules/changes/mapping/names-file.ts';
import { readStrictFile } from '../../formats/strict-file.ts';
import type { Options } from '../command-line/options.ts';
import { UsageError } from '../failure/usage-error.ts';
import { readSource } from '../input/read-source.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { OpenedChangeFile } from './read-change-file.ts';

/** Throws UsageError where the file is refused; standard error has the reason. */
export async function readChosenNames(
  { map }: Pick<Options, 'map'>,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): Promise<readonly ChosenName[]> {
  if (map === null) return [];
  const { name, bytes } = await readSource(map, namesFileLimit, terminal, words.say('cli.standardInput'));
  const json = readStrictFile(bytes, namesFileLimit);
  const reading = json.problem === null ? readNamesFile(json.value) : json;
  if (reading.problem === null) return reading.names;
  const why = allWords.say(`changeMapping.problem.${reading.problem}`, { at: printable(reading.at) });
  terminal.complain(`[${reading.problem}] ${printable(name)}: ${why}\n`);
  throw new UsageError('cli.problem.badNames', map);
}

/** `--map` with a file that has names carries the file over to another organisation. */
export const carriesNames = (file: Pick<OpenedChangeFile, 'names'>, { map }: Pick<Options, 'map'>): boolean =>
  map !== null && file.names.length > 0;

export function reportUnknownNames(
  unknown: readonly ChosenName[],
  { complain }: CommandTerminal,
  allWords: AllWords,
): void {
  for (const { kind, to } of unknown)
    complain(
      `steward: ${allWords.say('changeMapping.unknown', { kind: allWords.say(`changeMapping.kind.${kind}`), name: printable(to) })}\n`,
    );
}
