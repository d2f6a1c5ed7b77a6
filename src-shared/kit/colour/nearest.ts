/** The nearest colour that can be read: of the same hue, with the least change of lightness. */
import { type Colour, parseColour, writeColour } from './colour.ts';
import { contrast } from './contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** Lightness is tried in steps of this, finer than what eight bits tell apart. */
const step = 0.002;

/**
 * The text's colour, darker or lighter by as little as it takes to reach `wanted` on every one of `grounds` (opaque); null where no
 * lightness does. Its opacity stays, unless nothing of that opacity is enough.
 */
export function nearestPassing(text: Colour, grounds: readonly Colour[], wanted: number): Colour | null {
  return passing(text, grounds, wanted) ?? (text.a < 1 ? passing({ ...text, a: 1 }, grounds, wanted) : null);
}

function passing(text: Colour, grounds: readonly Colour[], wanted: number): Colour | null {
  const passes = (colour: Colour) => grounds.every((ground) => contrast(colour, ground) >= wanted);
  if (passes(text)) return text;
  const { l, c, h } = toOklch(text);
  for (let away = step; away <= 1; away += step) {
    // On a tie the darker one: it stands beside what is printed dark.
    for (const lightness of [l - away, l + away]) {
      if (lightness < -step || lightness > 1 + step) continue;
      const colour = fromOklch({ l: lightness, c, h }, text.a);
      // As it is written and read again: what is stored must pass, not what was computed.
      const stored = parseColour(writeColour(colour));
      if (stored && passes(stored)) return stored;
    }
  }
  return null;
}

/** Of black and white the one that is read better on a ground, softened where that still passes. */
export function readableOn(ground: Colour, dark: Colour, light: Colour): Colour {
  return contrast(dark, ground) >= contrast(light, ground) ? dark : light;
}
