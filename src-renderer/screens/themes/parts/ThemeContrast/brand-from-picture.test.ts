import { expect, it } from 'vitest';
import { parseColour } from '#shared/kit/colour/colour.ts';
import { brandFromPicture } from './brand-from-picture.ts';

/** `#rrggbb` or `#rrggbbaa`, and the number of its pixels. */
function picture(...parts: readonly (readonly [string, number])[]): number[] {
  return parts.flatMap(([text, count]) => {
    const { r, g, b, a } = parseColour(text) ?? expect.unreachable();
    return Array.from({ length: count }, () => [r, g, b, Math.round(a * 255)]).flat();
  });
}

it.each([
  [
    'two colours on white',
    [
      ['#ffffff', 800],
      ['#d0232e', 150],
      ['#1d3a6b', 60],
    ],
    '#d0232e',
    '#1d3a6b',
  ],
  [
    'the larger of two first',
    [
      ['#d0232e', 60],
      ['#1d6bd0', 400],
    ],
    '#1d6bd0',
    '#d0232e',
  ],
  [
    'two colours on black',
    [
      ['#000000', 800],
      ['#12b886', 100],
      ['#fab005', 50],
    ],
    '#12b886',
    '#fab005',
  ],
  [
    'on nothing: what shines through is not seen',
    [
      ['#00ff0040', 900],
      ['#7048e8', 90],
      ['#f06595', 40],
    ],
    '#7048e8',
    '#f06595',
  ],
  [
    'grey writing beside it',
    [
      ['#888888', 500],
      ['#7048e8', 90],
      ['#f06595', 40],
    ],
    '#7048e8',
    '#f06595',
  ],
  [
    'shades of one colour are one',
    [
      ['#2f6fd0', 300],
      ['#3272d3', 200],
      ['#e8590c', 60],
    ],
    '#2f6fd0',
    '#e8590c',
  ],
  [
    'light and dark of one hue are two',
    [
      ['#99c2ff', 300],
      ['#0b3d91', 290],
    ],
    '#0b3d91',
    '#99c2ff',
  ],
  [
    'dark grey where there is nothing else',
    [
      ['#ffffff', 900],
      ['#222222', 90],
      ['#777777', 60],
    ],
    '#222222',
    '#777777',
  ],
] as const)('%s', (_, parts, main, second) => {
  expect(brandFromPicture(picture(...parts))).toEqual({ main, second, both: true });
});

it.each([
  [
    'one colour',
    [
      ['#ffffff', 500],
      ['#2f6fd0', 500],
    ],
    '#2f6fd0',
  ],
  [
    'a speck of a second is none',
    [
      ['#2f6fd0', 990],
      ['#e8590c', 10],
    ],
    '#2f6fd0',
  ],
  ['a very dark one gets a lighter second', [['#0b2a5b', 10]], '#0b2a5b'],
  ['white alone', [['#ffffff', 10]], '#ffffff'],
  ['black alone', [['#000000', 10]], '#000000'],
] as const)('%s: the second is made of it', (_, parts, main) => {
  const found = brandFromPicture(picture(...parts));
  expect(found).toMatchObject({ main, both: false });
  expect(found?.second).toMatch(/^#[0-9a-f]{6}$/);
  expect(found?.second).not.toBe(main);
});

it.each([
  ['no pixels', []],
  ['a part of one', [1, 2, 3]],
  ['nothing but what shines through', picture(['#2f6fd020', 50])],
])('of %s there is nothing to say', (_, pixels) => expect(brandFromPicture(pixels)).toBeNull());

it('says the same of the same picture in another order', () => {
  const one = [
    ['#d0232e', 150],
    ['#1d3a6b', 60],
    ['#fab005', 40],
    ['#ffffff', 100],
  ] as const;
  expect(brandFromPicture(picture(...[...one].reverse()))).toEqual(brandFromPicture(picture(...one)));
});
