/**
 * The name of a theme in the history state beside its address: no call finds a theme by its id, and with its name it is
 * found by one request, however long its list is.
 */
export const themeNameState = (themeName: string) => ({ themeName });

/** '' where the address was opened in another way. */
export function themeNameIn(state: unknown): string {
  const name = typeof state === 'object' && state !== null && 'themeName' in state ? state.themeName : '';
  return typeof name === 'string' ? name : '';
}
