/** The nearest readable colour: the same hue with the least change of lightness. */
import { type Colour, parseColour, writeColour } from './colour.ts';
import { contrast } from './contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** Step of lightness, finer than eight bits can distinguish. */
const step = 0.002;

/**
 * The text's colour with the smallest change of lightness that reaches the ratio `wanted` on every one of `grounds`
 * (opaque); null where no lightness does. Its opacity stays, unless no lightness is enough with it.
 */
export function nearestPassing(text: Colour, grounds: readonly Colour[], wanted: number): Colour | null {
  return passing(text, grounds, wanted) ?? (text.a < 1 ? passing({ ...text, a: 1 }, grounds, wanted) : null);
}

function passing(text: Colour, grounds: readonly Colour[], ratio: number): Colour | null {
  const passes = (colour: Colour) => grounds.every((ground) => contrast(colour, ground) >= ratio);
  if (passes(text)) return text;
  const { l, c, h } = toOklch(text);
  for (let away = step; away <= 1; away += step) {
    // On a tie the darker colour wins, because the text around it is usually dark.
    for (const lightness of [l - away, l + away]) {
      if (lightness < -step || lightness > 1 + step) continue;
      const colour = fromOklch({ l: lightness, c, h }, text.a);
      // The check is on the colour as printed and parsed again, because that one is stored.
      const stored = parseColour(writeColour(colour));
      if (stored && passes(stored)) return stored;
    }
  }
  return null;
}

/** The more readable of a dark and a light colour on a ground. */
export function readableOn(ground: Colour, dark: Colour, light: Colour): Colour {
  return contrast(dark, ground) >= contrast(light, ground) ? dark : light;
}
