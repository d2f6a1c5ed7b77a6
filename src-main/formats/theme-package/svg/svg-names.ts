/** Elements and attributes that an SVG picture may contain, in their spelling (SVG 1.1, SVG 2). */

export const svgNamespace = 'http://www.w3.org/2000/svg';
export const linkNamespace = 'http://www.w3.org/1999/xlink';

const words = (text: string) => text.trim().split(/\s+/);

/** Elements that run nothing and contain no other document. */
export const svgElements: ReadonlySet<string> = new Set([
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
