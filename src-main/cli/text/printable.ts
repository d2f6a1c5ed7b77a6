import { shownText } from '#shared/rules/shown-text.ts';

/** The text without control characters, which a terminal would obey. */
export function printable(text: string): string {
  return shownText(text);
}
