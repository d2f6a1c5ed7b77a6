/** What a theme says, made into text that is safe in CSS; what is not understood is as if it were not said. */

import { type Colour, parseColour, white, writeColour } from '../../../kit/colour/colour.ts';
import { platformPicture } from '../../common/links/platform-file.ts';
import { themeConstants } from '../constants.ts';

/** The first of these that is a colour. */
export function colourOf(...texts: readonly string[]): Colour {
  for (const text of texts) {
    const colour = parseColour(text);
    if (colour) return colour;
  }
  return white;
}

/** As CSS. */
export function cssColour(...texts: readonly string[]): string {
  return writeColour(colourOf(...texts));
}

/** A picture of the platform, by its address; anything else is none. */
export function cssPicture(address: string): string {
  const path = platformPicture(address);
  return path === null ? 'none' : `url("${path}")`;
}

/** Menu fonts: the least size, the platform's usual one, and what still fits the frame (2§5, 2§9). */
export const fontSizes = { least: themeConstants.leastMenuFont, usual: 14, most: 24 } as const;
export const systemFont = themeConstants.menuFont;

/** Pixels. */
export function fontSize(pixels: number | null): number {
  return Math.min(fontSizes.most, Math.max(fontSizes.least, pixels ?? fontSizes.usual));
}

const family = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;

/** The families of a list that are plain names, quoted; the platform's own font stands behind them. */
export function cssFont(list: string): string {
  const named = list
    .slice(0, 500)
    .split(',')
    .map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((name) => family.test(name) && name !== 'sans-serif' && name !== systemFont);
  return [...named, systemFont]
    .map((name) => `"${name}"`)
    .concat('"PingFang SC"', '"Noto Sans CJK SC"', 'sans-serif')
    .join(',');
}
