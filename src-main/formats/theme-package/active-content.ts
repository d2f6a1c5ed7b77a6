/** Detects style sheets that would load something. They are refused, not cleaned: a theme needs none of it. */

/**
 * Checks the text of a style sheet. `strict`: for Steward's own packages, where it may load nothing; otherwise it
 * must only be a style sheet. `inPicture`: for one inside an SVG. Apparent comments are checked too, for they may
 * be inside a string.
 */
export function wrongCss(text: string, strict: boolean, inPicture = false): boolean {
  if (!inPicture && /^\s*<|<\/?[a-z!]/i.test(text)) return true;
  if (!strict) return false;
  // In another encoding the same bytes would be other text.
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

/** Resolves escapes as a browser does: `\75 rl` is `url`. */
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
