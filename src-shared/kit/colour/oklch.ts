/** Colours as lightness, chroma and hue (OKLCH, B. Ottosson 2020; the matrices of CSS Color 4). */
import type { Colour } from './colour.ts';
import { gamma, linear } from './contrast.ts';

export interface Oklch {
  /** 0 (black) to 1 (white). */
  readonly l: number;
  /** 0 (grey) to about 0.37. */
  readonly c: number;
  /** Hue in degrees. */
  readonly h: number;
}

export function toOklch(colour: Colour): Oklch {
  const [r, g, b] = [linear(colour.r), linear(colour.g), linear(colour.b)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(A, B),
    h: ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360,
  };
}

function channels({ l, c, h }: Oklch): readonly [number, number, number] {
  const A = c * Math.cos((h * Math.PI) / 180);
  const B = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const medium = (l - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const short = (l - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Tolerance for rounding. */
const edge = 0.0005;
const steps = 14;

/** The displayable colour of this lightness and hue: chroma is reduced until the colour is in the sRGB gamut. */
export function fromOklch(colour: Oklch, a = 1): Colour {
  const l = Math.min(1, Math.max(0, colour.l));
  const fits = (c: number) =>
    channels({ l, c, h: colour.h }).every((part) => part >= -edge && part <= 1 + edge);
  let c = colour.c;
  if (!fits(c)) {
    let [low, high] = [0, c];
    for (let step = 0; step < steps; step++) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    c = low;
  }
  const [r, g, b] = channels({ l, c, h: colour.h }).map((part) =>
    Math.round(gamma(Math.min(1, Math.max(0, part)))),
  ) as [number, number, number];
  return { r, g, b, a };
}
