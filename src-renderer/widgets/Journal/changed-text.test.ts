import { beforeAll, expect, test } from 'vitest';
import { loadLanguage, translate } from '#data/text.ts';
import { changedText } from './changed-text.ts';

beforeAll(() => loadLanguage('en-US'));

type Fields = readonly [string, string | null, string | null][];
const said = (fields: Fields, more = 0, about: readonly string[] = []) =>
  changedText(
    { about, fields: fields.map(([path, before, after]) => ({ path, before, after })), more },
    translate,
  );

test.each<[string, [string, string | null, string | null][], number, string]>([
  ['nothing', [], 0, ''],
  ['one', [['tenant.contact', '王小明', '李四光']], 0, 'Contact: 王小明 → 李四光'],
  ['emptied', [['tenant.telephone', '010', '']], 0, 'Telephone: 010 → empty'],
  ['switched', [['list.contactPurchase', '1', '0']], 0, 'Contact purchase: on → off'],
  [
    'rich text is not read out',
    [['tenantTips.configValue', '<p>a</p>', '<p>b</p>']],
    0,
    'Tips: text changed',
  ],
  [
    'two and more',
    [
      ['email', 'a', 'b'],
      ['mobile', '1', '2'],
    ],
    3,
    'Email: a → b · Mobile: 1 → 2 · 3 more',
  ],
  ['no word for it', [['xyzFlag', '1', '2']], 0, '1 value changed'],
  [
    'no word for one of two',
    [
      ['xyzFlag', '1', '2'],
      ['email', 'a', 'b'],
    ],
    0,
    'Email: a → b · 1 more',
  ],
])('%s', (_, fields, more, text) => {
  expect(said(fields, more)).toBe(text);
});

test('a long value is cut', () => {
  expect(said([['contact', 'x'.repeat(99), 'y']])).toBe(`Contact: ${'x'.repeat(40)}… → y`);
});

test('a decided case is named, not called gone', () => {
  expect(said([], 0, ['周以川'])).toBe('周以川');
  expect(said([], 4, ['周以川', '秦以玥', '许嘉禾'])).toBe('周以川, 秦以玥, 许嘉禾 · 4 more');
});
