import { expect, it, test } from 'vitest';
import { parseColour, writeColour } from '#shared/kit/colour/colour.ts';
import { fromHsva, toHsva } from './hsv.ts';

test.each([
  ['#ff0000', { h: 0, s: 1, v: 1 }],
  ['#00ff00', { h: 120, s: 1, v: 1 }],
  ['#0000ff', { h: 240, s: 1, v: 1 }],
  ['#ffff00', { h: 60, s: 1, v: 1 }],
  ['#800080', { h: 300, s: 1, v: 128 / 255 }],
  ['#ffffff', { h: 0, s: 0, v: 1 }],
  ['#000000', { h: 0, s: 0, v: 0 }],
])('%s', (text, expected) => {
  const colour = parseColour(text);
  expect(colour && toHsva(colour)).toEqual({ ...expected, a: 1 });
});

it('every colour comes back as it was', () => {
  for (let n = 0; n < 0xff_ff_ff; n += 4099) {
    const text = `#${n.toString(16).padStart(6, '0')}`;
    const colour = parseColour(text);
    expect(colour && writeColour(fromHsva(toHsva(colour)))).toBe(text);
  }
});

it('a grey keeps the hue that was looked at, and black its saturation', () => {
  const before = { h: 210, s: 0.4, v: 0.5, a: 1 };
  expect(toHsva({ r: 9, g: 9, b: 9, a: 1 }, before)).toMatchObject({ h: 210, s: 0 });
  expect(toHsva({ r: 0, g: 0, b: 0, a: 1 }, before)).toMatchObject({ h: 210, s: 0.4, v: 0 });
});
