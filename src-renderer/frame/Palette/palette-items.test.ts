import { expect, test } from 'vitest';
import { findItems, type PaletteItem } from './palette-items.ts';

const item = (label: string, section: PaletteItem['section'], hint = '', also = ''): PaletteItem => ({
  id: label,
  section,
  label,
  hint,
  also,
  run: () => undefined,
});
const items = [
  item('Overview', 'pages'),
  item('Licence tool', 'pages', 'Tools', '/licensetool'),
  item('Mail', 'platform', 'Apps centre', 'mail setting/mail'),
  item('E-signature', 'platform', 'Apps centre', 'e_signature'),
  item('组织架构', 'platform', '全局基础', 'org'),
  item('Appearance: Dark', 'commands'),
];
const found = (typed: string) => findItems(items, typed).map(({ id }) => id);

test.each([
  ['', items.map(({ id }) => id)],
  ['lic', ['Licence tool']],
  ['licensetool', ['Licence tool']],
  ['sign', ['E-signature']],
  ['组织', ['组织架构']],
  ['org', ['组织架构']],
  ['apps mail', ['Mail']],
  ['dark app', ['Appearance: Dark']],
  ['nothing of the kind', []],
])('%j finds %j', (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

test('what begins with the word comes first, its section with it', () => {
  expect(found('a')[0]).toBe('Appearance: Dark');
});
