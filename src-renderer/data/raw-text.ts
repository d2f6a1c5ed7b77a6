/** A wire value for display: long text is truncated, a missing value is a dash. */
import { stringifyJson } from '#shared/kit/exact-json.ts';
import { shownText } from '#shared/kit/shown-text.ts';

const longest = 200;

export function rawText(raw: unknown): string {
  const text = raw === undefined ? '–' : shownText(stringifyJson(raw) ?? '');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
