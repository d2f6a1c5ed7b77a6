/**
 * The allow lists for a theme's style sheet (limits.md §6): nothing in it may load or run anything, or leave the page's
 * flow. Names are compared literally, so an escaped name is in no list.
 */

const words = (text: string) => text.trim().split(/\s+/);
const sides = words('top right bottom left block inline block-start block-end inline-start inline-end');
const corners = words('top-left top-right bottom-left bottom-right start-start start-end end-start end-end');
const each = (make: (side: string) => readonly string[]) => sides.flatMap(make);

export const properties: ReadonlySet<string> = new Set([
  ...words('accent-color align-content align-items align-self appearance aspect-ratio'),
  ...words('animation animation-delay animation-direction animation-duration animation-fill-mode'),
  ...words('animation-iteration-count animation-name animation-play-state animation-timing-function'),
  ...words('backdrop-filter backface-visibility background background-attachment background-blend-mode'),
  ...words('background-clip background-color background-image background-origin background-position'),
  ...words('background-position-x background-position-y background-repeat background-size'),
  ...words('border border-collapse border-color border-radius border-spacing border-style border-width'),
  ...words('box-decoration-break box-shadow box-sizing break-after break-before break-inside'),
  ...words('caption-side caret-color clear clip-path color color-scheme column-count column-fill column-gap'),
  ...words(
    'column-rule column-rule-color column-rule-style column-rule-width column-span column-width columns',
  ),
  ...words('contain container container-name container-type content content-visibility'),
  ...words('counter-increment counter-reset counter-set cursor direction display empty-cells field-sizing'),
  ...words(
    'fill fill-opacity fill-rule filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink',
  ),
  ...words(
    'flex-wrap float font font-family font-feature-settings font-kerning font-optical-sizing font-size',
  ),
  ...words('font-size-adjust font-stretch font-style font-synthesis font-variant font-variant-caps'),
  ...words('font-variant-east-asian font-variant-ligatures font-variant-numeric font-variation-settings'),
  ...words(
    'font-weight forced-color-adjust gap grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows',
  ),
  ...words('grid-column grid-column-end grid-column-gap grid-column-start grid-gap grid-row grid-row-end'),
  ...words('grid-row-gap grid-row-start grid-template grid-template-areas grid-template-columns'),
  ...words('grid-template-rows hanging-punctuation height hyphenate-character hyphens image-rendering'),
  ...words('isolation justify-content justify-items justify-self letter-spacing line-break line-clamp'),
  ...words(
    'line-height list-style-position list-style-type margin max-height max-width min-height min-width',
  ),
  ...words('block-size inline-size max-block-size max-inline-size min-block-size min-inline-size'),
  ...words('mix-blend-mode object-fit object-position opacity order orphans outline outline-color'),
  ...words('outline-offset outline-style outline-width overflow overflow-anchor overflow-clip-margin'),
  ...words('overflow-wrap overflow-x overflow-y overflow-block overflow-inline overscroll-behavior'),
  ...words(
    'overscroll-behavior-block overscroll-behavior-inline overscroll-behavior-x overscroll-behavior-y',
  ),
  ...words('padding paint-order perspective perspective-origin place-content place-items place-self'),
  ...words('pointer-events position print-color-adjust quotes resize rotate row-gap ruby-position scale'),
  ...words('scroll-behavior scroll-snap-align scroll-snap-stop scroll-snap-type scrollbar-color'),
  ...words('scrollbar-gutter scrollbar-width shape-margin shape-outside stroke stroke-dasharray'),
  ...words(
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-opacity stroke-width tab-size table-layout',
  ),
  ...words('text-align text-align-last text-decoration text-decoration-color text-decoration-line'),
  ...words('text-decoration-skip-ink text-decoration-style text-decoration-thickness text-emphasis'),
  ...words('text-emphasis-color text-emphasis-position text-emphasis-style text-indent text-justify'),
  ...words('text-orientation text-overflow text-rendering text-shadow text-size-adjust text-spacing-trim'),
  ...words('text-transform text-underline-offset text-underline-position text-wrap text-wrap-mode'),
  ...words(
    'text-wrap-style touch-action transform transform-box transform-origin transform-style transition',
  ),
  ...words('transition-behavior transition-delay transition-duration transition-property'),
  ...words('transition-timing-function translate unicode-bidi user-select vertical-align visibility'),
  ...words('white-space white-space-collapse widows width will-change word-break word-spacing word-wrap'),
  ...words('writing-mode z-index inset top right bottom left scroll-margin scroll-padding'),
  ...words('-webkit-appearance -webkit-backdrop-filter -webkit-background-clip -webkit-box-orient'),
  ...words('-webkit-font-smoothing -webkit-line-clamp -webkit-tap-highlight-color -webkit-text-fill-color'),
  ...words('-webkit-text-size-adjust -webkit-text-stroke -webkit-user-select -moz-osx-font-smoothing'),
  ...each((side) => [`margin-${side}`, `padding-${side}`, `border-${side}`, `inset-${side}`]),
  ...each((side) => [`border-${side}-color`, `border-${side}-style`, `border-${side}-width`]),
  ...each((side) => [`scroll-margin-${side}`, `scroll-padding-${side}`]),
  ...corners.map((corner) => `border-${corner}-radius`),
]);

