/** `profiles export`: servers as a file to hand on. No secret is ever in it. */
import { BridgeError } from '#shared/bridge/errors.ts';
import { exportText } from '../../services/servers/portable.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { folderToRead } from '../data-folder/existing-folder.ts';
import { openProfiles, remoteProfiles } from '../data-folder/open-profiles.ts';
import { deliver } from '../terminal/output.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

export async function exportProfiles(
  { options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const all = await everyWord(words.language);
  const store = await openProfiles(await folderToRead(options, terminal), terminal, words, all);
  const profiles = remoteProfiles(store);
  const unknown = options.names.find((wanted) => !profiles.some(({ name }) => name === wanted));
  if (unknown !== undefined)
    throw new BridgeError('SERVER_UNKNOWN', 'no server of that name', { name: unknown });
  const chosen = profiles.filter(({ name }) => options.names.length === 0 || options.names.includes(name));
  await deliver(exportText(chosen.map(({ id }) => store.get(id))), options, terminal, words);
  return exitCodes.good;
}
