/** For tests: the texts of a language, as rules that word something ask for them. */
import { texts as english } from '../text/en-US/index.ts';
import type { KnownWords } from '../text/known-words.ts';
import { lookUp } from '../text/look-up.ts';
import type { Language } from '../text/types.ts';
import { texts as chinese } from '../text/zh-CN/index.ts';

const trees = { 'en-US': english, 'zh-CN': chinese } as const satisfies Record<Language, object>;

export function wordsForTests(language: Language): KnownWords {
  return {
    say: (key, params) => lookUp(trees[language], key, params),
    ifKnown(key) {
      try {
        return lookUp(trees[language], key);
      } catch (error) {
        if (error instanceof RangeError) return null;
        throw error;
      }
    },
  };
}
