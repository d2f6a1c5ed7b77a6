/** A rule's message in a language: for tests, and for the sandbox, which answers in the caller's language. */
import { lookUp } from './look-up.ts';
import type { Message } from './message.ts';
import { texts } from './tables/console.ts';
import type { Language } from './types.ts';

export function ruleMessage(language: Language, message: Message): string {
  return lookUp(texts[language], message.key, message.params);
}
