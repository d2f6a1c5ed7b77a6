/** The four terminals of themes, with their calls, styles and tabs (spec 2§1, 2§2, 2§9; THM-006 to 021, 195). */
import type { ThemeDtu, ThemeFamily, TopicStyle } from '../../api/themes/context.ts';

export const terminals = ['pc', 'pcClient', 'h5', 'special'] as const;
export type Terminal = (typeof terminals)[number];

export function isTerminal(text: string): text is Terminal {
  return terminals.some((one) => one === text);
}

export interface TerminalFacts {
  readonly family: ThemeFamily;
  /** The terminal's value in calls; undefined where calls have none. */
  readonly dtu: ThemeDtu | undefined;
  /** Styles that the list switches between, the initial one first; empty for a terminal without styles. */
  readonly styles: readonly TopicStyle[];
  readonly tabs: readonly ThemeTab[];
}

/** Tabs of a terminal's lists: themes shared with departments, and the kinds of themes. */
export type ThemeTab = 'base' | 'sync' | 'standard' | 'special';

export const terminalFacts = {
  pc: { family: 'backTopic', dtu: 'pc', styles: ['dark', 'light'], tabs: ['standard', 'special', 'sync'] },
  pcClient: {
    family: 'backTopic',
    dtu: 'app-pc',
    styles: ['client', 'dark', 'light'],
    tabs: ['standard', 'base', 'sync'],
  },
  h5: { family: 'appTopic', dtu: undefined, styles: ['dark', 'light'], tabs: [] },
  special: { family: 'featureTopic', dtu: undefined, styles: [], tabs: [] },
} as const satisfies Readonly<Record<Terminal, TerminalFacts>>;

/** Themes on a page of the list (THM-192). */
export const themePageSize = 20;

/** Rows of the list's skeleton before the first answer (THM-194; S-21). */
export const initialTotal = 100;
