/** A theme's values as text that is safe in CSS; an invalid value counts as unset. */

import { blendLayers, type Colour, parseColour, white, writeColour } from '../../../kit/colour/colour.ts';
import { platformPicture } from '../../common/links/platform-file.ts';
import { themeConstants } from '../constants.ts';

/** The first of these texts that is a colour. */
export function colourOf(...texts: readonly string[]): Colour {
  for (const text of texts) {
    const colour = parseColour(text);
    if (colour) return colour;
  }
  return white;
}

export function cssColour(...texts: readonly string[]): string {
  return writeColour(colourOf(...texts));
}

/** A picture on the platform as CSS; any other address becomes `none`. */
export function cssPicture(address: string): string {
  const path = platformPicture(address);
  return path === null ? 'none' : `url("${path}")`;
}

/**
 * Sizes of menu fonts in pixels: the minimum, the platform's usual one, and the largest that fits the frame (2§5, 2§9).
 */
export const fontSizes = { least: themeConstants.leastMenuFont, usual: 14, most: 24 } as const;
export const systemFont = themeConstants.menuFont;

export function fontSize(pixels: number | null): number {
  return Math.min(fontSizes.most, Math.max(fontSizes.least, pixels ?? fontSizes.usual));
}

const family = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;

/** The plain family names of a list, quoted, with the platform's own font as the last. */
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

/** Fallbacks of this project, where the documents give none. */
export const usualColours = {
  navText: { dark: '#ffffff', light: '#111111', client: '#ffffff' },
  searchText: { dark: '#ffffff', light: '#111111', client: '#ffffff' },
  aside: '#ffffff',
  line: '#e4e6ea',
  onPrimary: '#ffffff',
  onBubble: '#111111',
  /** The phone's bar of icons, and the text below them. */
  tabs: '#ffffff',
  tabText: '#666666',
  /** The preview's own: a number on a badge, texts of its pages, the shade of a window's title. */
  badge: '#d92d20',
  onBadge: '#ffffff',
  ink: '#1f2329',
  windowShade: '#00000014',
  /** A colour of a new theme's chosen entries: the usual primary colour, as dark as text on light grounds has to be. */
  chosen: '#2867b3',
  /** Text of a new theme on the documents' navigation colour, on which white cannot be read. */
  onNavigation: '#111111',
} as const;

/** The fallback of the side menu's text colour: #111111 on a light or unset ground, white on a dark one (2§4, 2§9). */
export function sideMenuColour(sideBar: string): string {
  const ground = blendLayers([colourOf(sideBar, usualColours.aside)]);
  return ground.r * 0.299 + ground.g * 0.587 + ground.b * 0.114 > 150 ? themeConstants.sideMenu : '#ffffff';
}

/** The colour with a tenth of its opacity. */
export function faint(colour: string): string {
  return writeColour({ ...(parseColour(colour) ?? white), a: 0.1 });
}
