/** What is let into a style sheet, and what is refused. */
import { describe, expect, test } from 'vitest';
import { over, parseColour, stacked, white, writeColour } from './colour.ts';
import { cssFont, cssPicture, fontSize } from '../../rules/themes/look/values.ts';

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
  expect(writeColour(over({ ...black, a: 0.5 }, white))).toBe('#808080');
  expect(writeColour(over({ r: 255, g: 0, b: 0, a: 0 }, white))).toBe('#ffffff');
  expect(
    writeColour(
      stacked([
        { ...white, a: 0.5 },
        { ...black, a: 0.5 },
      ]),
    ),
  ).toBe('#bfbfbf');
});

describe('fonts, sizes and pictures', () => {
  test.each([
    ['', '"Microsoft YaHei"'],
    ['SimSun, serif', '"SimSun","serif","Microsoft YaHei"'],
    ['"Segoe UI"', '"Segoe UI","Microsoft YaHei"'],
    ['思源黑体', '"思源黑体","Microsoft YaHei"'],
    ['a";}*{color:red', '"Microsoft YaHei"'],
    ['x, url(//host/f)', '"x","Microsoft YaHei"'],
  ])('font %s', (said, begins) => {
    expect(cssFont(said)).toBe(`${begins},"PingFang SC","Noto Sans CJK SC",sans-serif`);
  });

  test.each([
    [null, 14],
    [11, 12],
    [12, 12],
    [24, 24],
    [9000, 24],
  ])('size %s', (said, pixels) => {
    expect(fontSize(said)).toBe(pixels);
  });

  test.each([
    ['/api/file/preview?fileId=12&type=imgs', 'url("/api/file/preview?fileId=12&type=imgs")'],
    ['https://elsewhere.example/x.png', 'none'],
    ['/api/file/preview?fileId=1&type=imgs");}', 'none'],
    ['data:image/png;base64,AA', 'none'],
    ['javascript:alert(1)', 'none'],
    ['', 'none'],
  ])('picture %s', (said, css) => {
    expect(cssPicture(said)).toBe(css);
  });
});
