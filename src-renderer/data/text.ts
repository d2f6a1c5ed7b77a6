/** Texts, dates and numbers in the user's language. One language's file is loaded at a time. */
import i18next from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { MessageKey } from '#shared/text/index.ts';
import type { Language } from '#shared/text/types.ts';
import { type Formats, formatsFor } from './format.ts';
import { languageFile } from './language-files.ts';

export type TextParams = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, params?: TextParams) => string;

/** Loads the language and makes it the console's; also the document's `lang`. */
export async function loadLanguage(language: Language): Promise<void> {
  const { texts } = await languageFile(language);
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: language,
      fallbackLng: false,
      resources: {},
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  }
  i18next.addResourceBundle(language, 'translation', texts, true, true);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Texts of a language that need not be the console's: loaded, not shown. */
export async function textsIn(language: Language): Promise<Translate> {
  const { texts } = await languageFile(language);
  i18next.addResourceBundle(language, 'translation', texts, true, true);
  return i18next.getFixedT(language) as unknown as Translate;
}

/** For what is not a component: error descriptions, toasts. */
export const translate: Translate = (key, params) => i18next.t(key as string, { ...params });

/** A text whose key is put together at run time, or null where there is no such text. */
export function translateIfKnown(key: string, params?: TextParams): string | null {
  return i18next.exists(key) ? i18next.t(key, { ...params }) : null;
}

/** Dates and numbers in the console's language, for what is not a component. */
export function formatsNow(): Formats {
  return formatsFor(i18next.language as Language);
}

export interface TextTools extends Formats {
  readonly t: Translate;
  readonly language: Language;
}

export function useText(): TextTools {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  return useMemo(() => ({ t: t as unknown as Translate, language, ...formatsFor(language) }), [t, language]);
}
