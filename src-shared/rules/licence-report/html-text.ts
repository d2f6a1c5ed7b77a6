/** Texts inside an HTML document. Everything that comes from a file or a language passes through here. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Also without control characters (tab and line end stay) and half surrogates, which no document may hold. */
export function escapeHtml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
      .toWellFormed()
      .replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
  );
}

/** What a file says, set apart so that it can't turn the direction of what stands around it. */
export function foreign(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}
