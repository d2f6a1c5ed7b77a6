/**
 * Texts, dates and numbers in the user's language. The first picture has its own texts in a small file; all of them come
 * with the first page that is loaded, and from then on with each language.
 */
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { MessageKey } from '#shared/text/index.ts';
import { load as loadConsole } from '#shared/text/tables/lazy/console.ts';
import { load as loadFirst } from '#shared/text/tables/lazy/first.ts';
import type { Language } from '#shared/text/types.ts';
import { type Formats, formatsFor } from './format.ts';
import { plainTexts, type TextParams } from './plain-texts.ts';
import { createSignal } from './signal.ts';

export type { TextParams };
export type Translate = (key: MessageKey, params?: TextParams) => string;

/** Languages of which all texts are there. */
const complete = new Set<Language>();
/** The language that was asked for last, and whether more than the first picture is wanted of it. */
const asked: { language: Language | null; whole: boolean } = { language: null, whole: false };
/** All texts are there, of the language that is shown. */
const came = createSignal<void>();

/** Loads the language and makes it the console's; also the document's `lang`. */
export async function loadLanguage(language: Language): Promise<void> {
  asked.language = language;
  await (asked.whole ? wholeOf(language) : firstOf(language));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** All texts of the console's language, now and in each that is shown later. Throws where they can't be had. */
async function loadAllTexts(): Promise<void> {
  asked.whole = true;
  const { language } = asked;
  if (language === null || complete.has(language)) return;
  await wholeOf(language);
  tools = null;
  came.emit();
}

/** Code that is loaded when it is wanted, with the words for it: it says what the first picture does not. */
export async function withTexts<T>(code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, loadAllTexts()]);
  return loaded;
}

async function firstOf(language: Language): Promise<void> {
  const [{ texts }] = await Promise.all([loadFirst[language](), begun(language)]);
  // A page may have been quicker.
  if (!complete.has(language)) take(language, texts);
}

async function wholeOf(language: Language): Promise<void> {
  const [{ texts }] = await Promise.all([loadConsole[language](), begun(language)]);
  take(language, texts);
  complete.add(language);
}

let beginning: Promise<unknown> | null = null;

/** `language`: of whoever asks first. */
function begun(language: Language): Promise<unknown> {
  beginning ??= i18next.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  return beginning;
}

/** As it is: a copy of all texts would take longer than drawing the first picture's. */
function take(language: Language, texts: object): void {
  i18next.addResourceBundle(language, 'translation', texts, false, true, { skipCopy: true });
}

/** Texts of a language that need not be the console's: loaded, not shown. */
export async function textsIn(language: Language): Promise<Translate> {
  await wholeOf(language);
  return i18next.getFixedT(language) as unknown as Translate;
}

const plain = plainTexts((key) =>
  i18next.isInitialized ? i18next.getResource(i18next.language, 'translation', key) : undefined,
);

/** For what is not a component: error descriptions, toasts. */
export const translate: Translate = (key, params) =>
  plain(i18next.language, key, params) ??
  (isThere(key, params) ? i18next.t(key as string, { ...params }) : '');

/** A text whose key is put together at run time, or null where there is no such text. */
export function translateIfKnown(key: string, params?: TextParams): string | null {
  return isThere(key, params) && i18next.exists(key) ? i18next.t(key, { ...params }) : null;
}

/**
 * False: its words are on their way, and whoever shows them will be drawn anew. A key that has no words anywhere is there:
 * it is shown itself.
 */
function isThere(key: string, params?: TextParams): boolean {
  if (asked.language === null || complete.has(asked.language) || i18next.exists(key, { ...params }))
    return true;
  // A page that can't have them says so itself.
  loadAllTexts().catch(() => undefined);
  return false;
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

function onTexts(told: () => void): () => void {
  const stop = came.listen(told);
  i18next.on('languageChanged', told);
  return () => {
    stop();
    i18next.off('languageChanged', told);
  };
}

export function useText(): TextTools {
  return useSyncExternalStore(onTexts, toolsNow);
}
