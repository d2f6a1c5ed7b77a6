/** The terminal's texts in one language, and its numbers. */
import { cli as cliEnglish } from '#shared/text/en-US/cli.ts';
import { licence as licenceEnglish } from '#shared/text/en-US/licence.ts';
import { lookUp } from '#shared/text/look-up.ts';
import { type Language, languageFor, type TextKey } from '#shared/text/types.ts';
import { cli as cliChinese } from '#shared/text/zh-CN/cli.ts';
import { licence as licenceChinese } from '#shared/text/zh-CN/licence.ts';

const english = { cli: cliEnglish, licence: licenceEnglish };
export type WordKey = TextKey<typeof english>;

export interface Words {
  readonly language: Language;
  say(key: WordKey, params?: Readonly<Record<string, string | number>>): string;
  /** For keys that are put together at run time, as those of findings are. */
  sayAny(key: string, params?: Readonly<Record<string, string | number>>): string;
  number(value: number): string;
}

export function wordsIn(language: Language): Words {
  const texts = language === 'zh-CN' ? { cli: cliChinese, licence: licenceChinese } : english;
  const format = new Intl.NumberFormat(language);
  return {
    language,
    say: (key, params) => lookUp(texts, key, params),
    sayAny: (key, params) => lookUp(texts, key, params),
    number: (value) => format.format(value),
  };
}

/** The language that the environment asks for (POSIX locale variables), else the machine's. */
export function systemLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const posix = env.LC_ALL || env.LC_MESSAGES || env.LANG;
  if (posix && posix !== 'C' && posix !== 'POSIX' && !posix.startsWith('C.'))
    return languageFor(posix.replaceAll('_', '-'));
  return posix ? 'en-US' : languageFor(Intl.DateTimeFormat().resolvedOptions().locale);
}
