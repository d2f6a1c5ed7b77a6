/** The shell's own texts (native menus, dialogs, start errors) in the user's language. */
import type { Settings } from '#shared/rules/settings/settings.ts';
import { desktop as english } from '#shared/text/en-US/desktop.ts';
import { type Language, languageFor, type Translated } from '#shared/text/types.ts';
import { desktop as chinese } from '#shared/text/zh-CN/desktop.ts';

export type DesktopTexts = Translated<typeof english>;

const byLanguage: Readonly<Record<Language, DesktopTexts>> = { 'en-US': english, 'zh-CN': chinese };

export function languageOf(setting: Settings['language'], systemLanguage: string): Language {
  return setting === 'system' ? languageFor(systemLanguage) : setting;
}

export function textsFor(setting: Settings['language'], systemLanguage: string): DesktopTexts {
  return byLanguage[languageOf(setting, systemLanguage)];
}

/** Puts values where a text says `{{name}}`; a value is never read as a text again. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
