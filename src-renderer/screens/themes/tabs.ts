/**
 * The tabs and styles of a list of themes (spec 2§2, 2§9; THM-014 to 025, 195). Themes of another system (external
 * mode) have two levels of tabs: the terminals, and the kinds of themes below them.
 */
import type { TopicStyle } from '#shared/api/themes/context.ts';
import { type Terminal, type ThemeTab, terminalFacts } from '#shared/rules/themes/terminals.ts';

export interface TabFacts {
  readonly external: boolean;
  /** Departments can be given themes, and this person may do so. */
  readonly sync: boolean;
  /** The page designer or the code module is displayed. */
  readonly special: boolean;
}

export function themeTabs(terminal: Terminal, { external, sync, special }: TabFacts): readonly ThemeTab[] {
  const tabs: readonly ThemeTab[] = terminalFacts[terminal].tabs;
  if (external) return tabs.length === 0 ? [] : special ? ['standard', 'special'] : ['standard'];
  // The desktop client always has its tabs, whatever the rights.
  if (terminal !== 'pc') return tabs;
  return tabs.filter((tab) => (tab === 'sync' ? sync : tab === 'special' ? special : true));
}

/** The tab of the address if it exists; else the first. */
export function tabNamed(name: string, tabs: readonly ThemeTab[]): ThemeTab {
  return tabs.find((tab) => tab === name) ?? tabs[0] ?? 'standard';
}

/** First-level tabs of external mode. */
export const externalTerminals = ['pc', 'pcClient', 'h5'] as const satisfies readonly Terminal[];

/** The style of the address if the terminal has it; else its first: client for the desktop client, dark otherwise. */
export function styleNamed(name: string, terminal: Terminal): TopicStyle {
  const styles: readonly TopicStyle[] = terminalFacts[terminal].styles;
  return styles.find((style) => style === name) ?? styles[0] ?? 'dark';
}
