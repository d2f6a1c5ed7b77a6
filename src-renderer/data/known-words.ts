/** The console's texts for shared rules that compose sentences. */
import type { KnownWords } from '#shared/text/known-words.ts';
import { translate, translateIfKnown } from './text.ts';

export const consoleWords: KnownWords = {
  say: (key, params) => translate(key, params),
  ifKnown: (key) => translateIfKnown(key),
};
