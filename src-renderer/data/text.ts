/**
 * Texts, dates and numbers in the user's language. A small file has the first render's texts, and a page's area brings
 * its own. The full set loads with other lazy code or with a text that is not there, and from then on with each language.
 */
import { load as loadPart } from 'virtual:steward-page-texts';
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

const complete = new Set<Language>();
/** The language requested last, the areas whose texts are required, and whether all texts are. */
const requested: { language: Language | null; readonly areas: Set<string>; whole: boolean } = {
  language: null,
  areas: new Set(),
  whole: false,
};
/** Fires when all texts of the displayed language have loaded. */
const textsArrived = createSignal<void>();

/** Loads the language, makes it the console's and sets the document's `lang`. */
export async function loadLanguage(language: Language): Promise<void> {
  requested.language = language;
  await (requested.whole ? wholeOf(language) : firstOf(language));
  if (!requested.whole) await Promise.all([...requested.areas].map((area) => partOf(language, area)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Requires all texts, of the console's language and of each later one. Throws when they can't be loaded. */
async function loadAllTexts(): Promise<void> {
  requested.whole = true;
  const { language } = requested;
  if (language === null || complete.has(language)) return;
  await wholeOf(language);
  tools = null;
  textsArrived.emit();
}

/** Loads lazy code together with all texts: the first render's set lacks the code's. */
export async function withTexts<T>(code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, loadAllTexts()]);
  return loaded;
}

/** Loads a page's code together with the texts of its area (scripts/build/page-texts.ts). */
export async function withPageTexts<T>(code: Promise<T>, area: string): Promise<T> {
  const [loaded] = await Promise.all([code, loadTextsOf(area)]);
  return loaded;
}

async function loadTextsOf(area: string): Promise<void> {
  requested.areas.add(area);
  const { language } = requested;
  if (language === null || complete.has(language)) return;
  await partOf(language, area);
}

const parts = new Map<string, Promise<unknown>>();

/** Loads all texts where the area has no part of its own. */
async function partOf(language: Language, area: string): Promise<void> {
  const part = loadPart[language]?.[area];
  if (!part) return loadAllTexts();
  const key = `${language} ${area}`;
  const loading = parts.get(key) ?? addPart(language, part());
  parts.set(key, loading);
  // A failed load is tried again by the next page.
  loading.catch(() => parts.delete(key));
  await loading;
}

function firstOf(language: Language): Promise<void> {
  return addPart(language, loadFirst[language]());
}

/** Adds a part of a language's texts to those that are there; the full set may have loaded sooner. */
async function addPart(language: Language, loading: Promise<{ readonly texts: object }>): Promise<void> {
  const [{ texts }] = await Promise.all([loading, begun(language)]);
  if (complete.has(language)) return;
  const isFirst = !i18next.hasResourceBundle(language, 'translation');
  if (isFirst) take(language, texts);
  else i18next.addResourceBundle(language, 'translation', texts, true, true, { skipCopy: true });
}

async function wholeOf(language: Language): Promise<void> {
  const [{ texts }] = await Promise.all([loadConsole[language](), begun(language)]);
  take(language, texts);
  complete.add(language);
}

let beginning: Promise<unknown> | null = null;

/** `language`: the first caller's. */
function begun(language: Language): Promise<unknown> {
  beginning ??= i18next.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  return beginning;
}

/** Without a copy: copying all texts would take longer than the first render. */
function take(language: Language, texts: object): void {
  i18next.addResourceBundle(language, 'translation', texts, false, true, { skipCopy: true });
}

/** Loads texts of any language without displaying it. */
export async function loadTranslator(language: Language): Promise<Translate> {
  await wholeOf(language);
  return i18next.getFixedT(language) as unknown as Translate;
}

const plain = plainTexts((key) =>
  i18next.isInitialized ? i18next.getResource(i18next.language, 'translation', key) : undefined,
);

/** For code outside components: error descriptions, toasts. */
export const translate: Translate = (key, params) =>
  plain(i18next.language, key, params) ??
  (isThere(key, params) ? i18next.t(key as string, { ...params }) : '');

/** A text by a key composed at run time; null when there is none. */
export function translateIfKnown(key: string, params?: TextParams): string | null {
  return isThere(key, params) && i18next.exists(key) ? i18next.t(key, { ...params }) : null;
}

/** Returns false while the texts load; components then render again. A key without text counts as loaded. */
function isThere(key: string, params?: TextParams): boolean {
  if (requested.language === null || complete.has(requested.language) || i18next.exists(key, { ...params }))
    return true;
  // A page without texts shows the failure itself.
  loadAllTexts().catch(() => undefined);
  return false;
}

/** Dates and numbers in the console's language, for code outside components. */
export function formatsNow(): Formats {
  return formatsFor(i18next.language as Language);
}

export interface TextTools extends Formats {
  readonly t: Translate;
  readonly language: Language;
}

/** Stable identity until the language changes, so that memoised components do not re-render. */
let tools: TextTools | null = null;

function toolsNow(): TextTools {
  const language = i18next.language as Language;
  if (!tools || tools.language !== language) {
    const t: Translate = (key, params) => translate(key, params);
    tools = { t, language, ...formatsFor(language) };
  }
  return tools;
}

function onTexts(listener: () => void): () => void {
  const stop = textsArrived.listen(listener);
  i18next.on('languageChanged', listener);
  return () => {
    stop();
    i18next.off('languageChanged', listener);
  };
}

export function useText(): TextTools {
  return useSyncExternalStore(onTexts, toolsNow);
}
