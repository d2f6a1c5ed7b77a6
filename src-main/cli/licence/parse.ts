/** `licence parse`: explains one file. */
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { exitCodeOf } from './exit-code.ts';
import { withReader } from './open-reader.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import { showReading } from './reading-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

export function parseLicence(
  { operands, options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  return withReader(options, terminal, words, async (reader) => {
    const reading = await reader.read(operands[0] ?? '');
    const width = options.out === null ? terminal.columns : null;
    await deliver(
      options.json ? toJson(reading) : showReading(reading, width, words),
      options,
      terminal,
      words,
    );
    return exitCodeOf(reading);
  });
}
