import { BridgeError } from '#shared/bridge/errors.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { tenantPart } from '#shared/rules/changes/file-tenant.ts';
import { inverseOfSet } from '#shared/rules/changes/inverse.ts';
import { serverOfTray, tenantOfTray } from '#shared/rules/changes/tray-name.ts';
import { type AnyRecord, recordById } from '#shared/rules/records/records.ts';
import { loadOneChangeFile } from '../change-set/read-change-file.ts';
import type { Options } from '../command-line/options.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { existingDataFolder } from '../data-folder/existing-folder.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import type { TerminalWordKey, TerminalWords } from '../text/terminal-words.ts';
import { applyToServer, type ChangesToApply } from './apply.ts';
import { openAppliedSets } from './open-sets.ts';

export async function rollBackSet(
  command: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const { operands, options } = command;
  const allWords = await loadAllWords(words.language);
  const [operand = ''] = operands;
  const applied = /^\d{1,9}$/.test(operand)
    ? await setByNumber(Number(operand), options, terminal, words)
    : await setFromFile(operand, terminal, words, allWords);
  if (!applied) return exitCodes.notReadable;
  const back = { ...applied, changes: await wayBackOf(applied.changes) };
  return applyToServer(back, command, terminal, words, allWords);
}

async function setByNumber(
  id: number,
  options: Options,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<ChangesToApply | null> {
  const refuse = (key: TerminalWordKey) => {
    terminal.complain(`steward: ${words.say(key, { name: String(id) })}\n`);
    return null;
  };
  const service = await openAppliedSets(await existingDataFolder(options, terminal), terminal, words);
  try {
    const set = (await service?.everySet())?.find((one) => one.id === id);
    if (!service || !set) return refuse('cli.changes.noSet');
    const { changes } = await service.set({ server: set.tray, id });
    const appliedChanges = changes.flatMap(({ applied, title, kind, touches, path }) =>
      applied ? [{ title, kind, touches, path, ...applied }] : [],
    );
    if (appliedChanges.length === 0) return refuse('cli.changes.nothingMade');
    const from = tenantPart(tenantOfTray(set.tray), set.tenant);
    return {
      changes: appliedChanges,
      names: [],
      namesIn: null,
      from,
      profile: serverOfTray(set.tray),
      bytes: null,
    };
  } catch (error) {
    if (error instanceof BridgeError && error.params.reason === 'SEALED') return refuse('cli.changes.sealed');
    throw error;
  } finally {
    service?.end();
  }
}

/** Refuses a file whose changes were not applied: there is nothing to take back. */
async function setFromFile(
  path: string,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): Promise<ChangesToApply | null> {
  const file = await loadOneChangeFile([path], terminal, words, allWords);
  if (!file) return null;
  if (file.set) return { ...file, profile: null };
  terminal.complain(`steward: ${words.say('cli.changes.notApplied', { name: path })}\n`);
  return null;
}

async function wayBackOf(applied: readonly CollectedChange[]): Promise<readonly CollectedChange[]> {
  const kinds = new Map<string, AnyRecord | null>();
  for (const { kind } of applied) if (!kinds.has(kind)) kinds.set(kind, await recordById(kind));
  return inverseOfSet(applied, (kind) => kinds.get(kind) ?? null);
}
