import { describe, expect, test } from 'vitest';
import { cssFont, cssPicture, fontSize } from './values.ts';

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
