import { themeNameState } from './theme-name-state.ts';

/** The theme that was just made, which the editor hands to the list in the history state. */
export interface SavedTheme {
  readonly id: string;
  readonly name: string;
}

export const savedThemeState = (savedTheme: SavedTheme) => ({ savedTheme });

export function savedThemeIn(state: unknown): SavedTheme | null {
  if (typeof state !== 'object' || state === null || !('savedTheme' in state)) return null;
  const { id, name } = state.savedTheme as SavedTheme;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

/** The state of the dialog in which a theme that was just made is assigned. */
export const newThemeState = (themeName: string) => ({ ...themeNameState(themeName), isNewTheme: true });

export function isNewTheme(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewTheme' in state && state.isNewTheme === true;
}
