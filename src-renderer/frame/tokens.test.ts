import { describe, expect, test } from 'vitest';
import { appearancePalettes, cssVariables, type TokenAppearance } from './tokens.ts';

/** WCAG 2.2 relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'surface', 'raised', 'hover', 'accentSoft'] as const;
const texts = ['text', 'textSecondary', 'textFaint', 'accent'] as const;
const pairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ...(['success', 'warning', 'danger', 'info'] as const).flatMap((tone) => [
    [tone, 'ground'] as const,
    [tone, 'surface'] as const,
    [tone, 'raised'] as const,
    [tone, 'hover'] as const,
    [tone, `${tone}Soft`] as const,
    ['text', `${tone}Soft`] as const,
    ['textSecondary', `${tone}Soft`] as const,
  ]),
  ['text', 'thumb'] as const,
  ['text', 'pressed'] as const,
  ['textSecondary', 'pressed'] as const,
  ['onFill', 'accentFill'] as const,
  ['onFill', 'accentFillHover'] as const,
  ['onFill', 'dangerFill'] as const,
  ['onFill', 'dangerFillHover'] as const,
];

describe.each<TokenAppearance>(['light', 'dark'])('%s', (appearance) => {
  test.each(pairs)('%s on %s keeps 4.5:1', (text, ground) => {
    const palette = appearancePalettes[appearance];
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

test('dark is its own palette without pure black', () => {
  expect(Object.values(appearancePalettes.dark)).not.toContain('#000000');
  expect(cssVariables()).toContain("[data-appearance='dark']{--ground:#131419");
  expect(cssVariables()).toContain('--size-menu-collapsed:56px');
});
