/** Style sheets that would fetch something. They are refused, not cleaned: a theme needs none of it. */

/**
 * The text of a style sheet. `strict`: of a package of ours, where it may not fetch; otherwise it only has to be one.
 * `inPicture`: it stands in an SVG. What looks like a comment is looked at, too: it may stand in a string.
 */
export function wrongCss(text: string, strict: boolean, inPicture = false): boolean {
  if (!inPicture && /^\s*<|<\/?[a-z!]/i.test(text)) return true;
  if (!strict) return false;
  // Another encoding would make other words of the same bytes.
  if (controls.test(text)) return true;
  const plain = unescapedCss(text);
  if (/@charset(?!\s*["']utf-8["'])/i.test(plain)) return true;
  if (
    /@import|expression\s*\(|javascript:|-moz-binding|behavior\s*:|(?:image-set|src|image)\s*\(/i.test(plain)
  )
    return true;
  for (const [, to = ''] of plain.matchAll(/url\s*\(\s*["']?([^"')]{0,60})/gi))
    if (!(inPicture && to.startsWith('#'))) return true;
  return false;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** As a browser reads CSS: `\75 rl` is `url`. */
export function unescapedCss(css: string): string {
  return css
    .replace(/\r\n|\f/g, '\n')
    .replace(
      /\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi,
      (_, code: string | undefined, sign: string | undefined) => {
        if (code === undefined) return sign ?? '';
        const point = Number.parseInt(code, 16);
        return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
      },
    );
}
