/** How far a long command is, on standard error, written over itself where a person looks at it. */
import type { Terminal } from './terminal.ts';
import type { TerminalWordKey, TerminalWords } from '../text/terminal-words.ts';

export interface ProgressLine {
  tell(done: number): void;
  /** Takes the line away. */
  end(): void;
}

/** `key` takes `done` and `total`; `total` null: nobody knows yet. */
export function progressLine(
  key: TerminalWordKey,
  total: number | null,
  { showsProgress, complain }: Terminal,
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