/** The descriptors of a font that the reader's computer has: an address is no `local()`. */
export const fontDescriptors: ReadonlySet<string> = new Set([
  ...words('font-family src font-style font-weight font-stretch font-display unicode-range size-adjust'),
  ...words('ascent-override descent-override line-gap-override font-feature-settings'),
  ...words('font-variation-settings'),
]);

export const propertyDescriptors: ReadonlySet<string> = new Set(words('syntax inherits initial-value'));

export const pageDescriptors: ReadonlySet<string> = new Set([
  ...words('size page-orientation margin margin-top margin-right margin-bottom margin-left'),
]);

export const functions: ReadonlySet<string> = new Set([
  ...words('rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var env'),
  ...words('calc min max clamp minmax repeat fit-content round mod rem abs sign sin cos tan asin acos atan'),
  ...words('atan2 pow sqrt hypot log exp counter counters'),
  ...words('linear-gradient radial-gradient conic-gradient'),
  ...words('repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient'),
  ...words('cubic-bezier steps linear'),
  ...words('translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d'),
  ...words('rotate rotatex rotatey rotatez rotate3d skew skewx skewy matrix matrix3d perspective'),
  ...words('blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia'),
  ...words('polygon circle ellipse inset path xywh rect'),
]);

/** At-rules whose block has rules, or the statements of the rule that they stand in. */
export const groupRules: ReadonlySet<string> = new Set(
  words('media supports layer container scope starting-style'),
);
/** At-rules with a block of their own kind. */
export const ownRules: ReadonlySet<string> = new Set(
  words('keyframes -webkit-keyframes property page font-face'),
);

/** Pseudo-classes and pseudo-elements that select a page's host, or the inside of another component. */
export const refusedPseudos: ReadonlySet<string> = new Set([
  ...words('host host-context slotted part visited view-transition view-transition-group'),
  ...words('view-transition-image-pair view-transition-old view-transition-new'),
]);

/** Values that take a box out of the page's flow. A property of this list takes no function: its value is not known. */
export const refusedWords: Readonly<Record<string, ReadonlySet<string>>> = {
  position: new Set(['fixed', '-webkit-sticky']),
};

/** The properties that a rule for the whole page may set: colours, text and spaces, nothing that hides or moves. */
export const pageWide: ReadonlySet<string> = new Set(
  [...properties].filter((name) =>
    /^(?:background|border|caret|color|font|hanging|hyphen|letter|line-|margin|outline|padding|paint|print|quotes|scroll|text-|transition|word|-webkit-(?:font|tap|text-size)|-moz)|^(?:accent-color|box-sizing|cursor|direction|list-style-type|min-height|min-block-size|overflow-wrap|tab-size|user-select|white-space|forced-color-adjust|interpolate-size|overscroll-behavior)/.test(
      name,
    ),
  ),
);
