/** What may stand in an SVG that is only looked at, as an image and never in the page: shapes and their paint. */

/** Characters. */
export const longestSvg = 500_000;

/** Elements that run, fetch, or hold another document. Their names in small letters. */
const dropped = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'image',
  'feimage',
  'audio',
  'video',
  'a',
  'animate',
  'animatemotion',
  'animatetransform',
  'set',
  'handler',
  'listener',
]);

export function isPlainElement(name: string): boolean {
  return !dropped.has(name.toLowerCase());
}

/** `name` as it is written, e.g. `xlink:href`. */
export function isPlainAttribute(name: string, value: string): boolean {
  const small = name.toLowerCase();
  if (small.startsWith('on') || small === 'src' || small === 'xml:base') return false;
  if (small === 'href' || small.endsWith(':href')) return /^#/.test(value.trim());
  return isPlainStyle(value);
}

/** A sheet, or what an attribute says: it points at parts of the picture itself and at nothing else. */
export function isPlainStyle(text: string): boolean {
  const code = withoutComments(text);
  if (code.includes('\\') || /@import/i.test(code)) return false;
  const [, ...addresses] = code.split(/url\(/i);
  return addresses.every((at) => /^["']?#/.test(at.slice(0, 100).replace(/\s/g, '')));
}

/** By looking for each end once: text without one is no reason to look again and again. */
function withoutComments(text: string): string {
  const [first = '', ...rest] = text.split('/*');
  return rest.reduce((code, part) => {
    const end = part.indexOf('*/');
    return end < 0 ? code : code + part.slice(end + 2);
  }, first);
}

/** Entities of a document's own may be without end. */
export function hasOwnEntities(text: string): boolean {
  const begin = text.search(/<!doctype/i);
  const type = begin < 0 ? '' : text.slice(begin, text.indexOf('>', begin) + 1);
  return type.includes('[') || /<!entity/i.test(text);
}
