/** A line on standard error that is written over itself; a script gets none. */

import type { TerminalWordKey, TerminalWords } from '../text/terminal-words.ts';
import type { CommandTerminal } from './terminal.ts';

export interface ProgressLine {
  tell(done: number): void;
  /** Erases the line. */
  end(): void;
}

/** The text of `key` has the parameters `done` and `total`; a total of null is shown as `…`. */
export function progressLine(
  key: TerminalWordKey,
  total: number | null,
  { showsProgress, complain }: CommandTerminal,
  words: TerminalWords,
): ProgressLine {
  const over = '\r\u001b[K';
  return {
    tell(done) {
      if (showsProgress) complain(`${over}${words.say(key, { done, total: total ?? '…' })}`);
    },
    end() {
      if (showsProgress) complain(over);
    },
  };
}
