/** The texts of one language for rules that write sentences, in the console, a terminal or a report. */
import type { MessageKey } from './index.ts';

export interface KnownWords {
  say(key: MessageKey, params?: Readonly<Record<string, string | number>>): string;
  /** For computed keys; null where there is no such text. */
  ifKnown(key: string): string | null;
}
