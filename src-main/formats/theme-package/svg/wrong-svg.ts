/** Detects SVG pictures that would run or load something. They are refused, not cleaned: a theme needs none of it. */
import { wrongCss } from '../active-content.ts';
import { readXml, type SvgElement, type XmlAttribute, xmlNamespace } from './read-xml.ts';

/** Elements and attributes that an SVG picture may contain, in their spelling (SVG 1.1, SVG 2). */

const svgNamespace = 'http://www.w3.org/2000/svg';
const linkNamespace = 'http://www.w3.org/1999/xlink';

const words = (text: string) => text.trim().split(/\s+/);

/** Elements that run nothing and contain no other document. */
const svgElements: ReadonlySet<string> = new Set([
  ...words('svg g defs symbol use switch title desc metadata style view a image'),
  ...words('path rect circle ellipse line polyline polygon text tspan tref textPath altGlyph altGlyphDef'),
  ...words('altGlyphItem glyphRef linearGradient radialGradient stop pattern clipPath mask marker filter'),
  ...words('meshgradient meshpatch meshrow mesh hatch hatchpath solidcolor solidColor'),
  ...words('animate animateTransform animateMotion animateColor mpath set'),
  ...words('font glyph missing-glyph hkern vkern font-face font-face-src font-face-name font-face-format'),
  ...words('feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting'),
  ...words('feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR'),
  ...words('feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight'),
  ...words('feSpecularLighting feSpotLight feTile feTurbulence'),
]);

/** Namespaces of drawing programs' notes, which browsers ignore. */
const notes: readonly string[] = [
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.figma.com/figma/ns',
  'http://www.serif.com/',
  'http://vectornator.io',
  'https://boxy-svg.com',
  'adobe:ns:meta/',
];

function isNote(uri: string): boolean {
  return notes.includes(uri) || uri.startsWith('http://ns.adobe.com/');
}

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
