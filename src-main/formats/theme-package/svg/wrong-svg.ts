/** Detects SVG pictures that would run or load something. They are refused, not cleaned: a theme needs none of it. */
import { wrongCss } from '../active-content.ts';
import { readXml, type SvgElement, type XmlAttribute, xmlNamespace } from './read-xml.ts';
import { isNote, linkNamespace, svgElements, svgNamespace } from './svg-names.ts';

/** Checks elements with their namespaces and resolved entities, as a browser reads them. */
export function wrongSvg(text: string): boolean {
  return !readXml(text, {
    open: (element, parent) =>
      (parent !== null || (isSvg(element) && element.local === 'svg')) &&
      // wall: svg-elements
      isPlainElement(element) &&
      element.attributes.every((one) => isNote(element.uri) || isPlainAttribute(one)),
    close: (element, inside) =>
      !isSvg(element) || element.local !== 'style' || /* wall: svg-sheets */ !wrongCss(inside, true, true),
  });
}

/** An element without a namespace is drawn inside a page, but not as an image. */
const isSvg = ({ uri }: SvgElement) => uri === svgNamespace || uri === '';

function isPlainElement(element: SvgElement): boolean {
  return isSvg(element) ? svgElements.has(element.local) : isNote(element.uri);
}

function isPlainAttribute({ uri, local, value }: XmlAttribute): boolean {
  // Browsers ignore attributes of other namespaces.
  if (uri === xmlNamespace) return local !== 'base';
  if (uri !== '' && uri !== linkNamespace) return true;
  if (uri === '' && /^on/i.test(local)) return false;
  if (/^(?:href|src|ping)$/i.test(local)) return isOwnLink(value);
  // The value that an animation gives a link cannot be checked.
  if (/^attributename$/i.test(local))
    return !/^\s*(?:[^:]*:)?\s*(?:href|src|ping|style|on.*)\s*$/i.test(value);
  return !saysMore(value) || !wrongCss(value, true, true);
}

/** A link may lead to a part of the picture itself, or contain a picture as data. */
function isOwnLink(value: string): boolean {
  return /^#|^data:image\/(?:png|jpeg|gif|webp)[;,]/i.test(value.trim());
}

/** Only a value with one of these can load something: a path of megabytes need not be parsed as a style sheet. */
function saysMore(value: string): boolean {
  return /[\\@]|url|src|image|script|expression|binding|behavior/i.test(value);
}
