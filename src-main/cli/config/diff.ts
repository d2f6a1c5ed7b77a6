/** `config diff` compares two files, or a server (the first) with a file (the second). */
import { BridgeError } from '#shared/bridge/errors.ts';
import { changeFileText } from '#shared/rules/changes/change-file.ts';
import { type CollectedChange, collectedLimits } from '#shared/rules/changes/collected-change.ts';
import { differentTenants } from '#shared/rules/changes/file-tenant.ts';
import type { NamedReference } from '#shared/rules/changes/mapping/names.ts';
import type { ChosenName } from '#shared/rules/changes/mapping/names-file.ts';
import { referenceKey } from '#shared/rules/changes/mapping/reference-kinds.ts';
import { referencesOf } from '#shared/rules/changes/mapping/references.ts';
import { compareConfigurations } from '#shared/rules/configuration/compare.ts';
import type { Configuration } from '#shared/rules/configuration/configuration.ts';
import type { ConfigurationFile } from '#shared/rules/configuration/configuration-file.ts';
import type { ReferenceChoices } from '#shared/rules/configuration/match-records.ts';
import { type TakableComparison, takableChanges } from '#shared/rules/configuration/takable-fields.ts';
import { type AnyRecord, recordById } from '#shared/rules/records/records.ts';
import { readChosenNames } from '../change-set/names-file.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { UsageError } from '../failure/usage-error.ts';
import { toJson } from '../render/to-json.ts';
import { fileOrigin, openPlatformSession } from '../session/open-session.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { differencesByArea, differencesJson, differencesText } from './differences-text.ts';
import {
  chosenAreas,
  chosenInConfiguration,
  configurationRefusal,
  limitToAreas,
  loadConfigurationFile,
  readServerConfiguration,
  reportPairingNotes,
} from './read-configuration.ts';

interface FirstConfiguration {
  readonly configuration: Configuration;
  readonly from: ConfigurationFile['from'];
  /** Ids that `--map` has chosen for names of the second configuration. */
  readonly chosen: ReferenceChoices;
}

export async function diffConfigurations(
  command: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const { operands, options } = command;
  const allWords = await loadAllWords(words.language);
  const areas = chosenAreas(options);
  const wantedPath = checkedOperands(command);
  for (const path of [options.out, options.changes])
    if (path !== null) await refuseExistingFile(path, options.force);
  const names = await readChosenNames(options, terminal, words, allWords);
  const file = await loadConfigurationFile(wantedPath, terminal, words);
  if (file.problem !== null) {
    terminal.complain(configurationRefusal(file, allWords));
    return exitCodes.notReadable;
  }
  const sharedAreas = areas.filter((area) => file.configuration.areas.includes(area));
  const first = await (options.server === null
    ? firstFromFile(operands[0] ?? '', terminal, words, allWords)
    : firstFromServer(
        command,
        { areas: sharedAreas, configuration: file.configuration, names },
        terminal,
        words,
        allWords,
      ));
  if (!first) return exitCodes.notReadable;
  const compared = await takableChanges(
    await compareConfigurations(
      limitToAreas(first.configuration, areas),
      limitToAreas(file.configuration, areas),
      first.chosen,
    ),
  );
  const tenants = differentTenants(first.from.tenant, file.from.tenant);
  if (tenants)
    terminal.complain(`steward: ${printable(allWords.say('configuration.otherTenant', tenants))}\n`);
  reportPairingNotes(compared.notes, terminal, allWords);
  const changes = compared.differences.flatMap(({ change }) => change ?? []);
  if (options.changes !== null && changes.length > 0)
    await deliver(
      changeFileOf(changes, first, await namesOfChanges(changes, compared), terminal),
      { out: options.changes, force: options.force },
      terminal,
      words,
    );
  const text = options.json
    ? toJson(differencesJson(compared))
    : options.exitCode
      ? differencesByArea(compared, allWords)
      : await differencesText(compared, words, allWords);
  await deliver(text, options, terminal, words);
  return compared.differences.length === 0 ? exitCodes.good : exitCodes.differs;
}

/** Returns the path of the second configuration. */
function checkedOperands({ operands, options }: CommandCall): string {
  const [first = '', second] = operands;
  if (options.server === null && second === undefined) throw new UsageError('cli.problem.missingSecond');
  if (options.server === null && options.map !== null)
    throw new UsageError('cli.problem.foreignOption', '--map');
  if (options.server !== null && second !== undefined) throw new UsageError('cli.problem.tooMany', second);
  return second ?? first;
}

async function firstFromFile(
  path: string,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): Promise<FirstConfiguration | null> {
  const read = await loadConfigurationFile(path, terminal, words);
  if (read.problem === null) return { ...read, chosen: new Map() };
  terminal.complain(configurationRefusal(read, allWords));
  return null;
}

interface ServerQuestion {
  readonly areas: Configuration['areas'];
  readonly configuration: Configuration;
  readonly names: readonly ChosenName[];
}

async function firstFromServer(
  { options }: CommandCall,
  { areas, configuration: wanted, names }: ServerQuestion,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): Promise<FirstConfiguration | null> {
  const session = await openPlatformSession(options, terminal, words, allWords);
  try {
    const configuration = await readServerConfiguration(session, areas, terminal, words, allWords);
    const chosen = await chosenInConfiguration(names, wanted, session, terminal, allWords);
    return configuration && { configuration, from: fileOrigin(session), chosen };
  } finally {
    await session.close();
  }
}

/** The names of the records that the changes refer to. */
async function namesOfChanges(
  changes: readonly CollectedChange[],
  { names }: TakableComparison,
): Promise<readonly NamedReference[]> {
  const kinds = new Map<string, AnyRecord | null>();
  for (const { kind } of changes) if (!kinds.has(kind)) kinds.set(kind, await recordById(kind));
  const wanted = new Set(referencesOf(changes, (id) => kinds.get(id) ?? null).map(referenceKey));
  return names.filter((name) => wanted.has(referenceKey(name)));
}

/** Throws CHANGES_FULL where a file of changes can't hold so many. */
function changeFileOf(
  changes: readonly CollectedChange[],
  { from }: FirstConfiguration,
  names: readonly NamedReference[],
  { now }: CommandTerminal,
): string {
  if (changes.length > collectedLimits.count)
    throw new BridgeError('CHANGES_FULL', 'more changes than a file holds');
  return changeFileText(changes, { made: new Date(now()).toISOString(), from, names: [...names] });
}
