/**
 * Derives the tokens of one ground of the frame (header, side bar …) from a theme's few colours; missing ones follow
 * from ground and text. Everything on the ground keeps the contrast that our own tokens keep.
 */
import { type Colour, parseColour, blendLayers, white, writeColour } from '#shared/kit/colour/colour.ts';
import { contrast, luminance, minimumContrast } from '#shared/kit/colour/contrast.ts';
import { nearestPassing } from '#shared/kit/colour/nearest-readable.ts';
import { type AppearancePalette, appearancePalettes } from '../tokens.ts';

/** `sideMark`: the edge of the chosen entry in the side menu, which only themes have. */
export type Tokens = Readonly<Partial<Record<keyof AppearancePalette | 'sideMark', string>>>;

/** A theme's own colours of one ground. */
interface Said {
  /** Opaque. */
  readonly ground: Colour;
  readonly text: Colour;
  readonly line: Colour;
  /** Colour of chosen entries and of the focus ring. */
  readonly chosen: Colour;
  /** Ground of hovered or chosen entries; by default derived from `ground`. */
  readonly hover?: Colour;
  /** Fill under white text. */
  readonly fill: Colour;
}

export interface SurfaceLook {
  readonly tokens: Tokens;
  readonly scheme: 'light' | 'dark';
  /** Displayed colours, after correction. */
  readonly text: Colour;
  readonly chosen: Colour;
  readonly hover: Colour;
}

const readable = minimumContrast.text.AA;
const black: Colour = { r: 0, g: 0, b: 0, a: 1 };

/** `share`: weight of `other`, 0 to 1. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  return displayedColour([{ ...other, a: share }], one);
}

/** Rounds to the screen's 8-bit steps: an unrounded colour may pass a contrast check that the displayed one fails. */
export function displayedColour(layers: readonly Colour[], ground?: Colour): Colour {
  return colourOrWhite(writeColour(blendLayers(layers, ground)));
}

/** `text` must be a valid colour; white is the fallback. */
export const colourOrWhite = (text: string): Colour => parseColour(text) ?? white;

/** The nearest colour with sufficient contrast on all grounds; black or white when no lightness of it passes. */
export function readOn(
  text: Colour,
  grounds: readonly Colour[],
  wanted: number = minimumContrast.text.AA,
): Colour {
  const seen = displayedColour([text], grounds[0]);
  const least = (one: Colour) => Math.min(...grounds.map((ground) => contrast(one, ground)));
  return nearestPassing(seen, grounds, wanted) ?? (least(white) >= least(black) ? white : black);
}

const softs = ['successSoft', 'warningSoft', 'dangerSoft', 'infoSoft'] as const;

export function surfaceLook({ ground, text, line, chosen, hover: wanted, fill }: Said): SurfaceLook {
  const first = readOn(text, [ground]);
  const scheme = luminance(first) > luminance(ground) ? 'dark' : 'light';
  // Tones of notices depend on this ground, not on the pages' appearance.
  const palette = appearancePalettes[scheme];
  const [towards, away] = scheme === 'dark' ? [white, black] : [black, white];
  // Derives a neighbouring ground on which black or white, as on the main ground, stays readable; the main ground is
  // the fallback.
  const beside = (share: number, said: readonly Colour[] = []) =>
    [...said, mix(ground, towards, share), mix(ground, away, share)].find(
      (one) => contrast(towards, one) >= readable,
    ) ?? ground;
  const hover = beside(0.08, wanted ? [displayedColour([wanted], ground)] : []);
  const pressed = beside(0.14);
  const words = readOn(first, [ground, hover, pressed, ...softs.map((name) => colourOrWhite(palette[name]))]);
  // Headings and icons are as faint as stays readable.
  const faint = [0.7, 0.8, 0.9]
    .map((share) => mix(ground, words, share))
    .find((one) => nearestPassing(one, [ground, hover, pressed], readable) === one);
  const marked = readOn(chosen, [hover, ground]);
  const tone = (name: 'success' | 'warning' | 'danger' | 'info') =>
    readOn(colourOrWhite(palette[name]), [ground, hover, colourOrWhite(palette[`${name}Soft`])]);
  const displayed = {
    ground,
    surface: ground,
    raised: ground,
    thumb: hover,
    hover,
    pressed,
    line: displayedColour([line], ground),
    lineStrong: mix(ground, words, 0.3),
    text: words,
    textSecondary: words,
    textFaint: faint ?? words,
    textDisabled: mix(ground, words, 0.5),
    accent: marked,
    accentSoft: hover,
    accentFill: fill,
    accentFillHover: fill,
    success: tone('success'),
    warning: tone('warning'),
    danger: tone('danger'),
    info: tone('info'),
  };
  return {
    tokens: { ...Object.fromEntries(softs.map((name) => [name, palette[name]])), ...colourTokens(displayed) },
    scheme,
    text: words,
    chosen: marked,
    hover,
  };
}

export function colourTokens(colours: Readonly<Record<string, Colour>>): Tokens {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [name, writeColour(value)]));
}
