/** A picture in SVG that would run or fetch something. It is refused, not cleaned: a theme needs none of it. */
import { wrongCss } from '../active-content.ts';
import { readXml, type XmlAttribute, type XmlElement, xmlNamespace } from './read-xml.ts';
import { isNote, linkNamespace, svgElements, svgNamespace } from './svg-names.ts';

/** Read as a browser reads it: by elements and their namespaces, with entities resolved. */
export function wrongSvg(text: string): boolean {
  return !readXml(text, {
    open: (element, parent) =>
      (parent !== null || (isSvg(element) && element.local === 'svg')) &&
      isPlainElement(element) &&
      element.attributes.every((one) => isNote(element.uri) || isPlainAttribute(one)),
    close: (element, inside) => !isSvg(element) || element.local !== 'style' || !wrongCss(inside, true, true),
  });
}

/** Without a namespace it is drawn where it stands in a page, and as an image nowhere. */
const isSvg = ({ uri }: XmlElement) => uri === svgNamespace || uri === '';

function isPlainElement(element: XmlElement): boolean {
  return isSvg(element) ? svgElements.has(element.local) : isNote(element.uri);
}

function isPlainAttribute({ uri, local, value }: XmlAttribute): boolean {
  // What stands in another namespace no browser reads.
  if (uri === xmlNamespace) return local !== 'base';
  if (uri !== '' && uri !== linkNamespace) return true;
  if (uri === '' && /^on/i.test(local)) return false;
  if (/^(?:href|src|ping)$/i.test(local)) return isOwnLink(value);
  // What an animation sets a link to is nobody's to read.
  if (/^attributename$/i.test(local))
    return !/^\s*(?:[^:]*:)?\s*(?:href|src|ping|style|on.*)\s*$/i.test(value);
  return !saysMore(value) || !wrongCss(value, true, true);
}

/** Links may lead to a part of the picture itself, or hold a picture. */
function isOwnLink(value: string): boolean {
  return /^#|^data:image\/(?:png|jpeg|gif|webp)[;,]/i.test(value.trim());
}

/** A path of megabytes is no style sheet: what could name something from elsewhere has one of these. */
function saysMore(value: string): boolean {
  return /[\\@]|url|src|image|script|expression|binding|behavior/i.test(value);
}
