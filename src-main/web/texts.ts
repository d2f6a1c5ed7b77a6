/** Texts that the web shell prints, in the language of the terminal's user. */
import { start } from '#shared/text/tables/start.ts';
import { type Language, languageFor } from '#shared/text/types.ts';

export type WebTexts = (typeof start)[Language]['web'];

/** BCP 47 tag of the user's language: the terminal's (POSIX), else the system's. */
export function environmentLanguage(env: NodeJS.ProcessEnv): string {
  const posix = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').split('.', 1)[0]?.replace('_', '-') ?? '';
  if (/^[a-z]{2}/i.test(posix) && posix !== 'C') return posix;
  return Intl.DateTimeFormat().resolvedOptions().locale;
}

export function webTextsIn(language: string): WebTexts {
  return start[languageFor(language)].web;
}

/** Replaces each `{{name}}` by its value; placeholders inside values stay as they are. */
export function fillWebText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
