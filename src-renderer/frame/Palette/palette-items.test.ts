import { expect, test } from 'vitest';
import type { PaletteItem } from './palette-item.ts';
import { findItems, findNear } from './palette-items.ts';

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

test('a hit that begins with the word comes first, its section with it', () => {
  expect(found('a')[0]).toBe('Appearance: Dark');
});

const bilingual: PaletteItem[] = [
  { ...item('Licence tool', 'pages', 'Tools', '/licensetool license'), otherName: '授权工具' },
  { ...item('Organization', 'platform', 'Global basics', 'org'), otherName: '组织架构' },
  { ...item('Sign out', 'commands', '', 'signOut log out logout 退出'), otherName: '退出登录' },
  { ...item('Attendance', 'platform', 'Apps centre', 'attendance'), otherName: '考勤' },
  { ...item('应用授权', 'tabs', '基础设置', 'appAuth'), otherName: 'App authorisation' },
];
test.each([
  ['the other language', '组织', 'Organization'],
  ['the other language', 'app auth', '应用授权'],
  ['pinyin in full', 'zuzhi', 'Organization'],
  ['pinyin by initials', 'zzjg', 'Organization'],
  ['pinyin by initials', 'sqgj', 'Licence tool'],
  ['pinyin of the shown name', 'yysq', '应用授权'],
  ['a synonym', 'license', 'Licence tool'],
  ['a synonym', 'logout', 'Sign out'],
  ['two letters swapped', 'licnece', 'Licence tool'],
  ['a letter too few', 'atendance', 'Attendance'],
  ['a letter too many', 'attenndance', 'Attendance'],
  ['a wrong letter', 'organixation', 'Organization'],
])('by %s: %s finds %s', (_, typed, label) => {
  expect(findItems(bilingual, typed)[0]?.label).toBe(label);
});

test('a slip is forgiven only where little else is found, and never for short words', () => {
  const many = ['Mail', 'Mail box', 'Mail rules', 'Main'].map((label) => item(label, 'pages'));
  expect(findItems(many, 'mail').map(({ label }) => label)).toEqual(['Mail', 'Mail box', 'Mail rules']);
  expect(findItems(bilingual, 'lcence xyz')).toEqual([]);
  expect(findItems([item('Okr', 'pages')], 'okx')).toEqual([]);
});

test('starred and recent ones come first while nothing is typed, each once', () => {
  const kept = { starred: ['Mail'], recent: ['E-signature', 'Mail', 'gone'] };
  const shown = findItems(items, '', kept);
  expect(shown.slice(0, 2).map(({ label, section }) => [label, section])).toEqual([
    ['Mail', 'starred'],
    ['E-signature', 'recent'],
  ]);
  expect(shown).toHaveLength(items.length);
});

test('of equally good hits the starred one is the first, then the one that was opened last', () => {
  const same = ['Log one', 'Log two', 'Log three'].map((label) => item(label, 'pages'));
  const order = (kept: Parameters<typeof findItems>[2]) =>
    findItems(same, 'log', kept).map(({ label }) => label);
  expect(order({ starred: ['Log three'], recent: ['Log two'] })).toEqual(['Log three', 'Log two', 'Log one']);
});

test('hits of the server are shown whatever their name, below the known ones', () => {
  const person = { ...item('Xiaoming Wang', 'people'), of: 'search' as const };
  expect(findItems([...items, person], 'mail').map(({ label }) => label)).toEqual(['Mail', 'Xiaoming Wang']);
});

const people = ['王小明', '张伟', 'Grace Holloway', 'Marcus Lindqvist'].map(
  (name): PaletteItem => ({
    ...item(name, 'people'),
    of: 'read',
  }),
);
test.each([
  ['小明', '王小明'],
  ['wangxiaoming', '王小明'],
  ['wxm', '王小明'],
  ['wang xiao', '王小明'],
  ['zhangw', '张伟'],
  ['hollowya', 'Grace Holloway'],
  ['lindqist', 'Marcus Lindqvist'],
  ['wagnxiao', '王小明'],
  ['zhanngwei', '张伟'],
])('of the people who were read before, %s finds %s', (typed, name) => {
  expect(findItems([...items, ...people], typed).map(({ label }) => label)).toEqual([name]);
});

test('people who were read before are not offered unasked, and only a few of many', () => {
  expect(findItems(people, '')).toEqual([]);
  const many = Array.from({ length: 30 }, (_, each) => ({
    ...item(`Wang ${each}`, 'people'),
    of: 'read' as const,
  }));
  expect(findItems(many, 'wang')).toHaveLength(5);
});

test.each([
  ['licence xyzzy', ['Licence tool']],
  ['组织结构', ['组织架构']],
  ['zzzzzz', []],
])('a search without hits is offered what is near: %s', (typed, labels) => {
  expect(findItems(items, typed)).toEqual([]);
  expect(findNear(items, [], typed).map(({ label, isSimilar }) => isSimilar && label)).toEqual(labels);
});
