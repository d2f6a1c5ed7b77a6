/**
 * A share's content is rich text on the wire, and plain text with links in the form: `textOf` gives the text that is
 * counted and edited, `contentOf` the content that is sent.
 */

/** The maximum number of characters of a share or comment, counted as people see them (spec 3§5.4, 3§9). */
export const longestContent = 1000;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);

/** Returns the text as HTML with line breaks and links only. */
export function contentOf(typed: string): string {
  const text = typed.replace(/\r\n?/g, '\n');
  let plainText = '';
  let from = 0;
  for (const { index, link } of linksIn(text)) {
    const href = escaped(link);
    plainText += `${escaped(text.slice(from, index))}<a href="${href}">${href}</a>`;
    from = index + link.length;
  }
  return `${plainText}${escaped(text.slice(from))}`.replaceAll('\n', '<br>');
}

function linksIn(text: string): { readonly index: number; readonly link: string }[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"'“”‘’（）()【】]+/g)].flatMap(({ index, 0: found }) => {
    const link = withoutEnd(found);
    return link.length > 'https://'.length ? [{ index, link }] : [];
  });
}

/** A full stop after an address ends the sentence. */
function withoutEnd(link: string): string {
  let end = link.length;
  while (end > 0 && '.,;:!?，。；：！？、'.includes(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
}

/** Returns the text of rich text: tags are dropped, ends of blocks become line breaks. */
export function plainTextOf(content: string): string {
  return content
    .replace(/[\r\n]+/g, ' ')
    .replace(/<(?:br\s*\/?|\/(?:p|div|li|h\d|blockquote))>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, digits, hex, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
      const code = digits === undefined ? Number.parseInt(String(hex), 16) : Number(digits);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}

/** Tells whether the content has formatting that the form cannot keep, so that saving would lose it. */
export function isFormatted(content: string): boolean {
  return contentOf(plainTextOf(content)) !== content;
}
