import type { CommandCall } from '../command-line/parse-command-line.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { licenceExitCode } from './exit-code.ts';
import { withLicenceReader } from './open-reader.ts';
import { readingText } from './reading-text.ts';

export function parseLicence(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  return withLicenceReader(options, terminal, words, async (reader) => {
    const reading = await reader.read(operands[0] ?? '');
    const width = options.out === null ? terminal.columns : null;
    await deliver(
      options.json ? toJson(reading) : readingText(reading, width, words),
      options,
      terminal,
      words,
    );
    return licenceExitCode(reading);
  });
}
