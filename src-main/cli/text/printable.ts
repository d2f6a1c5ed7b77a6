import { shownText } from '#shared/kit/shown-text.ts';

/** The text without control characters, which a terminal would obey. */
export function printable(text: string): string {
  return shownText(text);
}
