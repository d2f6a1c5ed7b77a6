/** Which locale writes the dates and numbers of a language: the console's English is British. */
import { languageTraits } from './language-traits.ts';
import type { Language } from './types.ts';

/** A BCP 47 tag for `Intl`. */
export function localeOf(language: Language): string {
  return languageTraits[language].locale;
}
