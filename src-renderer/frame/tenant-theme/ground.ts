/**
 * The tokens of one ground of the frame (header, side bar …) from what a theme says of it: what it does not say follows
 * from its ground and its text. Whatever stands on the ground keeps the ratio that our own tokens keep.
 */
import { type Colour, parseColour, stacked, white, writeColour } from '#shared/kit/colour/colour.ts';
import { asked, contrast, luminance } from '#shared/kit/colour/contrast.ts';
import { nearestPassing } from '#shared/kit/colour/nearest.ts';
import { type Palette, palettes } from '../tokens.ts';

/** `sideMark`: at the edge of what is chosen in the side menu; a theme has it, and we do not. */
export type Tokens = Readonly<Partial<Record<keyof Palette | 'sideMark', string>>>;

/** As a theme says it. */
interface Said {
  /** Opaque. */
  readonly ground: Colour;
  readonly text: Colour;
  readonly line: Colour;
  /** What is chosen, and the ring of the focus. */
  readonly chosen: Colour;
  /** Below what is pointed at or chosen; left out: it follows from the ground. */
  readonly hover?: Colour;
  /** White is read on it. */
  readonly fill: Colour;
}

export interface Dressed {
  readonly tokens: Tokens;
  readonly scheme: 'light' | 'dark';
  /** What is seen instead of what was said. */
  readonly text: Colour;
  readonly chosen: Colour;
  readonly hover: Colour;
}

const readable = asked.text.AA;
const black: Colour = { r: 0, g: 0, b: 0, a: 1 };

/** `share`: 0 to 1 of the other one. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  return painted([{ ...other, a: share }], one);
}

/** As a screen has it, in whole steps: what is computed between two of them may pass where neither does. */
export function painted(layers: readonly Colour[], ground?: Colour): Colour {
  return colour(writeColour(stacked(layers, ground)));
}

/** Of a text that was parsed before. */
export const colour = (text: string): Colour => parseColour(text) ?? white;

/** The nearest that is read on all of them; black or white where no lightness of it is. */
export function readOn(text: Colour, grounds: readonly Colour[], wanted: number = asked.text.AA): Colour {
  const seen = painted([text], grounds[0]);
  const least = (one: Colour) => Math.min(...grounds.map((ground) => contrast(one, ground)));
  return nearestPassing(seen, grounds, wanted) ?? (least(white) >= least(black) ? white : black);
}

const softs = ['successSoft', 'warningSoft', 'dangerSoft', 'infoSoft'] as const;

export function dress({ ground, text, line, chosen, hover: wanted, fill }: Said): Dressed {
  const first = readOn(text, [ground]);
  const scheme = luminance(first) > luminance(ground) ? 'dark' : 'light';
  // What notices look like is decided by what they stand on, not by the appearance of the pages.
  const own = palettes[scheme];
  const [towards, away] = scheme === 'dark' ? [white, black] : [black, white];
  // All grounds are such that one text is read on each: the lightest or darkest is in any case.
  const beside = (share: number, said: readonly Colour[] = []) =>
    [...said, mix(ground, towards, share), mix(ground, away, share)].find(
      (one) => contrast(towards, one) >= readable,
    ) ?? ground;
  const hover = beside(0.08, wanted ? [painted([wanted], ground)] : []);
  const pressed = beside(0.14);
  const words = readOn(first, [ground, hover, pressed, ...softs.map((name) => colour(own[name]))]);
  // Headings and icons step back as far as they can still be read.
  const faint = [0.7, 0.8, 0.9]
    .map((share) => mix(ground, words, share))
    .find((one) => nearestPassing(one, [ground, hover, pressed], readable) === one);
  const marked = readOn(chosen, [hover, ground]);
  const tone = (name: 'success' | 'warning' | 'danger' | 'info') =>
    readOn(colour(own[name]), [ground, hover, colour(own[`${name}Soft`])]);
  const seen = {
    ground,
    surface: ground,
    raised: ground,
    thumb: hover,
    hover,
    pressed,
    line: painted([line], ground),
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
    tokens: { ...Object.fromEntries(softs.map((name) => [name, own[name]])), ...written(seen) },
    scheme,
    text: words,
    chosen: marked,
    hover,
  };
}

export function written(colours: Readonly<Record<string, Colour>>): Tokens {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [name, writeColour(value)]));
}
