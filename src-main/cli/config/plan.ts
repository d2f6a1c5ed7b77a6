/** `config apply --dry-run` is the same as `config plan`. */
import type * as z from 'zod';
import { changePlanOf } from '#shared/rules/changes/plan.ts';
import { planText } from '#shared/rules/changes/plan-text.ts';
import type { TakableComparison } from '#shared/rules/configuration/takable-fields.ts';
import { failsOn } from '../change-set/plan-consent.ts';
import { warnOfOtherTenant } from '../change-set/refuse-other-tenant.ts';
import type { Options } from '../command-line/options.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { configPlanShape } from '../render/json/config.ts';
import { toJson } from '../render/to-json.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { serverFacts, serverLine } from '../session/server-line.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { changesOf, compareWithServer } from './compare-with-server.ts';
import { differencesJson, differencesText } from './differences-text.ts';
import { openFolderAtServer } from './open-folder.ts';

type Planned = z.input<typeof configPlanShape>;

export async function planConfiguration(
  command: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const { options } = command;
  const allWords = await loadAllWords(words.language);
  const opened = await openFolderAtServer(command, terminal, words, allWords);
  if (!opened) return exitCodes.notReadable;
  const { tenant, configuration, chosen, session } = opened;
  try {
    warnOfOtherTenant(tenant, session, terminal, words);
    const compared = await compareWithServer(configuration, chosen, session, terminal, words, allWords);
    if (!compared) return exitCodes.notReadable;
    const plan = changePlanOf(changesOf(compared));
    await deliver(await plannedText(compared, options, session, words, allWords), options, terminal, words);
    if (failsOn(plan, options, terminal, words, allWords)) return exitCodes.notApplied;
    return options.exitCode && compared.differences.length > 0 ? exitCodes.differs : exitCodes.good;
  } finally {
    await session.close();
  }
}

export async function plannedText(
  compared: TakableComparison,
  { json }: Pick<Options, 'json'>,
  session: PlatformSession,
  words: TerminalWords,
  allWords: AllWords,
): Promise<string> {
  const plan = changePlanOf(changesOf(compared));
  if (json) return toJson({ ...serverFacts(session), plan, ...differencesJson(compared) } satisfies Planned);
  const line = planText(plan, allWords);
  return `${serverLine(session, words)}${await differencesText(compared, words, allWords)}${line === '' ? '' : `${line}\n`}`;
}
