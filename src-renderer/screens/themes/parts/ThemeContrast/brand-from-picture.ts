/**
 * The two main colours of a logo. Transparent pixels, white, black and grey are left out, unless there is nothing else.
 * Colours are compared in OKLCH, where equal distances look equal.
 */
import { type Colour, writeColour } from '#shared/kit/colour/colour.ts';
import { fromOklch, type Oklch, toOklch } from '#shared/kit/colour/oklch.ts';

export interface BrandColours {
  /** The colour as `#rrggbb`. */
  readonly main: string;
  readonly second: string;
  /** Whether the picture has both; otherwise the second is derived from the first. */
  readonly both: boolean;
}

interface Kind {
  readonly count: number;
  readonly colour: Colour;
  readonly oklch: Oklch;
}

/** Least opacity, 0 to 255: a pixel below it is an edge. */
const opaque = 128;
/** Bits of each channel that distinguish colours: 32 shades. */
const bits = 5;
/** Below this chroma a colour is grey; beyond these lightnesses it is white or black. */
const leastChroma = 0.035;
const lightest = 0.97;
const darkest = 0.12;
/** Least shares of the picture for coloured pixels, and for a second colour. */
const leastColoured = 0.004;
const leastSecond = 0.02;
/** Distance in OKLCH from which two colours are different. */
const apart = 0.12;
/** Lightness by which a derived second colour is darker. */
const darker = 0.22;

/** `pixels` are red, green, blue and opacity, each 0 to 255. Returns null for an invisible picture. */
export function brandFromPicture(pixels: ArrayLike<number>): BrandColours | null {
  const kinds = kindsOf(pixels);
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const coloured = kinds.filter(({ oklch }) => isColoured(oklch));
  const share = coloured.reduce((sum, { count }) => sum + count, 0) / all;
  // In a colourless picture the darker half counts: the background of a drawing is light.
  const found = share >= leastColoured ? coloured : inkOf(kinds);
  const groups = grouped(found);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const [first] = groups;
  if (!first) return null;
  const second = groups.find((group) => group !== first && group.count >= total * leastSecond);
  const { l, c, h } = first.oklch;
  const variant = fromOklch({ l: l > darker + 0.15 ? l - darker : l + darker, c, h });
  return {
    main: writeColour(first.colour),
    second: writeColour(second?.colour ?? variant),
    both: second !== undefined,
  };
}

/** Groups of nearly equal pixels, with their mean. */
function kindsOf(pixels: ArrayLike<number>): readonly Kind[] {
  const sums = new Map<number, { count: number; r: number; g: number; b: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (a < opaque) continue;
    const drop = 8 - bits;
    const key = ((r >> drop) << (2 * bits)) | ((g >> drop) << bits) | (b >> drop);
    const sum = sums.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
    sum.count += 1;
    sum.r += r;
    sum.g += g;
    sum.b += b;
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ count, r, g, b }) => kind(count, r / count, g / count, b / count));
}

function kind(count: number, r: number, g: number, b: number): Kind {
  const colour = { r: Math.round(r), g: Math.round(g), b: Math.round(b), a: 1 };
  return { count, colour, oklch: toOklch(colour) };
}

function isColoured({ l, c }: Oklch): boolean {
  return c >= leastChroma && l <= lightest && l >= darkest;
}

function inkOf(kinds: readonly Kind[]): readonly Kind[] {
  const dark = kinds.filter(({ oklch }) => oklch.l < 0.75);
  return dark.length > 0 ? dark : kinds;
}

/**
 * Distinct colours, the weightiest first. Each group keeps its most frequent shade: a mean would be a colour that the
 * picture does not have.
 */
function grouped(kinds: readonly Kind[]): readonly Kind[] {
  const groups: { first: Kind; count: number }[] = [];
  for (const each of [...kinds].sort((one, other) => weight(other) - weight(one))) {
    const near = groups.find(({ first }) => distance(first.oklch, each.oklch) < apart);
    if (near) near.count += each.count;
    else groups.push({ first: each, count: each.count });
  }
  return groups
    .map(({ first, count }) => ({ ...first, count }))
    .sort((one, other) => weight(other) - weight(one));
}

/** A strong colour represents a brand more than an equal area of a pale one. */
function weight({ count, oklch }: Kind): number {
  return count * (0.3 + Math.min(oklch.c, 0.2) * 5);
}

function distance(one: Oklch, other: Oklch): number {
  const [a, b] = [coordinatesOf(one), coordinatesOf(other)];
  return Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)));
}

function coordinatesOf({ l, c, h }: Oklch): readonly number[] {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}
