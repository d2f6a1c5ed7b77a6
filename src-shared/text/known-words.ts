/** The texts of one language, as rules that word something ask for them: of a console, a terminal, a report. */
import type { MessageKey } from './index.ts';

export interface KnownWords {
  say(key: MessageKey, params?: Readonly<Record<string, string | number>>): string;
  /** For keys that are put together; null: there is no such text. */
  ifKnown(key: string): string | null;
}
