/** A text that a rule asks for: its key, and the values of its placeholders. */
import type { MessageKey } from './index.ts';

export interface Message {
  readonly key: MessageKey;
  readonly params?: Readonly<Record<string, string | number>>;
}
