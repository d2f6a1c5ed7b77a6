/** Texts inside an HTML document. Everything that comes from a file or a language passes through here. */

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

/** Letters that are written from right to left, and characters that turn the direction (UAX #9). */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\ud802\ud803\ud83a\ud83b]/;

/** What a file says, set apart where it could turn the direction of what stands around it. */
export function foreign(text: string): string {
  return turning.test(text) ? `<bdi>${escapeHtml(text)}</bdi>` : escapeHtml(text);
}
