/** A wire value in words: a missing value is a dash, and a long text is truncated after `most` characters. */
import { stringifyJson } from '#shared/kit/exact-json.ts';
import { shownText } from '#shared/kit/shown-text.ts';

/** Characters that a tooltip or a line of a list has room for. */
const longest = 200;

export function rawText(raw: unknown, most = longest): string {
  const text = raw === undefined ? '–' : shownText(stringifyJson(raw) ?? '');
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
