/** The results are compared with the values of WCAG and its checkers. */
import { describe, expect, test } from 'vitest';
import { type Colour, parseColour, white, writeColour } from './colour.ts';
import { contrast, contrastKindOf, luminance, shownRatio, verdict } from './contrast.ts';
import { nearestPassing } from './nearest-readable.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { viewMatrices } from './simulate.ts';
import { simulated } from './testing/simulated.ts';

const of = (text: string): Colour => {
  const colour = parseColour(text);
  if (!colour) throw new Error(text);
  return colour;
};

test.each([
  ['#000', '#fff', 21],
  ['#fff', '#fff', 1],
  ['#777777', '#fff', 4.47],
  ['#767676', '#fff', 4.54],
  ['#949494', '#fff', 3.03],
  ['#959595', '#fff', 2.99],
  ['#595959', '#fff', 7],
  ['#0000ff', '#fff', 8.59],
  ['#ff0000', '#fff', 3.99],
  ['#5d9cec', '#fff', 2.82],
  ['#fff', '#4ba9f2', 2.54],
  ['#00000080', '#fff', 4],
])('%s on %s', (text, ground, ratio) => {
  expect(shownRatio(contrast(of(text), of(ground)))).toBe(ratio);
});

test('a measured contrast is not rounded up to the required one', () => {
  expect(shownRatio(4.4999)).toBe(4.49);
  expect(shownRatio(4.5)).toBe(4.5);
  expect(verdict(4.4999, 'text')).toBe('fails');
  expect(luminance(of('#808080'))).toBeCloseTo(0.2159, 4);
});

test.each([
  [4.5, 'text', 'AA'],
  [6.99, 'text', 'AA'],
  [7, 'text', 'AAA'],
  [2.99, 'large', 'fails'],
  [3, 'large', 'AA'],
  [4.5, 'large', 'AAA'],
  [2.99, 'mark', 'fails'],
  [3, 'mark', 'AA'],
  [21, 'mark', 'AA'],
] as const)('%s of a %s is %s', (ratio, kind, expected) => {
  expect(verdict(ratio, kind)).toBe(expected);
});

test.each([
  [14, false, 'text'],
  [23, false, 'text'],
  [24, false, 'large'],
  [18, true, 'text'],
  [19, true, 'large'],
] as const)('%s px, bold %s: %s', (pixels, bold, kind) => {
  expect(contrastKindOf(pixels, bold)).toBe(kind);
});

describe('OKLCH', () => {
  test.each([
    ['#ffffff', 1, 0],
    ['#000000', 0, 0],
    ['#ff0000', 0.628, 0.2577],
    ['#00ff00', 0.8664, 0.2948],
    ['#0000ff', 0.452, 0.3132],
  ])('%s', (text, l, c) => {
    const colour = toOklch(of(text));
    expect(colour.l).toBeCloseTo(l, 3);
    expect(colour.c).toBeCloseTo(c, 3);
  });

  test('conversion there and back gives the same colour', () => {
    for (const text of ['#5d9cec', '#4ba9f2', '#d1e3ff', '#111111', '#ff0000', '#00ff00', '#123456']) {
      expect(writeColour(fromOklch(toOklch(of(text))))).toBe(text);
    }
  });

  test('a colour that no screen shows loses chroma, not its hue', () => {
    const shown = toOklch(fromOklch({ l: 0.5, c: 0.4, h: 250 }));
    expect(shown.h).toBeCloseTo(250, -1);
    expect(shown.l).toBeCloseTo(0.5, 1);
    expect(shown.c).toBeLessThan(0.3);
  });
});

describe('the nearest colour that passes', () => {
  test.each([
    ['#777777', ['#ffffff'], 4.5],
    ['#5d9cec', ['#ffffff'], 4.5],
    ['#5d9cec', ['#ffffff', '#d1e3ff'], 4.5],
    ['#ffffff', ['#4ba9f2'], 4.5],
    ['#ff000080', ['#ffffff'], 4.5],
    ['#ffff00', ['#222222'], 7],
  ])('%s on %s', (text, grounds, wanted) => {
    const before = of(text);
    const found = nearestPassing(before, grounds.map(of), wanted);
    if (!found) throw new Error('none');
    for (const ground of grounds) expect(contrast(found, of(ground))).toBeGreaterThanOrEqual(wanted);
    const [a, b] = [toOklch(before), toOklch(found)];
    if (b.c > 0.02) expect(Math.abs(((a.h - b.h + 540) % 360) - 180)).toBeLessThan(12);
    // A slightly nearer colour must fail, so the result is the nearest one.
    if (before.a === 1 && a.l !== b.l) {
      const nearer = fromOklch({ ...a, l: b.l + Math.sign(a.l - b.l) * 0.012 });
      expect(grounds.every((ground) => contrast(nearer, of(ground)) >= wanted)).toBe(false);
    }
  });

  test('a colour that passes stays, and where none can there is none', () => {
    expect(nearestPassing(of('#111111'), [white], 7)).toEqual(of('#111111'));
    expect(nearestPassing(of('#ff0000'), [of('#767676')], 7)).toBeNull();
  });

  test('a colour that is too faint at any lightness becomes opaque', () => {
    const found = nearestPassing(of('#00000022'), [white], 4.5);
    expect(found?.a).toBe(1);
  });
});

describe('what others see', () => {
  test('white, black and greys stay', () => {
    for (const view of Object.keys(viewMatrices) as (keyof typeof viewMatrices)[]) {
      for (const text of ['#ffffff', '#000000', '#808080']) {
        expect(writeColour(simulated(of(text), view))).toBe(text);
      }
    }
  });

  test.each([
    ['#ff0000', 'grey', '#7f7f7f'],
    ['#00ff00', 'grey', '#dcdcdc'],
    ['#0000ff', 'grey', '#4c4c4c'],
    ['#ff0000', 'protan', '#6d5f00'],
    ['#ff0000', 'deutan', '#a39000'],
  ] as const)('%s for %s', (text, view, seen) => {
    expect(writeColour(simulated(of(text), view))).toBe(seen);
  });
});
