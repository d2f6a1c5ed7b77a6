/** Pictures and style sheets that would run or fetch something. They are refused, not cleaned: a theme needs none of it. */

/** The text of an SVG. Every pattern here goes over it once: it may be megabytes that were made to be slow. */
export function wrongSvg(text: string): boolean {
  // Blanks say nothing between a name and its value.
  const tight = text.replace(/\s+/g, '');
  return (
    // Names may have a prefix that means the same.
    /<(?:[\w-]{1,40}:)?(?:script|foreignobject|iframe|object|embed|audio|video|canvas|handler|listener)\b/i.test(
      text,
    ) ||
    /<!entity|<\?xml-stylesheet/i.test(text) ||
    hasOwnTypes(text) ||
    /[\s"'/]on[a-z]{2,30}\s*=/i.test(text) ||
    // What an animation sets a link to is nobody's to read.
    /attributename=["']?(?:xlink:)?(?:href|on)/i.test(tight) ||
    outwardLink(tight) ||
    wrongCss(text, true, true)
  );
}

/** A document type may say in brackets what names of its own stand for; one document has one. */
function hasOwnTypes(text: string): boolean {
  const small = text.toLowerCase();
  const at = small.indexOf('<!doctype');
  if (at < 0) return false;
  const end = small.indexOf('>', at);
  return end < 0 || small.slice(at, end).includes('[') || small.includes('<!doctype', at + 1);
}

/** Links may lead to a part of the picture itself, or hold a picture. */
function outwardLink(tight: string): boolean {
  for (const [, to = ''] of tight.matchAll(/(?:href|src)=["']?([^"'>]{0,60})/gi))
    if (!/^#|^data:image\/(?:png|jpeg|gif|webp)[;,]/i.test(to)) return true;
  return false;
}

/**
 * The text of a style sheet. `strict`: of a package of ours, where it may not fetch; otherwise it only has to be one.
 * `inPicture`: it stands in an SVG. What looks like a comment is looked at, too: it may stand in a string.
 */
export function wrongCss(text: string, strict: boolean, inPicture = false): boolean {
  if (!inPicture && /^\s*<|<\/?[a-z!]/i.test(text)) return true;
  if (!strict) return false;
  const plain = unescaped(text);
  if (/@import|expression\s*\(|javascript:|-moz-binding|behavior\s*:|image-set\s*\(/i.test(plain))
    return true;
  for (const [, to = ''] of plain.matchAll(/url\s*\(\s*["']?([^"')]{0,60})/gi))
    if (!(inPicture && to.startsWith('#'))) return true;
  return false;
}

/** As a browser reads CSS: `\75 rl` is `url`. */
function unescaped(css: string): string {
  return css.replace(
    /\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi,
    (_, code: string | undefined, sign: string | undefined) => {
      if (code === undefined) return sign ?? '';
      const point = Number.parseInt(code, 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
    },
  );
}
