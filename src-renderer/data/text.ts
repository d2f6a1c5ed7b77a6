/** Texts, dates and numbers in the user's language. One language's file is loaded at a time. */
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { MessageKey } from '#shared/text/index.ts';
import type { Language } from '#shared/text/types.ts';
import { type Formats, formatsFor } from './format.ts';
import { languageFile } from './language-files.ts';
import { plainTexts } from './plain-texts.ts';

export type TextParams = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, params?: TextParams) => string;

/** Loads the language and makes it the console's; also the document's `lang`. */
export async function loadLanguage(language: Language): Promise<void> {
  const { texts } = await languageFile(language);
  if (!i18next.isInitialized) {
    await i18next.init({
      lng: language,
      fallbackLng: false,
      resources: {},
      interpolation: { escapeValue: false },
    });
  }
  take(language, texts);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** As it is: a copy of all texts would take longer than drawing the first picture's. */
function take(language: Language, texts: object): void {
  i18next.addResourceBundle(language, 'translation', texts, false, true, { skipCopy: true });
}

/** Texts of a language that need not be the console's: loaded, not shown. */
export async function textsIn(language: Language): Promise<Translate> {
  const { texts } = await languageFile(language);
  take(language, texts);
  return i18next.getFixedT(language) as unknown as Translate;
}

const plain = plainTexts((key) =>
  i18next.isInitialized ? i18next.getResource(i18next.language, 'translation', key) : undefined,
);

/** For what is not a component: error descriptions, toasts. */
export const translate: Translate = (key, params) =>
  (params ? null : plain(i18next.language, key)) ?? i18next.t(key as string, { ...params });

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

/** The same for all components, until another language is shown: none is drawn anew for it before. */
let tools: TextTools | null = null;

function toolsNow(): TextTools {
  const language = i18next.language as Language;
  if (!tools || tools.language !== language) {
    const t: Translate = (key, params) => translate(key, params);
    tools = { t, language, ...formatsFor(language) };
  }
  return tools;
}

function onLanguage(told: () => void): () => void {
  i18next.on('languageChanged', told);
  return () => i18next.off('languageChanged', told);
}

export function useText(): TextTools {
  return useSyncExternalStore(onLanguage, toolsNow);
}
