/**
 * What the style sheet of a theme may say (limits: a positive list): nothing in it loads anything, runs anything, or
 * stands outside of the page's own flow. Names are compared as they are written: an escape is in no list.
 */

const sides = ['top', 'right', 'bottom', 'left', 'block', 'inline', 'block-start', 'block-end'];
const allSides = [...sides, 'inline-start', 'inline-end'];
const each = (make: (side: string) => readonly string[]) => allSides.flatMap(make);

export const properties: ReadonlySet<string> = new Set([
  ...['accent-color', 'align-content', 'align-items', 'align-self', 'animation', 'animation-delay'],
  ...['animation-direction', 'animation-duration', 'animation-fill-mode', 'animation-iteration-count'],
  ...['animation-name', 'animation-timing-function', 'appearance', 'aspect-ratio', 'backdrop-filter'],
  ...['background', 'background-attachment', 'background-blend-mode', 'background-clip', 'background-color'],
  ...['background-image', 'background-origin', 'background-position', 'background-repeat', 'background-size'],
  ...['border', 'border-collapse', 'border-color', 'border-radius', 'border-spacing', 'border-style'],
  ...['border-width', 'border-top-left-radius', 'border-top-right-radius', 'border-bottom-left-radius'],
  ...['border-bottom-right-radius', 'box-shadow', 'box-sizing', 'caret-color', 'clear', 'color'],
  ...['color-scheme', 'column-gap', 'columns', 'content', 'cursor', 'direction', 'display', 'filter'],
  ...['flex', 'flex-basis', 'flex-direction', 'flex-flow', 'flex-grow', 'flex-shrink', 'flex-wrap', 'float'],
  ...['font', 'font-family', 'font-feature-settings', 'font-size', 'font-stretch', 'font-style'],
  ...['font-variant', 'font-variant-numeric', 'font-weight', 'gap', 'grid', 'grid-area'],
  ...['grid-auto-columns', 'grid-auto-flow', 'grid-auto-rows', 'grid-column', 'grid-row', 'grid-template'],
  ...['grid-template-areas', 'grid-template-columns', 'grid-template-rows', 'height', 'hyphens'],
  ...['justify-content', 'justify-items', 'justify-self', 'letter-spacing', 'line-height', 'list-style-type'],
  ...['margin', 'max-height', 'max-width', 'min-height', 'min-width', 'mix-blend-mode', 'object-fit'],
  ...['opacity', 'order', 'outline', 'outline-color', 'outline-offset', 'outline-style', 'outline-width'],
  ...['overflow', 'overflow-wrap', 'overflow-x', 'overflow-y', 'padding', 'place-content', 'place-items'],
  ...['position', 'row-gap', 'tab-size', 'text-align', 'text-decoration', 'text-decoration-color'],
  ...['text-indent', 'text-overflow', 'text-shadow', 'text-transform', 'text-underline-offset', 'transform'],
  ...['transform-origin', 'transition', 'transition-delay', 'transition-duration', 'transition-property'],
  ...['transition-timing-function', 'vertical-align', 'visibility', 'white-space', 'width', 'word-break'],
  ...['word-spacing', 'writing-mode', 'z-index', 'inset', 'top', 'right', 'bottom', 'left'],
  ...each((side) => [`margin-${side}`, `padding-${side}`, `border-${side}`, `inset-${side}`]),
  ...each((side) => [`border-${side}-color`, `border-${side}-style`, `border-${side}-width`]),
]);

export const functions: ReadonlySet<string> = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
  ...['light-dark', 'var', 'calc', 'min', 'max', 'clamp', 'minmax', 'repeat', 'fit-content'],
  ...['linear-gradient', 'radial-gradient', 'conic-gradient', 'repeating-linear-gradient'],
  ...['repeating-radial-gradient', 'repeating-conic-gradient', 'cubic-bezier', 'steps', 'linear'],
  ...['translate', 'translatex', 'translatey', 'scale', 'scalex', 'scaley', 'rotate', 'skew', 'skewx'],
  ...['skewy', 'matrix', 'blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate'],
  ...['invert', 'opacity', 'saturate', 'sepia'],
]);

export const atRules: ReadonlySet<string> = new Set(['media', 'supports', 'keyframes']);

/** Selectors of what holds a page, or of what is inside of another one's. */
export const refusedPseudos: ReadonlySet<string> = new Set([
  ...['host', 'host-context', 'slotted', 'part', 'visited'],
]);

/** Values that take a box out of the page. */
export const refusedWords: Readonly<Record<string, ReadonlySet<string>>> = {
  position: new Set(['fixed', '-webkit-sticky']),
};
