import { BridgeError } from '#shared/bridge/errors.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import { importLimit, isKnown, type ProfileCandidate, readImport } from '../../services/servers/portable.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { openProfiles } from '../data-folder/open-profiles.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { readSource } from '../input/read-source.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { importText, type JudgedProfile } from './import-text.ts';

export async function importProfiles(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const store = await openProfiles(options.data ?? terminal.dataFolder, terminal, words, allWords, {
    looksOnly: false,
  });
  // A locked list takes no server, so that the file need not be read, in a dry run either.
  store.refuseLocked();
  const { bytes } = await readSource(
    operands[0] ?? '',
    importLimit,
    terminal,
    words.say('cli.standardInput'),
  );
  const judged = judgeCandidates(readImport(bytes), store.list());
  const unknown = options.only.find((wanted) => !judged.some(({ name }) => name === wanted));
  if (unknown !== undefined)
    throw new BridgeError('SERVER_UNKNOWN', 'no server of that name', { name: unknown });
  const chosen = judged.filter(({ name }) => options.only.length === 0 || options.only.includes(name));
  const fresh = chosen.flatMap(({ profile }) => profile ?? []);
  if (fresh.length > 0 && !options.dryRun) await store.add(fresh);

  const { dryRun } = options;
  const result = {
    dryRun,
    profiles: chosen.map(({ profile, ...shown }) => ({ ...shown, taken: profile !== null })),
  };
  const text = (): string =>
    importText(result, options.out === null ? terminal.columns : null, words, allWords);
  await deliver(options.json ? toJson(result) : text(), options, terminal, words);
  return chosen.some(({ state }) => state === 'refused') ? exitCodes.someRefused : exitCodes.good;
}

/** A server that is in the file twice is taken once. */
function judgeCandidates(candidates: readonly ProfileCandidate[], list: ServerList): JudgedProfile[] {
  const seen = new Set<string>();
  return candidates.map((candidate): JudgedProfile => {
    if (!candidate.ok) {
      const { name, address, problem, field } = candidate;
      return { name, address, environment: 'test', state: 'refused', problem, field, profile: null };
    }
    const { profile } = candidate;
    const { name, address, environment } = profile;
    const key = JSON.stringify([name, address]);
    const same = isKnown(list, profile) || seen.has(key);
    seen.add(key);
    const facts = { name, address, environment, problem: null, field: null };
    return { ...facts, state: same ? 'same' : 'new', profile: same ? null : profile };
  });
}
