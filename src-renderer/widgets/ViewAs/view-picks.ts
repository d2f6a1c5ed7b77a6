/** The choices of a view: a person or a department, on a terminal, in a language. */
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import type { Clients } from '#shared/rules/common/applications/names-in-lists.ts';
import type { NavMode } from '#shared/rules/launcher/configs.ts';
import type { Language } from '#shared/text/types.ts';

export const viewTerminals = ['pc', 'pcClient', 'h5'] as const;
export type ViewTerminal = (typeof viewTerminals)[number];
export const navModes = ['standard', 'mix'] as const;

/** Applications distinguish only computers and phones. */
export const clientAt = (terminal: ViewTerminal): keyof Clients => (terminal === 'h5' ? 'mobile' : 'pc');

export interface ViewPicks {
  readonly of: 'person' | 'department';
  /** '' for the page's department. */
  readonly who: string;
  readonly terminal: ViewTerminal;
  /** Null for the stored mode. */
  readonly nav: NavMode | null;
  readonly lang: PlatformLanguage;
}

/** Reads the choices from the address; the user's own values are the defaults. */
export function picksOf(paramOf: (name: string) => string, language: Language): ViewPicks {
  return {
    of: paramOf('of') === 'person' ? 'person' : 'department',
    who: paramOf('who'),
    terminal: viewTerminals.find((one) => one === paramOf('on')) ?? 'pc',
    nav: navModes.find((one) => one === paramOf('nav')) ?? null,
    lang:
      platformLanguages.find((one) => one === paramOf('lang')) ?? (language === 'zh-CN' ? 'zh_CN' : 'en_US'),
  };
}
