/** Messages of the platform's rules, in the language that the request asks for. */
import type { Message } from '#shared/text/message.ts';
import type { Language } from '#shared/text/types.ts';
import { type Refusal, refuse } from './http/implement.ts';

/** Imports the texts on demand: most starts refuse nothing. */
export async function messageText(language: Language, message: Message): Promise<string> {
  const { ruleMessage: say } = await import('#shared/text/rule-message.ts');
  return say(language, message);
}

export async function refuseWithMessage(
  language: Language,
  message: Message,
  code?: number,
): Promise<Refusal> {
  return refuse(await messageText(language, message), code);
}
