/** Characters that XML 1.0 §2.2 forbids, and other control characters; tab and line feed stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Removes control characters and lone surrogates; line ends become line feeds. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controls, '').toWellFormed();
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
}

/** Cuts to `most` UTF-16 units without splitting a character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return text.slice(0, end);
}
