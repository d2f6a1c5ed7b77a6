/** How far a long command is, on standard error, written over itself where a person looks at it. */
import type { Terminal } from './terminal.ts';
import type { WordKey, Words } from '../text/terminal-texts.ts';

export interface Progress {
  tell(done: number): void;
  /** Takes the line away. */
  end(): void;
}

/** `key` takes `done` and `total`; `total` null: nobody knows yet. */
export function progressOf(
  key: WordKey,
  total: number | null,
  { showsProgress, complain }: Terminal,
  words: Words,
): Progress {
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
