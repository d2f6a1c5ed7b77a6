/** The module types of the free-edition notice (spec 1§2.8, 3§2.6; S-29; PAY-004 to 006). */
import { moduleNotice } from '../../text/tables/module-notice.ts';
import { type Language, languages } from '../../text/types.ts';
import moduleHelp from './module-help.json' with { type: 'json' };

export type PayModuleType = keyof typeof moduleHelp;

export interface PayModule {
  readonly type: PayModuleType;
  /** The name in the form that it has inside a sentence. */
  readonly name: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  /** Page on the platform's own server, e.g. `/help/zh-CN/project/gantt`. */
  readonly help: Readonly<Record<Language, string>>;
}

export const payModules: readonly PayModule[] = Object.entries(moduleHelp).map(([key, help]) => {
  const type = key as PayModuleType;
  return {
    type,
    name: byLanguage((language) => moduleNotice[language][type].name),
    description: byLanguage((language) => moduleNotice[language][type].description),
    help: byLanguage((language) => `/help/${language}/${help}`),
  };
});

function byLanguage(textIn: (language: Language) => string): Readonly<Record<Language, string>> {
  return Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Record<
    Language,
    string
  >;
}

const byType = new Map<string, PayModule>(payModules.map((module) => [module.type, module]));

/** Returns null for an unknown type; the notice is then without a description. */
export function payModule(type: string): PayModule | null {
  return byType.get(type) ?? null;
}
