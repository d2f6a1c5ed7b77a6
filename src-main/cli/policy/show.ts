import type * as z from 'zod';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { existingDataFolder } from '../data-folder/existing-folder.ts';
import { openPolicy, reportUnusableServer } from '../data-folder/open-policy.ts';
import { readSettings } from '../data-folder/read-settings.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { policyShape } from '../render/json/policy.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { effectivePolicyText } from './policy-text.ts';

export async function showPolicy(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const folder = await existingDataFolder(options, terminal);
  const policy = await openPolicy(terminal);
  const { chosen } = await readSettings(folder, policy.layers());
  const effective = policy.effective(chosen);
  const width = options.out === null ? terminal.columns : null;
  const result = options.json
    ? toJson(policyJson(effective))
    : effectivePolicyText(effective, width, words, allWords);
  await deliver(result, options, terminal, words);
  const unusable = policy.unusableServers();
  for (const one of unusable) reportUnusableServer(one, terminal, words, allWords);
  return policy.refusedPolicies().length + unusable.length === 0 ? exitCodes.good : exitCodes.policyRefused;
}

export function policyJson({ places, entries }: EffectivePolicy): z.output<typeof policyShape> {
  return { places, entries: entries.map((entry) => ({ ...entry, value: JSON.parse(entry.value) })) };
}
