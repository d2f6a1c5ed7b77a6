/** Looks up names of records on a server, by id and by name. */
import { keyLanguage, languageHeader } from '#shared/rules/changes/mapping/key-language.ts';
import type { NamingFacts } from '#shared/rules/changes/mapping/namer.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { type Language, languageFor } from '#shared/text/types.ts';
import { callRead } from './read.ts';

/** `server`: the mark of the server that the look-up is meant for. */
export function recordNamesOf(host: string, server: string): NamingFacts {
  const askIn = (language: Language): Ask => {
    const options = { mark: server, headers: languageHeader(language) };
    return (endpoint, input) => callRead(endpoint, input, options);
  };
  return {
    host,
    ask: askIn(keyLanguage),
    askIn,
    displayLanguage: languageFor(document.documentElement.lang),
  };
}
