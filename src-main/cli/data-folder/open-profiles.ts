/** Profiles come without their secrets: the terminal never opens the computer's key store. */
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { openProfileStore, type ProfileStore } from '../../services/servers/profile-store.ts';
import { noSecrets } from '../../services/servers/secrets.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { withDataFolderErrors } from './existing-folder.ts';
import { openPolicy, reportRefusedLocations, reportUnusableServer } from './open-policy.ts';

/** `looksOnly` makes no folder where there is none. Rejects with DataFolderError. */
export async function openProfiles(
  folder: string,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
  { looksOnly } = { looksOnly: true },
): Promise<ProfileStore> {
  const policy = await openPolicy(terminal);
  reportRefusedLocations(policy, terminal, allWords);
  const store = await withDataFolderErrors(folder, () =>
    openProfileStore({
      folder,
      managed: policy.servers(),
      onRefused: (error, name) => reportUnusableServer({ name, error }, terminal, words, allWords),
      secretsOf: ({ address }) => noSecrets(address),
      remembers: () => false,
      looksOnly,
    }),
  );
  for (const damagedFile of store.loaded.asideNames) {
    const text = words.say(`cli.profiles.${store.loaded.outcome === 'restored' ? 'restored' : 'lost'}`, {
      name: printable(damagedFile),
    });
    terminal.complain(`steward: ${text}\n`);
  }
  return store;
}

/** All profiles but the sandbox, which every computer has. */
export function remoteProfiles(store: ProfileStore): ServerProfile[] {
  return store.list().profiles.filter(({ kind }) => kind === 'remote');
}
