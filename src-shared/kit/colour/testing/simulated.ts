import type { Colour } from '../colour.ts';
import { gamma, linear } from '../contrast.ts';
import { type ColourView, viewMatrices } from '../simulate.ts';

export function simulated(colour: Colour, view: ColourView): Colour {
  const seen = [linear(colour.r), linear(colour.g), linear(colour.b)];
  const [r, g, b] = viewMatrices[view].map((row) => {
    const part = row.reduce((sum, weight, index) => sum + weight * (seen[index] ?? 0), 0);
    return Math.round(gamma(Math.min(1, Math.max(0, part))));
  }) as [number, number, number];
  return { r, g, b, a: colour.a };
}
