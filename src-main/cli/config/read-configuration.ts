/** Where a configuration comes from in a terminal: a file that an operand names, or a server as it is now. */
import { type ConfigurationArea, configurationAreas } from '#shared/rules/configuration/area-names.ts';
import type { Configuration } from '#shared/rules/configuration/configuration.ts';
import type { ConfigurationReading } from '#shared/rules/configuration/configuration-file.ts';
import type { Chosen } from '#shared/rules/configuration/known-things.ts';
import { configurationFileLimit } from '#shared/rules/configuration/limits.ts';
import { chosenIds } from '#shared/rules/changes/mapping/choose-names.ts';
import type { ChosenName } from '#shared/rules/changes/mapping/names-file.ts';
import type { ReferenceKind } from '#shared/rules/changes/mapping/reference-kinds.ts';
import type { PairingNote } from '#shared/rules/configuration/compare.ts';
import {
  namesOfConfiguration,
  ownNames,
  readConfiguration,
  TooManyRecords,
  UnreadArea,
} from '#shared/rules/configuration/read-configuration.ts';
import { readConfigurationBytes } from '../../formats/configuration/read.ts';
import { tellUnknown } from '../change-set/names-file.ts';
import type { EveryWord } from '../text/all-texts.ts';
import { Misunderstanding } from '../failure/usage-error.ts';
import type { Options } from '../command-line/options.ts';
import { printable } from '../text/printable.ts';
import { progressOf } from '../terminal/progress.ts';
import { errorText } from '../session/error-text.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { readSource } from '../input/read-source.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

/** All of them where none is named. */
export function givenAreas({ areas }: Pick<Options, 'areas'>): readonly ConfigurationArea[] {
  const named = areas.flatMap((area) => area.split(','));
  const unknown = named.find((name) => !configurationAreas.some((area) => area === name));
  if (unknown !== undefined) throw new Misunderstanding('cli.problem.unknownArea', unknown);
  return configurationAreas.filter((area) => named.length === 0 || named.includes(area));
}

/** Those of its areas that are wanted. */
export function within({ areas, ...rest }: Configuration, wanted: readonly string[]): Configuration {
  return { areas: areas.filter((area) => wanted.includes(area)), ...rest };
}

/** Rejects with FILE_UNREADABLE or FILE_TOO_LARGE. */
export async function readConfigurationAt(
  path: string,
  terminal: Terminal,
  words: Words,
): Promise<ConfigurationReading & { readonly name: string }> {
  const input = words.say('cli.standardInput');
  const { name, bytes } = await readSource(path, configurationFileLimit, terminal, input);
  return { name, ...(await readConfigurationBytes(bytes)) };
}

/** Why a file is refused, in a line. */
export function configurationRefusal(
  { name, problem, at }: { readonly name: string; readonly problem: string; readonly at: string },
  all: EveryWord,
): string {
  const why = all.sayIfKnown(`configuration.problem.${problem}`, { at: printable(at) });
  return `${all.say('configuration.refused', { name: printable(name) })} [${problem}]: ${why}\n`;
}

/** null: it could not be read, which was said. Ctrl+C ends it as it ends any command that only reads. */
export async function configurationOf(
  session: PlatformSession,
  areas: readonly ConfigurationArea[],
  terminal: Terminal,
  words: Words,
  all: EveryWord,
): Promise<Configuration | null> {
  const progress = progressOf('cli.config.reading', null, terminal, words);
  try {
    const around = { host: session.server.host };
    const read = await readConfiguration(areas, { ask: session.askPlain, around, progress: progress.tell });
    const unnamed: ReferenceKind[] = [];
    const names = await namesOfConfiguration(
      read,
      session.naming,
      (kind) => unnamed.push(kind),
      session.ended,
    );
    progress.end();
    if (unnamed.length > 0) {
      const kinds = unnamed.map((kind) => all.say(`changeMapping.kind.${kind}`)).join(', ');
      terminal.complain(`steward: ${all.say('configuration.unnamed', { kinds })}\n`);
    }
    return { ...read, names };
  } catch (error) {
    progress.end();
    const text = unreadText(error, all);
    if (text === null) throw error;
    terminal.complain(`steward: ${text}\n`);
    return null;
  } finally {
    progress.end();
  }
}

/** What `--map` says of the names of a wanted configuration. Throws what reading throws. */
export async function chosenInConfiguration(
  chosen: readonly ChosenName[],
  { records, names = [] }: Configuration,
  { naming }: PlatformSession,
  terminal: Terminal,
  all: EveryWord,
): Promise<Chosen> {
  if (chosen.length === 0) return new Map();
  const known = [...names, ...ownNames(records).values()];
  const { mapping, unknown } = await chosenIds(chosen, known, known, naming);
  tellUnknown(unknown, terminal, all);
  return mapping;
}

/** What stands out of how records were paired, a line each. */
export function tellNotes(notes: readonly PairingNote[], { complain }: Terminal, all: EveryWord): void {
  const told = notes.map(({ note, area, first, second }) =>
    all.say(`configuration.note.${note}`, { area: all.say(`configuration.area.${area}`), first, second }),
  );
  for (const line of new Set(told)) complain(`steward: ${line}\n`);
}

function unreadText(error: unknown, all: EveryWord): string | null {
  if (error instanceof TooManyRecords) return all.say('configuration.tooMany');
  if (!(error instanceof UnreadArea)) return null;
  const area = all.say(`configuration.area.${error.area}`);
  return all.say('configuration.unread', { area, reason: printable(errorText(error.cause, all)) });
}
