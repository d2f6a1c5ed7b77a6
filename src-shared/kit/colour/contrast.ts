/** Contrast by WCAG 2.2 (relative luminance, 1.4.3, 1.4.6, 1.4.11); transparent colours are blended before. */
import { type Colour, blendOver } from './colour.ts';

/** A channel without its gamma, 0 to 1. */
export function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The inverse of `linear`. */
export function gamma(part: number): number {
  return 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
}

/** Luminance of an opaque colour, 0 (black) to 1 (white). */
export function luminance({ r, g, b }: Colour): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio, 1 to 21; `ground` is opaque. */
export function contrast(text: Colour, ground: Colour): number {
  const [lighter, darker] = [luminance(blendOver(text, ground)), luminance(ground)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** `large`: from 24 px, or from 18.66 px in bold (18 and 14 pt). `mark`: an icon or another sign that is not text. */
export type ContrastKind = 'text' | 'large' | 'mark';

export function contrastKindOf(pixels: number, bold = false): ContrastKind {
  return pixels >= (bold ? 18.66 : 24) ? 'large' : 'text';
}

/** Minimum ratios for AA and AAA; AAA has none for marks. */
export const minimumContrast = {
  text: { AA: 4.5, AAA: 7 },
  large: { AA: 3, AAA: 4.5 },
  mark: { AA: 3, AAA: null },
} as const satisfies Readonly<Record<ContrastKind, { readonly AA: number; readonly AAA: number | null }>>;

/** For a mark `AA` is the best possible verdict. */
export type ContrastGrade = 'AAA' | 'AA' | 'fails';

/** The verdict on the exact ratio: 4.499 fails, whatever it is rounded to. */
export function verdict(ratio: number, kind: ContrastKind): ContrastGrade {
  const { AA, AAA } = minimumContrast[kind];
  if (AAA !== null && ratio >= AAA) return 'AAA';
  return ratio >= AA ? 'AA' : 'fails';
}

/** The ratio for display, cut and not rounded, so that a failing ratio never looks like a passing one. */
export function shownRatio(ratio: number): number {
  return Math.floor(ratio * 100 + 1e-9) / 100;
}
