/** What a rule's message says in each language: for tests, and for whoever answers in a caller's language. */
import { texts as english } from './en-US/index.ts';
import { lookUp } from './look-up.ts';
import type { Message } from './message.ts';
import type { Language } from './types.ts';
import { texts as chinese } from './zh-CN/index.ts';

const trees = { 'en-US': english, 'zh-CN': chinese } as const satisfies Record<Language, object>;

export function say(language: Language, message: Message): string {
  return lookUp(trees[language], message.key, message.params);
}
