/** What a language is, beside its texts: `src-shared/text/<language>/language.json`. */
import { languageTraits as facts } from './tables/language-traits.ts';
import { type Language, languages } from './types.ts';

interface LanguageTraits {
  /** In the language itself, as a choice has it; and where there is little room. */
  readonly name: string;
  readonly shortName: string;
  /** A BCP 47 tag for `Intl`: how dates and numbers are written. The console's English is British. */
  readonly locale: string;
  /** What stands between things of a list, between clauses of a sentence, and between sentences. */
  readonly list: string;
  readonly clause: string;
  readonly sentence: string;
  /** An instant to the second. A Chinese day in words is long, and of another length in every month: digits there. */
  readonly time: Intl.DateTimeFormatOptions;
  /** How a day is written, and what else is understood when it is typed (day.js). */
  readonly typedDays: readonly string[];
}

export const languageTraits = facts as Readonly<Record<Language, LanguageTraits>>;

/** What a setting's value for a language is called; undefined: it is none. */
export function languageName(value: string): string | undefined {
  return languages.find((language) => language === value) && languageTraits[value as Language].name;
}
