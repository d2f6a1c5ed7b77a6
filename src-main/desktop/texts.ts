/** The shell's own texts (native menus, dialogs, start errors) in the user's language. */
import type { Settings } from '#shared/rules/settings/settings.ts';
import { desktop } from '#shared/text/tables/desktop.ts';
import { type Language, languageFor } from '#shared/text/types.ts';

export type DesktopTexts = (typeof desktop)[Language];

export function resolveLanguage(setting: Settings['language'], systemLanguage: string): Language {
  return setting === 'system' ? languageFor(systemLanguage) : setting;
}

export function textsFor(setting: Settings['language'], systemLanguage: string): DesktopTexts {
  return desktop[resolveLanguage(setting, systemLanguage)];
}

/** Replaces each `{{name}}` by its value; placeholders inside values stay as they are. */
export function fillDesktopText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
