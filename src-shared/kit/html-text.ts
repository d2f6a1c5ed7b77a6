/** Texts in an HTML document. Every text from a file or a language passes through here. */
import { shownText } from './shown-text.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that need care; most of a report's hundreds of thousands of texts have none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const special = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/**
 * Escapes a text for HTML, and removes control characters (tab and line end stay) and lone surrogates, which no
 * document may have.
 */
export function escapeHtml(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replace(forbidden, '')
    .toWellFormed()
    .replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}

/** Right-to-left letters; direction marks are replaced by their codes before (UAX #9). */
const turning = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\ud802\ud803\ud83a\ud83b]/;

/** A text from a file, with hidden characters made visible, and isolated where it is right-to-left. */
export function foreignHtml(text: string): string {
  const shown = escapeHtml(/* wall: report-names-shown */ shownText(text));
  return turning.test(shown) ? `<bdi>${shown}</bdi>` : shown;
}
