import { configurationText } from '#shared/rules/configuration/configuration-file.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { fileOrigin, openPlatformSession } from '../session/open-session.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { chosenAreas, readServerConfiguration } from './read-configuration.ts';

export async function exportConfiguration(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const areas = chosenAreas(options);
  // The check comes before the reading, which takes minutes.
  if (options.out !== null) await refuseExistingFile(options.out, options.force);
  const session = await openPlatformSession(options, terminal, words, allWords);
  try {
    const configuration = await readServerConfiguration(session, areas, terminal, words, allWords);
    if (!configuration) return exitCodes.notReadable;
    const from = fileOrigin(session);
    const text = configurationText(configuration, { made: new Date(terminal.now()).toISOString(), from });
    await deliver(text, options, terminal, words);
    return exitCodes.good;
  } finally {
    await session.close();
  }
}
