import { chosenReferenceIds } from '#shared/rules/changes/mapping/choose-names.ts';
import type { ChosenName } from '#shared/rules/changes/mapping/names-file.ts';
import type { ReferenceKind } from '#shared/rules/changes/mapping/reference-kinds.ts';
import {
  type ConfigurationArea,
  configurationAreas,
  signInPolicyAreas,
  signInPolicyName,
} from '#shared/rules/configuration/area-names.ts';
import type { PairingNote } from '#shared/rules/configuration/compare.ts';
import type { Configuration } from '#shared/rules/configuration/configuration.ts';
import type { ConfigurationReading } from '#shared/rules/configuration/configuration-file.ts';
import type { ReferenceChoices } from '#shared/rules/configuration/match-records.ts';
import { type LeftOutValue, leftOutWords } from '#shared/rules/configuration/left-out-values.ts';
import { configurationFileLimit } from '#shared/rules/configuration/limits.ts';
import {
  namesOfConfiguration,
  ownNames,
  readConfiguration,
  TooManyRecords,
  UnreadArea,
} from '#shared/rules/configuration/read-configuration.ts';
import { readConfigurationBytes } from '../../formats/configuration/read.ts';
import { reportUnknownNames } from '../change-set/names-file.ts';
import type { Options } from '../command-line/options.ts';
import { UsageError } from '../failure/usage-error.ts';
import { readSource } from '../input/read-source.ts';
import { serverErrorText } from '../session/error-text.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { progressLine } from '../terminal/progress.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** All areas where `--area` is absent. */
export function chosenAreas({ areas }: Pick<Options, 'areas'>): readonly ConfigurationArea[] {
  const named = areas
    .flatMap((area) => area.split(','))
    .flatMap((area): readonly string[] => (area === signInPolicyName ? signInPolicyAreas : [area]));
  const unknown = named.find((name) => !configurationAreas.some((area) => area === name));
  if (unknown !== undefined) throw new UsageError('cli.problem.unknownArea', unknown);
  return configurationAreas.filter((area) => named.length === 0 || named.includes(area));
}

export function limitToAreas({ areas, ...rest }: Configuration, wanted: readonly string[]): Configuration {
  return { areas: areas.filter((area) => wanted.includes(area)), ...rest };
}

/** Rejects with FILE_UNREADABLE or FILE_TOO_LARGE. */
export async function loadConfigurationFile(
  path: string,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<ConfigurationReading & { readonly name: string }> {
  const input = words.say('cli.standardInput');
  const { name, bytes } = await readSource(path, configurationFileLimit, terminal, input);
  return { name, ...(await readConfigurationBytes(bytes)) };
}

export function configurationRefusal(
  { name, problem, at }: { readonly name: string; readonly problem: string; readonly at: string },
  allWords: AllWords,
): string {
  const why = allWords.sayIfKnown(`configuration.problem.${problem}`, { at: printable(at) });
  return `${allWords.say('configuration.refused', { name: printable(name) })} [${problem}]: ${why}\n`;
}

/** Null where an area could not be read, with the reason on standard error. Ctrl+C ends the program meanwhile. */
export async function readServerConfiguration(
  session: PlatformSession,
  areas: readonly ConfigurationArea[],
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): Promise<Configuration | null> {
  const progress = progressLine('cli.config.reading', null, terminal, words);
  try {
    const around = { host: session.server.host };
    const odd: LeftOutValue[] = [];
    const read = await readConfiguration(areas, {
      ask: session.askPlain,
      around,
      progress: progress.tell,
      leftOut: (value) => odd.push(value),
    });
    const unnamed: ReferenceKind[] = [];
    const names = await namesOfConfiguration(
      read,
      session.naming,
      (kind) => unnamed.push(kind),
      session.ended,
    );
    progress.end();
    if (unnamed.length > 0) {
      const kinds = unnamed.map((kind) => allWords.say(`changeMapping.kind.${kind}`)).join(', ');
      terminal.complain(`steward: ${allWords.say('configuration.unnamed', { kinds })}\n`);
    }
    if (odd.length > 0)
      terminal.complain(`steward: ${printable(allWords.say('configuration.leftOut', leftOutWords(odd)))}\n`);
    return { ...read, names };
  } catch (error) {
    progress.end();
    const lines = unreadLines(error, areas, words, allWords);
    if (lines === null) throw error;
    for (const line of lines) terminal.complain(`steward: ${line}\n`);
    return null;
  } finally {
    progress.end();
  }
}

/** The ids that `--map` has chosen for names of the wanted configuration. Rejects with ApiError. */
export async function chosenInConfiguration(
  chosen: readonly ChosenName[],
  { records, names = [] }: Configuration,
  { naming }: PlatformSession,
  terminal: CommandTerminal,
  allWords: AllWords,
): Promise<ReferenceChoices> {
  if (chosen.length === 0) return new Map();
  const known = [...names, ...ownNames(records).values()];
  const { mapping, unknown } = await chosenReferenceIds(chosen, known, known, naming);
  reportUnknownNames(unknown, terminal, allWords);
  return mapping;
}

/** Reports areas in which few records could be paired by name. */
export function reportPairingNotes(
  notes: readonly PairingNote[],
  { complain }: CommandTerminal,
  allWords: AllWords,
): void {
  const lines = notes.map(({ note, area, first, second }) =>
    allWords.say(`configuration.note.${note}`, {
      area: allWords.say(`configuration.area.${area}`),
      first,
      second,
    }),
  );
  for (const line of new Set(lines)) complain(`steward: ${line}\n`);
}

/** A line for each area that could not be read, and what can be read without them; null for another error. */
function unreadLines(
  error: unknown,
  areas: readonly ConfigurationArea[],
  words: TerminalWords,
  allWords: AllWords,
): readonly string[] | null {
  if (error instanceof TooManyRecords) return [allWords.say('configuration.tooMany')];
  if (!(error instanceof UnreadArea)) return null;
  const unread = [{ area: error.area, cause: error.cause }, ...error.others];
  const lines = unread.map(({ area, cause }) =>
    allWords.say('configuration.unread', {
      area: allWords.say(`configuration.area.${area}`),
      reason: printable(serverErrorText(cause, allWords)),
    }),
  );
  const others = areas.filter((area) => unread.every((one) => one.area !== area));
  return error.others.length === 0 || others.length === 0
    ? lines
    : [...lines, words.say('cli.config.otherAreas', { areas: others.join(',') })];
}
