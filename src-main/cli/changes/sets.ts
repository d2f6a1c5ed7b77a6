import type * as z from 'zod';
import { setLabel } from '#shared/rules/changes/set-block.ts';
import { serverOfTray, tenantOfTray } from '#shared/rules/changes/tray-name.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { existingDataFolder } from '../data-folder/existing-folder.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { changesSetsShape } from '../render/json/changes.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { openAppliedSets } from './open-sets.ts';

type Listed = z.input<typeof changesSetsShape>;

export async function listSets(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const service = await openAppliedSets(await existingDataFolder(options, terminal), terminal, words);
  try {
    const sets = (await service?.everySet())?.map(({ tray, tenant, ...set }) => ({
      ...set,
      server: serverOfTray(tray),
      tenant: { key: tenantOfTray(tray), name: tenant },
    }));
    const listed = { sets: sets ?? [] };
    await deliver(options.json ? toJson(listed) : lines(listed, words, allWords), options, terminal, words);
    return exitCodes.good;
  } finally {
    service?.end();
  }
}

function lines({ sets }: Listed, words: TerminalWords, allWords: AllWords): string {
  if (sets.length === 0) return `${words.say('cli.changes.noSets')}\n`;
  return sets
    .map((set) => {
      const { id, time, user, server, tenant, count, made, takenBack } = set;
      const facts = [
        new Date(time).toISOString(),
        tenant.name === '' ? server : `${server}, ${tenant.name}`,
        user,
        allWords.say('changes.sets.set', { count, made }),
        takenBack
          ? allWords.say('changes.sets.takenBack', { time: new Date(takenBack.time).toISOString() })
          : '',
        setLabel(set),
      ];
      return `${id}  ${facts.filter(Boolean).map(printable).join('  ')}\n`;
    })
    .join('');
}
