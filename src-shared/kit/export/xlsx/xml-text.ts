/** Texts inside XML 1.0, as a spreadsheet reads them. */

/** What XML 1.0 §2.2 forbids, and the other control characters; tab and line feed stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without control characters and half surrogates; lines end with a line feed. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controls, '').toWellFormed();
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
}

/** At most `most` UTF-16 units, no character in half. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return text.slice(0, end);
}
