import type { KnownWords } from '../text/known-words.ts';
import { lookUp } from '../text/look-up.ts';
import { texts } from '../text/tables/console.ts';
import type { Language } from '../text/types.ts';

export function wordsForTests(language: Language): KnownWords {
  return {
    say: (key, params) => lookUp(texts[language], key, params),
    ifKnown(key) {
      try {
        return lookUp(texts[language], key);
      } catch (error) {
        if (error instanceof RangeError) return null;
        throw error;
      }
    },
  };
}
