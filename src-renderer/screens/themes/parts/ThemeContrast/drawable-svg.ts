/** Makes an SVG safe to draw as an image: removes everything that runs, fetches or embeds a document. */
import {
  hasOwnEntities,
  isPlainAttribute,
  isPlainElement,
  isPlainStyle,
  longestSvg,
} from '#shared/kit/pictures/plain-svg.ts';

/** Pixels of the longer side of an SVG without a size: large enough for its analysis. */
const side = 256;

/** The page's content policy would block the style elements of a parsed document: they are renamed meanwhile. */
const sheetName = 'steward-style';
const withoutSheets = (text: string) => text.replace(/(<\/?|\s)style(?=[\s=>/])/g, `$1${sheetName}`);
const withSheets = (text: string) => text.replaceAll(sheetName, 'style');

/** Returns null for anything but an SVG. The parser fetches and runs nothing. */
export function drawableSvg(text: string): string | null {
  if (text.length > longestSvg || hasOwnEntities(text)) return null;
  const { documentElement: root } = new DOMParser().parseFromString(withoutSheets(text), 'image/svg+xml');
  if (root.localName !== 'svg' || root.querySelector('parsererror')) return null;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const sheet = [sheetName, 'style'].includes(element.localName.toLowerCase());
    if (!isPlainElement(element.localName) || (sheet && !isPlainStyle(element.textContent ?? ''))) {
      element.remove();
      continue;
    }
    for (const { name, value } of [...element.attributes]) {
      if (!name.startsWith('xmlns') && !isPlainAttribute(name, value)) element.removeAttribute(name);
    }
  }
  // Some browsers draw no SVG without a size; its shape follows from its view box.
  const [, , wide = side, high = side] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const shape = wide > 0 && high > 0 ? wide / high : 1;
  root.setAttribute('width', String(Math.round(shape >= 1 ? side : side * shape) || 1));
  root.setAttribute('height', String(Math.round(shape >= 1 ? side / shape : side) || 1));
  if (!root.hasAttribute('xmlns')) root.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return withSheets(new XMLSerializer().serializeToString(root));
}
