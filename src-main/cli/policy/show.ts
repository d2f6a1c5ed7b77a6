/** `policy`: which places say what about this computer, and where every value comes from. */
import type * as z from 'zod';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { folderToRead } from '../data-folder/existing-folder.ts';
import { openPolicy, tellUnusable } from '../data-folder/open-policy.ts';
import { readSettings } from '../data-folder/read-settings.ts';
import type { policyShape } from '../render/json/policy.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import { showEffective } from './policy-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

export async function showPolicy(
  { options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const all = await everyWord(words.language);
  const folder = await folderToRead(options, terminal);
  const policy = await openPolicy(terminal);
  const { chosen } = await readSettings(folder, policy.layers());
  const effective = policy.effective(chosen);
  const width = options.out === null ? terminal.columns : null;
  const result = options.json ? toJson(asJson(effective)) : showEffective(effective, width, words, all);
  await deliver(result, options, terminal, words);
  const unusable = policy.unusableServers();
  for (const one of unusable) tellUnusable(one, terminal, words, all);
  return policy.refused().length + unusable.length === 0 ? exitCodes.good : exitCodes.policyRefused;
}

export function asJson({ places, entries }: EffectivePolicy): z.output<typeof policyShape> {
  return { places, entries: entries.map((entry) => ({ ...entry, value: JSON.parse(entry.value) })) };
}
