/** The contrast of a logo with its background, of the quarter of its visible pixels that stands out most. */
import type { Colour } from '#shared/kit/colour/colour.ts';
import { contrast } from '#shared/kit/colour/contrast.ts';

/** Opacity below which a pixel counts as invisible. */
const drawn = 0.25;
/** Share of visible pixels: a logo is often a light sign in a dark shape, and one of both suffices. */
const share = 0.25;

/** `pixels` are red, green, blue and opacity, each from 0 to 255. Returns null for an invisible logo. */
export function logoContrast(pixels: Uint8ClampedArray, ground: Colour): number | null {
  const ratios: number[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = pixels.subarray(at, at + 4);
    if (a / 255 >= drawn) ratios.push(contrast({ r, g, b, a: a / 255 }, ground));
  }
  ratios.sort((one, other) => other - one);
  return ratios[Math.floor(ratios.length * share)] ?? null;
}
