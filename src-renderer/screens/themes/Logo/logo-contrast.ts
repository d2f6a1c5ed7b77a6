/** How well a logo is seen on what it stands on: of what is drawn of it, the quarter that stands out most. */
import type { Colour } from '#shared/kit/colour/colour.ts';
import { contrast } from '#shared/kit/colour/contrast.ts';

/** Opacity below which a pixel is not drawn. */
const drawn = 0.25;
/** Of the pixels that are drawn: a logo is often a light sign in a dark shape, and either is enough. */
const share = 0.25;

/** `pixels`: red, green, blue, opacity, each from 0 to 255. null: nothing of it is seen. */
export function logoContrast(pixels: Uint8ClampedArray, ground: Colour): number | null {
  const ratios: number[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = pixels.subarray(at, at + 4);
    if (a / 255 >= drawn) ratios.push(contrast({ r, g, b, a: a / 255 }, ground));
  }
  ratios.sort((one, other) => other - one);
  return ratios[Math.floor(ratios.length * share)] ?? null;
}
