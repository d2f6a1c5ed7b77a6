/** `config export`: the present state of areas of a server, as a file. Nothing is changed there. */
import { configurationText } from '#shared/rules/configuration/configuration-file.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { configurationOf, givenAreas } from './read-configuration.ts';
import { everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { deliver, refuseTaken } from '../terminal/output.ts';
import { fileOrigin, openSession } from '../session/open-session.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

export async function exportConfiguration(
  { options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const all = await everyWord(words.language);
  const areas = givenAreas(options);
  // Said before minutes of reading.
  if (options.out !== null) await refuseTaken(options.out, options.force);
  const session = await openSession(options, terminal, words, all);
  try {
    const configuration = await configurationOf(session, areas, terminal, words, all);
    if (!configuration) return exitCodes.notReadable;
    const from = fileOrigin(session);
    const text = configurationText(configuration, { made: new Date(terminal.now()).toISOString(), from });
    await deliver(text, options, terminal, words);
    return exitCodes.good;
  } finally {
    await session.close();
  }
}
