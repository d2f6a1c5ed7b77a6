/** The words that the web shell prints, in the language of the terminal's user. */
import { start as english } from '#shared/text/en-US/start.ts';
import { type Language, languageFor, type Translated } from '#shared/text/types.ts';
import { start as chinese } from '#shared/text/zh-CN/start.ts';

export type WebTexts = Translated<(typeof english)['web']>;

const byLanguage: Readonly<Record<Language, WebTexts>> = { 'en-US': english.web, 'zh-CN': chinese.web };

/** BCP 47 tag of the user: what the terminal says (POSIX), else what the system says. */
export function systemLanguage(env: NodeJS.ProcessEnv): string {
  const posix = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').split('.', 1)[0]?.replace('_', '-') ?? '';
  if (/^[a-z]{2}/i.test(posix) && posix !== 'C') return posix;
  return Intl.DateTimeFormat().resolvedOptions().locale;
}

export function textsIn(language: string): WebTexts {
  return byLanguage[languageFor(language)];
}

/** Puts values where a text says `{{name}}`; a value is never read as a text again. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
