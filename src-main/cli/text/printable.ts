import { shownText } from '#shared/rules/shown-text.ts';

/** What may be printed of an argument or a name: a terminal obeys control characters. */
export function printable(text: string): string {
  return shownText(text);
}
