import { expect, test } from 'vitest';
import { fromHex } from '../../../kit/pictures/testing/hex.ts';
import { type PictureRule, resultSize, wrongWithPicture } from './picture-rule.ts';

const rule: PictureRule = {
  types: ['image/png', 'image/jpeg'],
  bytes: 1_000_000,
  least: { width: 60, height: 30 },
  result: { type: 'image/png', width: 60, height: 30 },
};
const png = (width: number, height: number) => {
  const bytes = fromHex('89504e470d0a1a0a0000000d4948445200000000000000000806000000');
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};
const text = (words: string) => new TextEncoder().encode(words);

test.each([
  ['just large enough', png(60, 30), null],
  ['turned', png(30, 60), null],
  ['one pixel too low', png(60, 29), 'picture.wrong.small'],
  ['both sides too short for the longer one', png(59, 59), 'picture.wrong.small'],
  ['as much as is drawn', png(8000, 5000), null],
  ['a row more than is drawn', png(8000, 5001), 'picture.wrong.huge'],
  ['a long stripe', png(16_001, 31), 'picture.wrong.huge'],
  ['60000 × 60000', png(60_000, 60_000), 'picture.wrong.huge'],
  [
    'of a type that is not taken',
    fromHex('474946383961010001000000002c000000000100010000'),
    'picture.wrong.type',
  ],
  ['SVG under the name of a PNG', text('<svg onload="alert(1)"/>'), 'picture.wrong.svg'],
  ['a page under the name of a PNG', text('<html><svg/></html>'), 'picture.wrong.type'],
  ['empty', text(''), 'picture.wrong.type'],
])('%s: %s', (_, bytes, key) => {
  expect(wrongWithPicture(rule, 'logo.png', bytes)?.key ?? null).toBe(key);
});

test('it says what may be chosen, and how large it would have to be', () => {
  expect(wrongWithPicture(rule, 'a.txt', text('a'))?.params).toEqual({ name: 'a.txt', types: 'PNG / JPEG' });
  expect(wrongWithPicture(rule, 'a.png', png(10, 20))?.params).toMatchObject({
    width: 10,
    height: 20,
    w: 60,
    h: 30,
  });
});

const free = { ...rule.result, shapes: { least: 0.25, most: 8 } };
test.each([
  ['exactly its size, larger or smaller', rule.result, { width: 20, height: 10 }, { width: 60, height: 30 }],
  ['as large as fits', free, { width: 1200, height: 200 }, { width: 60, height: 10 }],
  ['as high as fits', free, { width: 300, height: 300 }, { width: 30, height: 30 }],
  ['no larger than what was cut out', free, { width: 20, height: 10 }, { width: 20, height: 10 }],
  ['never nothing', free, { width: 12_000, height: 10 }, { width: 60, height: 1 }],
])('the result is %s', (_, result, part, size) => {
  expect(resultSize(result, part)).toEqual(size);
});
