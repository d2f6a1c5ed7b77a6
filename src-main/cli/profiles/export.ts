/** `profiles export` writes no secrets, so that the file can be handed on. */
import { BridgeError } from '#shared/bridge/errors.ts';
import { exportText } from '../../services/servers/portable.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { existingDataFolder } from '../data-folder/existing-folder.ts';
import { openProfiles, remoteProfiles } from '../data-folder/open-profiles.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export async function exportProfiles(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const store = await openProfiles(await existingDataFolder(options, terminal), terminal, words, allWords);
  const profiles = remoteProfiles(store);
  const unknown = options.names.find((wanted) => !profiles.some(({ name }) => name === wanted));
  if (unknown !== undefined)
    throw new BridgeError('SERVER_UNKNOWN', 'no server of that name', { name: unknown });
  const chosen = profiles.filter(({ name }) => options.names.length === 0 || options.names.includes(name));
  await deliver(exportText(chosen.map(({ id }) => store.get(id))), options, terminal, words);
  return exitCodes.good;
}
