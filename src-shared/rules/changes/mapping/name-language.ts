/** Names in the reader's language, beside keys in the language common to all readers. */
import type { Language } from '../../../text/types.ts';
import type { Ask } from '../../common/record/record.ts';
import { keyLanguage } from './key-language.ts';
import type { NamingFacts, NamedThing } from './namer.ts';
import { namers } from './namers.ts';
import type { ReferenceKind } from './reference-kinds.ts';

/** The kinds whose names a server has in several languages. */
const worded: readonly ReferenceKind[] = ['menu', 'application', 'module', 'appCategory'];

export function inLanguage(facts: NamingFacts, language: Language): NamingFacts {
  return facts.askIn && language !== keyLanguage ? { ...facts, ask: facts.askIn(language) } : facts;
}

/** Returns the same things with their names in the reader's language. */
export async function namesShown(
  kind: ReferenceKind,
  things: readonly NamedThing[],
  facts: NamingFacts,
): Promise<readonly NamedThing[]> {
  const { askIn, displayLanguage = keyLanguage } = facts;
  if (!askIn || displayLanguage === keyLanguage || things.length === 0 || !worded.includes(kind))
    return things;
  const ids = things.map(({ id }) => id);
  const all = await namers[kind]?.byIds({ ...facts, ask: askIn(displayLanguage) }, ids, () => undefined);
  const names = new Map(all?.map(({ id, name }) => [id, name]));
  return things.map((thing) => ({ ...thing, name: names.get(thing.id) ?? thing.name }));
}

/** Remembers answers, so that a list that must be read whole is requested once. */
export function cacheAnswers({ ask, askIn, ...facts }: NamingFacts): NamingFacts {
  const inOthers = new Map<Language, Ask>();
  const askOnceIn = (language: Language): Ask => {
    const once = inOthers.get(language) ?? askOnce(askIn?.(language) ?? ask);
    inOthers.set(language, once);
    return once;
  };
  return { ...facts, ask: askOnce(ask), ...(askIn && { askIn: askOnceIn }) };
}

function askOnce(ask: Ask): Ask {
  const answers = new Map<string, Promise<unknown>>();
  return (endpoint, input) => {
    const key = `${endpoint.id} ${JSON.stringify(input)}`;
    const answer = answers.get(key) ?? ask(endpoint, input);
    answers.set(key, answer);
    // The cache key contains the call, so the answer has the call's type.
    return answer as ReturnType<typeof ask> as never;
  };
}
