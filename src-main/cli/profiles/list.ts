import type * as z from 'zod';
import type { ServerList } from '#shared/bridge/servers.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { existingDataFolder } from '../data-folder/existing-folder.ts';
import { openProfiles, remoteProfiles } from '../data-folder/open-profiles.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { fitTable } from '../render/fit-table.ts';
import type { profilesListShape } from '../render/json/profiles.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { type AllWords, loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export async function listProfiles(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const store = await openProfiles(await existingDataFolder(options, terminal), terminal, words, allWords);
  const { active, locked } = store.list();
  const profiles = remoteProfiles(store);
  const text = (): string => {
    if (profiles.length === 0) return `${words.say('cli.profiles.none')}\n`;
    const table = show(profiles, active, options.out === null ? terminal.columns : null, words, allWords);
    return locked ? `${table}\n\n${words.say('cli.profiles.locked')}\n` : `${table}\n`;
  };
  const result = options.json ? toJson(listJson({ active, locked, profiles })) : text();
  await deliver(result, options, terminal, words);
  return exitCodes.good;
}

function show(
  profiles: readonly ServerProfile[],
  active: string,
  width: number | null,
  words: TerminalWords,
  allWords: AllWords,
): string {
  const columns = [
    { title: words.say('cli.profiles.column.name'), shrinks: 12 },
    { title: words.say('cli.profiles.column.address'), shrinks: 16 },
    { title: words.say('cli.profiles.column.environment') },
    { title: words.say('cli.profiles.column.signIn') },
    { title: words.say('cli.profiles.column.access') },
    { title: words.say('cli.profiles.column.from') },
    { title: words.say('cli.profiles.column.lastUsed') },
  ] as const;
  const rows = profiles.map((profile) => [
    `${profile.id === active ? '●' : ' '} ${printable(profile.name)}`,
    printable(profile.address),
    allWords.say(`frame.environment.${profile.rules.production ? 'production' : profile.environment}`),
    // The sandbox alone has accounts to choose from, and this list does not show it.
    profile.signIn === 'account' ? '–' : allWords.say(`servers.form.kind.${profile.signIn}`),
    words.say(accessOf(profile)),
    words.say(profile.managed ? 'cli.profiles.managed' : 'cli.profiles.own'),
    profile.lastUsed?.slice(0, 10) ?? '–',
  ]);
  return fitTable(columns, rows, width);
}

function accessOf({ blocked, rules }: ServerProfile) {
  if (blocked) return 'cli.profiles.blocked';
  return rules.readOnly ? 'cli.profiles.readOnly' : 'cli.profiles.readAndWrite';
}

function listJson({ active, locked, profiles }: ServerList): z.output<typeof profilesListShape> {
  return {
    locked,
    profiles: profiles.map((profile) => {
      const { id, name, address, environment, signIn, readOnly, rules, blocked, managed, lastUsed } = profile;
      return {
        id,
        name,
        address,
        environment,
        signIn,
        readOnly,
        rules,
        blocked,
        managed,
        lastUsed,
        active: id === active,
      };
    }),
  };
}
