/**
 * The platform's languages by their own, Chinese and English names (spec 3§2.5 "original name plus Chinese
 * name", 3§3.8), and the checks of the multi-language name dialog (1§5 "multi-language"; TEN-071).
 */
import type { LanguageEntry, LanguageName } from '../../../api/language-names/language-names.ts';
import { type PlatformLanguage, platformLanguages } from '../../../api/language-names/platform-languages.ts';
import { type OddField, oddFieldsOf } from '../../../api/odd-values/odd-fields.ts';
import { hiddenCharacter } from '../../../kit/patterns/hidden-characters.ts';
import type { Message } from '../../../text/message.ts';
import { languageNames } from '../../../text/tables/language-names.ts';
import { type Language, languages } from '../../../text/types.ts';
import { lengthOf } from '../fields/plain-text.ts';

/** The number of characters of a tenant name (1§9), in any language. */
export const nameLength = { least: 4, most: 40 } as const;

/** The language of the main name; names in other languages are listed beside it. */
export const ownLanguage = 'zh_CN' satisfies PlatformLanguage;

export interface LanguageFacts {
  /** The name in the language itself. */
  readonly original: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly rightToLeft?: true;
}

const originals: Readonly<Record<PlatformLanguage, string>> = {
  zh_CN: '简体中文',
  en_US: 'English',
  zh_TW: '繁體中文',
  es_ES: 'Español',
  fr_FR: 'Français',
  pt_PT: 'Português',
  ar_AE: 'العربية',
  ru_RU: 'Русский',
  ja_JP: '日本語',
  de_DE: 'Deutsch',
  ko_KR: '한국어',
  th_TH: 'ไทย',
};

export const languageFacts = Object.fromEntries(
  platformLanguages.map((lang) => [
    lang,
    {
      original: originals[lang],
      names: Object.fromEntries(languages.map((language) => [language, languageNames[language][lang]])),
      ...(lang === 'ar_AE' ? { rightToLeft: true } : {}),
    },
  ]),
) as Readonly<Record<PlatformLanguage, LanguageFacts>>;

/** Returns the entry of a language in the platform's form, in the words of a reader. */
export function languageEntryOf({ lang, name }: LanguageName, reader: Language): LanguageEntry {
  const { original, names } = languageFacts[lang];
  return { lang, name, transName: names[reader], checked: name !== '', ori: original, cn: names['zh-CN'] };
}

/** Returns the platform's language for a language of the console; English when the platform lacks it. */
export function platformLanguageOf(language: Language): PlatformLanguage {
  return platformLanguages.find((one) => one === language.replace('-', '_')) ?? 'en_US';
}

export type Names = Readonly<Partial<Record<PlatformLanguage, string>>>;

/** Returns the names by language; of two for one language the last counts. A name in an unknown language is none. */
export function toNames(list: readonly LanguageName[]): Names {
  return Object.fromEntries(
    list.flatMap((entry) => (oddFieldsOf(entry)?.lang ? [] : [[entry.lang, entry.name]])),
  );
}

/** Returns the names that were not understood, by language. */
export function oddNames(
  list: readonly LanguageName[],
): Readonly<Partial<Record<PlatformLanguage, OddField>>> {
  return Object.fromEntries(
    list.flatMap((entry) => {
      const { lang, name } = oddFieldsOf(entry) ?? {};
      return name && !lang ? [[entry.lang, name]] : [];
    }),
  );
}

/**
 * Returns the name for a reader: in their language where there is one, otherwise the stored name, which is in the
 * language of the main name.
 */
export function nameFor(names: Names, language: Language, stored: string): string {
  const lang = platformLanguageOf(language);
  return (lang !== ownLanguage && names[lang]?.trim()) || stored;
}

/** Whether names in other languages matter to a reader at all. */
export function readsOtherNames(language: Language): boolean {
  return platformLanguageOf(language) !== ownLanguage;
}

/**
 * Returns the names in a record's text, an object of JSON by language. The documents do not show the form of such texts
 * (2§3 `topicNameInter`), so a text of another form has no names.
 */
export function namesInText(text: string): Names {
  if (!text.startsWith('{')) return {};
  try {
    const read: unknown = JSON.parse(text);
    return Object.fromEntries(
      Object.entries(read ?? {}).filter(
        ([lang, name]) => platformLanguages.some((one) => one === lang) && typeof name === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Returns the names to save: one entry for each language in the platform's order, '' for a language without a name. */
export function fromNames(names: Names): LanguageName[] {
  return platformLanguages.map((lang) => ({ lang, name: (names[lang] ?? '').trim() }));
}

/** Returns the languages shown at first: those with a name, and always the language of the main name. */
export function chosenLanguages(names: Names, own: PlatformLanguage): PlatformLanguage[] {
  return platformLanguages.filter((lang) => lang === own || (names[lang] ?? '').trim() !== '');
}

/**
 * Returns the problems by language. The main name is required; every name has the length of a tenant name and
 * brackets of one style, a name that is there unchanged in `stored` whatever its length. The character pattern
 * applies to the tenant name itself only, since the dialog is for other scripts.
 */
export function checkNames(
  names: Names,
  ownLanguage: PlatformLanguage,
  stored: Names = {},
): Partial<Record<PlatformLanguage, Message>> {
  const problems: Partial<Record<PlatformLanguage, Message>> = {};
  for (const { lang, name } of fromNames(names)) {
    if (lang === ownLanguage && name === '') {
      problems[lang] = { key: 'common.form.required' };
      continue;
    }
    const hidden = hiddenCharacter(name);
    if (hidden) problems[lang] = { key: 'tenantEdit.hidden', params: { ...hidden } };
    else if (lengthOf(name) > nameLength.most) problems[lang] = { key: 'tenantEdit.name.tooLong' };
    // The main name is checked by the rules of its own field (`checkTenantName`).
    else if (lang !== ownLanguage && name !== '' && name !== stored[lang]) {
      const problem = foreignNameProblem(name);
      if (problem) problems[lang] = problem;
    }
  }
  return problems;
}

function foreignNameProblem(name: string): Message | null {
  if (lengthOf(name) < nameLength.least) return { key: 'tenantEdit.name.tooShort' };
  return mixesBrackets(name) ? { key: 'tenantEdit.name.mixedBrackets' } : null;
}

/** Half-width and full-width brackets in one name (1§5). */
export function mixesBrackets(name: string): boolean {
  return /[()]/.test(name) && /[（）]/.test(name);
}
