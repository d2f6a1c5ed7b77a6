import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { firstKeys, firstTexts } from './first-texts.ts';

const root = resolve(import.meta.dirname, '../..');
const texts = {
  frame: {
    title: 'Steward',
    group: { base: 'Base', tools: 'Tools' },
    left_one: 'one',
    left_other: 'several',
  },
  themes: { title: 'Themes', list: { empty: 'No themes' } },
};

test.each([
  ['a text', ['frame.title'], [], [], { frame: { title: 'Steward' } }],
  ['several texts', ['frame.group'], [], [], { frame: { group: { base: 'Base', tools: 'Tools' } } }],
  ['forms of number', ['frame.left'], [], [], { frame: { left_one: 'one', left_other: 'several' } }],
  ['what is put together', [], ['frame.group.'], [], { frame: { group: { base: 'Base', tools: 'Tools' } } }],
  ['the beginning of a word', [], ['frame.group.to'], [], { frame: { group: { tools: 'Tools' } } }],
  ['an area’s own', [], [], ['.title'], { frame: { title: 'Steward' }, themes: { title: 'Themes' } }],
  ['nothing', ['journal.title'], ['themes.row.'], ['.purpose'], {}],
])('%s', (_, whole, beginnings, endings, expected) => {
  expect(firstTexts(texts, { whole: new Set(whole), beginnings, endings })).toEqual(expected);
});

test('the console’s first file names its frame, its failures and every screen’s title, and no dialog of an area', () => {
  const { whole, beginnings, endings } = firstKeys(root);
  expect([...whole]).toEqual(
    expect.arrayContaining(['frame.skip', 'common.retry', 'themes.title', 'journal.title']),
  );
  expect(beginnings).toEqual(expect.arrayContaining(['frame.menu.entry.', 'errors.gateway.']));
  expect(endings).toEqual(expect.arrayContaining(['.title', '.purpose']));
  expect([...whole].filter((key) => key.startsWith('themeActions.'))).toEqual([]);
});
