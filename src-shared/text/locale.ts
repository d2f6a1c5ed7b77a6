import { languageTraits } from './language-traits.ts';
import type { Language } from './types.ts';

/** BCP 47 tag for `Intl`, which formats dates and numbers; the console's English is British. */
export function localeOf(language: Language): string {
  return languageTraits[language].locale;
}
