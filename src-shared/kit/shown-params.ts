/** Values for a sentence's placeholders, with hidden characters made visible. */
import { shownInSentence } from './shown-text.ts';

export function shownParams(
  params: Readonly<Record<string, string | number>>,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? shownInSentence(value) : value,
    ]),
  );
}
