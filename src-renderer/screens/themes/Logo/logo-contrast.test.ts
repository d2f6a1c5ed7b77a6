import { expect, test } from 'vitest';
import { logoContrast } from './logo-contrast.ts';

const white = { r: 255, g: 255, b: 255, a: 1 };
const pixels = (...colours: readonly (readonly [number, number, number, number])[]) =>
  Uint8ClampedArray.from(colours.flat());
test.each([
  ['nothing is drawn', pixels([0, 0, 0, 0], [0, 0, 0, 60]), null],
  ['black on white', pixels([0, 0, 0, 255]), 21],
  ['white on white', pixels([255, 255, 255, 255]), 1],
  ['a dark shape with a light sign', pixels([255, 255, 255, 255], [0, 0, 0, 255], [0, 0, 0, 255]), 21],
  [
    'a thin dark line',
    pixels(...Array.from({ length: 9 }, () => [255, 255, 255, 255] as const), [0, 0, 0, 255]),
    1,
  ],
])('%s', (_, given, ratio) => {
  expect(logoContrast(given, white)).toBe(ratio);
});
