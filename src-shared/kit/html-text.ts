/** Texts inside an HTML document. Everything that comes from a file or a language passes through here. */
import { shownText } from './shown-text.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Whatever needs a closer look; most texts have none of it, and a report has hundreds of thousands. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const special = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** Also without control characters (tab and line end stay) and half surrogates, which no document may hold. */
export function escapeHtml(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replace(forbidden, '')
    .toWellFormed()
    .replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}

/** Letters that are written from right to left; characters that turn the direction are spelled by then (UAX #9). */
const turning = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\ud802\ud803\ud83a\ud83b]/;

/** What a file says, shown for what it is, and set apart where it is written from right to left. */
export function foreign(text: string): string {
  const shown = escapeHtml(shownText(text));
  return turning.test(shown) ? `<bdi>${shown}</bdi>` : shown;
}
