import { expect, test } from 'vitest';
import { blendOver, parseColour, blendLayers, white, writeColour } from './colour.ts';

const black = { r: 0, g: 0, b: 0, a: 1 };

test.each([
  ['#fff', '#ffffff'],
  ['#AbC', '#aabbcc'],
  ['#5d9cec', '#5d9cec'],
  ['#D1E3FF', '#d1e3ff'],
  ['#00000016', '#00000016'],
  ['#4ba9f2ff', '#4ba9f2'],
])('%s is a colour', (text, written) => {
  const colour = parseColour(text);
  expect(colour && writeColour(colour)).toBe(written);
});

test.each([
  '',
  '#',
  '#ff',
  '#ffff',
  '#fffff',
  '#fffffff',
  '#fffffffff',
  '#ggg',
  'fff',
  ' #fff',
  '#fff ',
  '#fff\n',
  'red',
  'rgb(0 0 0)',
  'var(--nav)',
  'url(//x)',
  '#fff;}*{background:url(//x)}',
  '#fff}',
  '#ｆｆｆ',
  'currentColor',
  'transparent',
  `#${'f'.repeat(100_000)}`,
])('%s is none', (text) => {
  expect(parseColour(text)).toBeNull();
});

test('colours lie over each other', () => {
  expect(writeColour(blendOver({ ...black, a: 0.5 }, white))).toBe('#808080');
  expect(writeColour(blendOver({ r: 255, g: 0, b: 0, a: 0 }, white))).toBe('#ffffff');
  expect(
    writeColour(
      blendLayers([
        { ...white, a: 0.5 },
        { ...black, a: 0.5 },
      ]),
    ),
  ).toBe('#bfbfbf');
});
