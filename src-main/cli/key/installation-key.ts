/**
 * `steward key` shows, exports, imports and renews the installation key. The terminal opens no key store, so that it
 * can't use a key that the desktop has sealed.
 */
import { keyFileLimit } from '../../formats/changes/key-file.ts';
import {
  createInstallationKey,
  type InstallationKey,
} from '../../services/installation-key/installation-key.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { existingDataFolder, withDataFolderErrors } from '../data-folder/existing-folder.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { UsageError } from '../failure/usage-error.ts';
import { readSource } from '../input/read-source.ts';
import { toJson } from '../render/to-json.ts';
import { readSignInSecret } from '../session/sign-in-secret.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Characters of a backup's password; the console asks for as many. */
const shortest = 12;
const forNoServer = { server: '', address: '', user: '' };

export async function showKey(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  return withKey(options, terminal, words, async (key) => {
    const { fingerprint } = await key.publicKey();
    await deliver(options.json ? toJson({ fingerprint }) : `${fingerprint}\n`, options, terminal, words);
  });
}

export async function exportKey(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const password = await readSignInSecret(options, forNoServer, terminal, words);
  if (password.length < shortest) throw new UsageError('cli.key.shortPassword', String(shortest));
  return withKey(options, terminal, words, async (key) => {
    await deliver(await key.backup(password, new Date(terminal.now())), options, terminal, words);
  });
}

export async function importKey(
  { operands: [path = ''], options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const { bytes } = await readSource(path, keyFileLimit, terminal, words.say('cli.standardInput'));
  const password = await readSignInSecret(options, forNoServer, terminal, words);
  return withKey(options, terminal, words, async (key) => {
    await key.restore(bytes, password);
    const { fingerprint } = await key.publicKey();
    terminal.print(`${words.say('cli.key.restored', { fingerprint })}\n`);
  });
}

export async function renewKey(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  // A hand-over that can't be written would leave approvers with the old key, which is gone then.
  if (options.out === null) throw new UsageError('cli.key.renewWithoutOut');
  await refuseExistingFile(options.out, options.force);
  return withKey(options, terminal, words, async (key) => {
    await deliver(await key.renew(new Date(terminal.now())), options, terminal, words);
    const { fingerprint } = await key.publicKey();
    terminal.complain(`${words.say('cli.key.renewed', { fingerprint })}\n`);
  });
}

async function withKey(
  options: CommandCall['options'],
  terminal: CommandTerminal,
  words: TerminalWords,
  work: (key: InstallationKey) => Promise<void>,
): Promise<number> {
  const folder = await existingDataFolder(options, terminal);
  const key = createInstallationKey({
    folder,
    keyStore: null,
    damaged: ({ outcome, asideNames }) => {
      const message = outcome === 'restored' ? 'cli.key.damaged' : 'cli.key.lost';
      terminal.complain(`steward: ${words.say(message, { name: printable(asideNames.join(', ')) })}\n`);
    },
  });
  await withDataFolderErrors(folder, () => work(key));
  return exitCodes.good;
}
