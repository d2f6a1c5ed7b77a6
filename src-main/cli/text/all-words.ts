import type { MessageKey } from '#shared/text/index.ts';
import type { KnownWords } from '#shared/text/known-words.ts';
import { lookUp, type TextTree } from '#shared/text/look-up.ts';
import { load } from '#shared/text/tables/lazy/console.ts';
import type { Language } from '#shared/text/types.ts';

type Params = Readonly<Record<string, string | number>>;

export interface AllWords extends KnownWords {
  say(key: MessageKey, params?: Params): string;
  /** Keys that come from a server or a file; an unknown key is its own text. */
  sayIfKnown(key: string, params?: Params): string;
}

export async function loadAllWords(language: Language): Promise<AllWords> {
  const { texts }: { readonly texts: TextTree } = await load[language]();
  const known = (key: string, params?: Params): string | null => {
    try {
      return lookUp(texts, key, params);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  };
  return {
    say: (key, params) => lookUp(texts, key, params),
    sayIfKnown: (key, params) => known(key, params) ?? key,
    ifKnown: (key) => known(key),
  };
}
