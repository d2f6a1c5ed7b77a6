/** The allow list for an SVG that is shown as an image and never inlined: shapes and their paint. */

/** Length limit of an SVG in characters. */
export const longestSvg = 500_000;

/** Elements that run scripts, fetch, or embed another document, in lower case. */
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

/** Whether a style sheet or attribute refers only to parts of the picture itself. */
export function isPlainStyle(text: string): boolean {
  const code = withoutComments(text);
  if (code.includes('\\') || /@import/i.test(code)) return false;
  const [, ...addresses] = code.split(/url\(/i);
  return addresses.every((at) => /^["']?#/.test(at.slice(0, 100).replace(/\s/g, '')));
}

/** Splits once, so that a text full of unclosed comments costs linear time. */
function withoutComments(text: string): string {
  const [first = '', ...rest] = text.split('/*');
  return rest.reduce((code, part) => {
    const end = part.indexOf('*/');
    return end < 0 ? code : code + part.slice(end + 2);
  }, first);
}

/** A document's own entities can expand without limit. */
export function hasOwnEntities(text: string): boolean {
  const begin = text.search(/<!doctype/i);
  const type = begin < 0 ? '' : text.slice(begin, text.indexOf('>', begin) + 1);
  return type.includes('[') || /<!entity/i.test(text);
}
