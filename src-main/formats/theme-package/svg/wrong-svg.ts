/** Detects SVG pictures that would run or load something. They are refused, not cleaned: a theme needs none of it. */
import { type ContentReason, safeArchiveName } from '#shared/rules/themes/package/findings.ts';
import { wrongCss } from '../active-content.ts';
import { readXml, type SvgElement, type XmlAttribute, type XmlFault, xmlNamespace } from './read-xml.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const linkNamespace = 'http://www.w3.org/1999/xlink';

const words = (text: string) => text.trim().split(/\s+/);

/** Elements that run nothing and contain no other document, in their spelling (SVG 1.1, SVG 2). */
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

export function isNote(uri: string): boolean {
  return notes.includes(uri) || uri.startsWith('http://ns.adobe.com/');
}

/** Details of a refusal: its reason, the line, and the element, attribute or address where it is one. */
export interface SvgProblem {
  readonly reason: Extract<ContentReason, `svg${string}`>;
  readonly line: number;
  readonly name?: string;
  readonly address?: string;
}

type Found = Omit<SvgProblem, 'line'>;

const faultReasons: Readonly<Record<XmlFault['kind'], SvgProblem['reason']>> = {
  form: 'svgForm',
  sign: 'svgSign',
  encoding: 'svgEncoding',
  instruction: 'svgInstruction',
  entity: 'svgEntity',
  depth: 'svgDepth',
  visitor: 'svgElement',
};

/** Checks elements with their namespaces and resolved entities, as a browser reads them; null for a safe picture. */
export function wrongSvg(text: string): SvgProblem | null {
  let found: Found | null = null;
  const fault = readXml(text, {
    open: (element, parent) => {
      found =
        wrongElement(element, parent) ??
        (isNote(element.uri) ? null : (firstOf(element.attributes, wrongAttribute) ?? null));
      return found === null;
    },
    close: (element, inside) => {
      const isSheet = isSvg(element) && element.local === 'style';
      const loads = isSheet && /* wall: svg-sheets */ wrongCss(inside, true, true);
      if (loads) found = { reason: 'svgSheet' };
      return !loads;
    },
  });
  return fault && { reason: faultReasons[fault.kind], ...(found as Found | null), line: fault.line };
}

function firstOf<Item, Result>(items: readonly Item[], of: (item: Item) => Result | null): Result | null {
  for (const item of items) {
    const result = of(item);
    if (result !== null) return result;
  }
  return null;
}

/** An element without a namespace is drawn inside a page, but not as an image. */
export const isSvg = ({ uri }: SvgElement) => uri === svgNamespace || uri === '';

function wrongElement(element: SvgElement, parent: SvgElement | null): Found | null {
  const name = safeArchiveName(element.local);
  if (parent === null && !(isSvg(element) && element.local === 'svg')) return { reason: 'svgRoot', name };
  // wall: svg-elements
  if (isSvg(element) ? svgElements.has(element.local) : isNote(element.uri)) return null;
  if (/^(?:script|handler|listener)$/i.test(element.local)) return { reason: 'svgScript', name };
  const isDocument = /^(?:foreignobject|iframe|object|embed)$/i.test(element.local);
  return { reason: isDocument || element.uri.endsWith('/xhtml') ? 'svgDocument' : 'svgElement', name };
}

function wrongAttribute({ uri, local, value }: XmlAttribute): Found | null {
  const name = safeArchiveName(local);
  const leads: Found = { reason: 'svgAddress', name, address: safeArchiveName(value.trim()) };
  // Browsers ignore attributes of other namespaces.
  if (uri === xmlNamespace) return local === 'base' ? leads : null;
  if (uri !== '' && uri !== linkNamespace) return null;
  if (uri === '' && /^on/i.test(local)) return { reason: 'svgHandler', name };
  if (/^(?:href|src|ping)$/i.test(local)) return isOwnLink(value) ? null : leads;
  // The value that an animation gives a link cannot be checked.
  if (/^attributename$/i.test(local) && /^\s*(?:[^:]*:)?\s*(?:href|src|ping|style|on.*)\s*$/i.test(value))
    return { reason: 'svgAnimation', name: safeArchiveName(value.trim()) };
  return saysMore(value) && wrongCss(value, true, true) ? { ...leads, reason: 'svgPaint' } : null;
}

/** A link may lead to a part of the picture itself, or contain a picture as data. */
function isOwnLink(value: string): boolean {
  return /^#|^data:image\/(?:png|jpeg|gif|webp)[;,]/i.test(value.trim());
}

/** Only a value with one of these can load something: a path of megabytes need not be parsed as a style sheet. */
function saysMore(value: string): boolean {
  return /[\\@]|url|src|image|script|expression|binding|behavior/i.test(value);
}
