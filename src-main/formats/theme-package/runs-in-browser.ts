/**
 * Detects content of a zip of another layout that a browser would run, or load something by, when a server delivers
 * it. Steward's own packages contain none of it, and such a drawing is refused from any source.
 */
import { isUtf8 } from 'node:buffer';
import { unescapedCss } from './active-content.ts';
import { readXml } from './svg/read-xml.ts';

/** `bytes`: all of a text, the first piece of anything else. */
export function runsInBrowser(name: string, bytes: Uint8Array): boolean {
  const extension = /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (pages.includes(extension)) return true;
  if (isFork(bytes)) return false;
  if (extension === 'xml') return !isPlainXml(bytes);
  if (!texts.includes(extension)) return false;
  return looksLikePage(bytes) || (extension === 'css' && runsCss(new TextDecoder().decode(bytes)));
}

/** These run whatever they contain: a browser reads a page as far as it can. */
const pages = ['html', 'htm', 'js'];
/** A server may deliver these without a type, which a browser then guesses. */
const texts = ['css', 'less', 'scss', 'json', 'txt', 'md', 'properties'];

/** AppleDouble, RFC 1740: metadata that macOS stores beside a file. */
export function isFork(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).toString('hex') === '00051607';
}

/** Beginnings that a browser sniffs as a page (WHATWG, MIME Sniffing 7.1), and a tag behind a comment. */
const beginsPage =
  /^[\ufeff\s]*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|\?xml|!--)(?![a-z0-9-])/i;

export function looksLikePage(bytes: Uint8Array): boolean {
  return beginsPage.test(new TextDecoder().decode(bytes.subarray(0, 512)));
}

/** Namespaces of elements for which a browser runs something. */
const obeyed = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/XSL/Transform',
];

/** Whether XML is mere data: another encoding, an instruction or an entity could change its meaning. */
function isPlainXml(bytes: Uint8Array): boolean {
  const visitor = {
    open: ({ uri }: { readonly uri: string }) => /* wall: active-xml */ !obeyed.includes(uri),
    close: () => true,
  };
  return isUtf8(bytes) && readXml(new TextDecoder().decode(bytes), visitor) === null;
}

function runsCss(text: string): boolean {
  const plain = unescapedCss(text);
  if (/expression\s*\(|javascript:|-moz-binding|behavior\s*:/i.test(plain)) return true;
  const named = plain.matchAll(
    /(?:@import|url\s*\(|(?:image-set|src|image)\s*\()\s*["'(\s]*([^"')\s]{0,60})/gi,
  );
  for (const [, to = ''] of named) {
    const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(to);
    if (elsewhere && !/^data:(?:image\/(?:png|jpeg|gif|webp)|font\/|application\/(?:x-)?font)/i.test(to))
      return true;
  }
  return false;
}
