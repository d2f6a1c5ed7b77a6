/** Properties of a language beside its texts, from `src-shared/text/<language>/language.json`. */
import { languageTraits as facts } from './tables/language-traits.ts';
import { type Language, languages } from './types.ts';

interface LanguageTraits {
  /** The language's name in itself: for a choice, and for little room. */
  readonly name: string;
  readonly shortName: string;
  /** BCP 47 tag for `Intl`, which formats dates and numbers. The console's English is British. */
  readonly locale: string;
  /** Separators between items of a list, between clauses, and between sentences. */
  readonly list: string;
  readonly clause: string;
  readonly sentence: string;
  /**
   * The format of an instant to the second. Chinese uses digits, because its written days are long and vary in length.
   */
  readonly time: Intl.DateTimeFormatOptions;
  /** Formats of a typed day (day.js): the first one is also shown. */
  readonly typedDays: readonly string[];
}

export const languageTraits = facts as Readonly<Record<Language, LanguageTraits>>;

/** The name of a language setting's value; undefined where the value is not a language. */
export function nameOfLanguage(value: string): string | undefined {
  return languages.find((language) => language === value) && languageTraits[value as Language].name;
}
