/** HSV colours (A. R. Smith, “Color Gamut Transform Pairs”, 1978): hue in degrees, the rest 0 to 1. */
import type { Colour } from '#shared/kit/colour/colour.ts';

export interface Hsva {
  readonly h: number;
  readonly s: number;
  readonly v: number;
  readonly a: number;
}

/** A grey has no hue, so it keeps the hue of `before`. */
export function toHsva({ r, g, b, a }: Colour, before?: Hsva): Hsva {
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  if (span === 0) return { h: before?.h ?? 0, s: most === 0 ? (before?.s ?? 0) : 0, v: most / 255, a };
  const sixth = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return { h: (sixth * 60 + 360) % 360, s: span / most, v: most / 255, a };
}

/** The channels are not rounded; the caller rounds them when writing a code. */
export function fromHsva({ h, s, v, a }: Hsva): Colour {
  const channel = (turn: number) => {
    const k = (turn + h / 60) % 6;
    return 255 * (v - v * s * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return { r: channel(5), g: channel(3), b: channel(1), a };
}
