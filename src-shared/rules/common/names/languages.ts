/**
 * The platform's languages by their own, Chinese and English names (spec 3§2.5 "original name plus Chinese
 * name", 3§3.8), and the checks of the multi-language name dialog (1§5 "multi-language"; TEN-071).
 */
import type { LanguageName } from '../../../api/language-names/language-names.ts';
import { type PlatformLanguage, platformLanguages } from '../../../api/language-names/platform-languages.ts';
import type { Message } from '../../../text/message.ts';
import type { Language } from '../../../text/types.ts';
import { hiddenCharacter } from '../../../kit/patterns/hidden-characters.ts';
import { lengthOf } from '../fields/plain-text.ts';

/** Characters of a tenant name (1§9), in whichever language. */
export const nameLength = { least: 4, most: 40 } as const;

/** The language of a name itself; the others stand beside it. */
export const ownLanguage = 'zh_CN' satisfies PlatformLanguage;

export interface LanguageFacts {
  /** In the language itself. */
  readonly original: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly rightToLeft?: true;
}

export const languageFacts: Readonly<Record<PlatformLanguage, LanguageFacts>> = {
  zh_CN: { original: '简体中文', names: { 'zh-CN': '简体中文', 'en-US': 'Chinese, simplified' } },
  en_US: { original: 'English', names: { 'zh-CN': '英语', 'en-US': 'English' } },
  zh_TW: { original: '繁體中文', names: { 'zh-CN': '繁体中文', 'en-US': 'Chinese, traditional' } },
  es_ES: { original: 'Español', names: { 'zh-CN': '西班牙语', 'en-US': 'Spanish' } },
  fr_FR: { original: 'Français', names: { 'zh-CN': '法语', 'en-US': 'French' } },
  pt_PT: { original: 'Português', names: { 'zh-CN': '葡萄牙语', 'en-US': 'Portuguese' } },
  ar_AE: {
    original: 'العربية',
    names: { 'zh-CN': '阿拉伯语', 'en-US': 'Arabic' },
    rightToLeft: true,
  },
  ru_RU: { original: 'Русский', names: { 'zh-CN': '俄语', 'en-US': 'Russian' } },
  ja_JP: { original: '日本語', names: { 'zh-CN': '日语', 'en-US': 'Japanese' } },
  de_DE: { original: 'Deutsch', names: { 'zh-CN': '德语', 'en-US': 'German' } },
  ko_KR: { original: '한국어', names: { 'zh-CN': '韩语', 'en-US': 'Korean' } },
  th_TH: { original: 'ไทย', names: { 'zh-CN': '泰语', 'en-US': 'Thai' } },
};

export type Names = Readonly<Partial<Record<PlatformLanguage, string>>>;

/** Names by language; of two for one language the last counts. */
export function toNames(list: readonly LanguageName[]): Names {
  return Object.fromEntries(list.map(({ lang, name }) => [lang, name]));
}

/** What to save: one entry for each language, in the platform's order; a language without a name has ''. */
export function fromNames(names: Names): LanguageName[] {
  return platformLanguages.map((lang) => ({ lang, name: (names[lang] ?? '').trim() }));
}

/** Languages that the dialog shows at first: those with a name, and always the language of the name itself. */
export function chosenLanguages(names: Names, own: PlatformLanguage): PlatformLanguage[] {
  return platformLanguages.filter((lang) => lang === own || (names[lang] ?? '').trim() !== '');
}

/**
 * Problems by language. The own language's name is required; no name is longer than the tenant name may be.
 * The character pattern holds for the tenant name itself only: other scripts are what the dialog is for.
 */
export function checkNames(names: Names, own: PlatformLanguage): Partial<Record<PlatformLanguage, Message>> {
  const problems: Partial<Record<PlatformLanguage, Message>> = {};
  for (const { lang, name } of fromNames(names)) {
    if (lang === own && name === '') {
      problems[lang] = { key: 'common.form.required' };
      continue;
    }
    const hidden = hiddenCharacter(name);
    if (hidden) problems[lang] = { key: 'tenantEdit.hidden', params: { ...hidden } };
    else if (lengthOf(name) > nameLength.most) problems[lang] = { key: 'tenantEdit.name.tooLong' };
  }
  return problems;
}
