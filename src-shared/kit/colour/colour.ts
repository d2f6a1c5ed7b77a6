/**
 * Colours of a theme: hexadecimal with or without opacity, and nothing else. A theme's text is not trusted: only
 * colours that were parsed here and printed anew reach a style sheet, so that no value breaks out of its variable.
 */
export interface Colour {
  /** 0 to 255; parsed channels are whole numbers. */
  readonly r: number;
  readonly g: number;
  readonly b: number;
  /** 0 (transparent) to 1 (opaque). */
  readonly a: number;
}

const written = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Parses `#rgb`, `#rrggbb` and `#rrggbbaa`; null for anything else. */
export function parseColour(text: string): Colour | null {
  if (!written.test(text)) return null;
  const digits =
    text.length === 4 ? [...text.slice(1)].map((digit) => digit + digit).join('') : text.slice(1);
  const [r = 0, g = 0, b = 0, a = 255] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return { r, g, b, a: a / 255 };
}

/** Prints `#rrggbb`, or `#rrggbbaa` where the colour is not opaque. */
export function writeColour({ r, g, b, a }: Colour): string {
  const parts = a >= 1 ? [r, g, b] : [r, g, b, a * 255];
  return `#${parts.map((part) => within(Math.round(part)).toString(16).padStart(2, '0')).join('')}`;
}

function within(part: number): number {
  return Math.min(255, Math.max(0, part));
}

/** The visible colour where one lies over another (W3C Compositing, “source over”). */
export function blendOver(top: Colour, ground: Colour): Colour {
  const a = top.a + ground.a * (1 - top.a);
  if (a === 0) return { r: 0, g: 0, b: 0, a: 0 };
  const mix = (one: number, other: number) => (one * top.a + other * ground.a * (1 - top.a)) / a;
  return { r: mix(top.r, ground.r), g: mix(top.g, ground.g), b: mix(top.b, ground.b), a };
}

/** The visible colour of several layers, the topmost first, over an opaque ground. */
export function blendLayers(colours: readonly Colour[], ground: Colour = white): Colour {
  return colours.reduceRight((below, top) => blendOver(top, below), ground);
}

export const white: Colour = { r: 255, g: 255, b: 255, a: 1 };
