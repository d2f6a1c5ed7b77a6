/** An SVG that can be drawn as an image: nothing that runs, fetches or holds another document is left in it. */
import {
  hasOwnEntities,
  isPlainAttribute,
  isPlainElement,
  isPlainStyle,
  longestSvg,
} from '#shared/kit/pictures/plain-svg.ts';

/** Pixels of a side, where it says none: large enough for what it is drawn on. */
const side = 256;

/** The page's content policy would hold against a document that is only read: its sheets have another name meanwhile. */
const sheetName = 'steward-style';
const withoutSheets = (text: string) => text.replace(/(<\/?|\s)style(?=[\s=>/])/g, `$1${sheetName}`);
const withSheets = (text: string) => text.replaceAll(sheetName, 'style');

/** null: it is none. The parser fetches nothing and runs nothing. */
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
  // Without a size of its own it would not be drawn everywhere; its shape is that of its view box.
  const [, , wide = side, high = side] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const shape = wide > 0 && high > 0 ? wide / high : 1;
  root.setAttribute('width', String(Math.round(shape >= 1 ? side : side * shape) || 1));
  root.setAttribute('height', String(Math.round(shape >= 1 ? side / shape : side) || 1));
  if (!root.hasAttribute('xmlns')) root.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return withSheets(new XMLSerializer().serializeToString(root));
}
