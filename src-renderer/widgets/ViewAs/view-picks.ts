/** As whom one looks: a person or somebody in a department, on a terminal, in a language. */
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import type { Clients } from '#shared/rules/common/applications/shown-as.ts';
import type { NavMode } from '#shared/rules/launcher/configs.ts';
import type { Language } from '#shared/text/types.ts';

export const viewTerminals = ['pc', 'pcClient', 'h5'] as const;
export type ViewTerminal = (typeof viewTerminals)[number];
export const navModes = ['standard', 'mix'] as const;

/** Applications tell computers from phones. */
export const clientAt = (terminal: ViewTerminal): keyof Clients => (terminal === 'h5' ? 'mobile' : 'pc');

export interface ViewPicks {
  readonly of: 'person' | 'department';
  /** '' for the department that the page is about. */
  readonly who: string;
  readonly terminal: ViewTerminal;
  /** null: the one that is set. */
  readonly nav: NavMode | null;
  readonly lang: PlatformLanguage;
}

/** By the words of an address; what it does not say is as whoever looks would have it. */
export function picksOf(said: (name: string) => string, language: Language): ViewPicks {
  return {
    of: said('of') === 'person' ? 'person' : 'department',
    who: said('who'),
    terminal: viewTerminals.find((one) => one === said('on')) ?? 'pc',
    nav: navModes.find((one) => one === said('nav')) ?? null,
    lang: platformLanguages.find((one) => one === said('lang')) ?? (language === 'zh-CN' ? 'zh_CN' : 'en_US'),
  };
}
