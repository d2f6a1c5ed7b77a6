import { expect, it, test } from 'vitest';
import type { Translate } from '#data/text.ts';
import { markOdd } from '#shared/api/odd-values/odd-fields.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { withoutOddMarks } from '#widgets/DataGrid/odd-mark.ts';
import { estimatedWidth } from './measure.ts';
import { fillDownOrAcross, pasteNames } from './fill-names.ts';
import { nameFileColumns, readNameFile } from './name-file.ts';
import {
  cellKey,
  menuRoom,
  type NameRow,
  nameInLanguage,
  nameMarkOf,
  nameRows,
  oddNameIn,
  planNames,
} from './name-rows.ts';

const say: Translate = (_, { raw = '' } = {}) => `Not understood: ${raw}`;
const row = (over: Partial<NameRow> = {}): NameRow => ({
  kind: 'menu',
  id: 'org',
  title: 'Organisation',
  stored: { zh_CN: '组织' },
  platform: null,
  ...over,
});
const system = row({
  id: 'im',
  title: 'Work messages',
  stored: {},
  platform: { zh_CN: '工作消息', en_US: 'Work messages' },
});

it.each<[string, Partial<NameRow>, string, string | null]>([
  ['nothing', {}, '', 'missing'],
  ['blanks', {}, '  ', 'missing'],
  ['short', {}, 'Organisation', null],
  ['just too wide', {}, '组'.repeat(Math.floor(menuRoom / 13) + 1), 'tooWide'],
  ['just fits', {}, '组'.repeat(Math.floor(menuRoom / 13)), null],
  ['an application stands in no menu', { kind: 'application' }, 'x'.repeat(90), null],
  ['marks take no room', {}, `ก${'\u0e48'.repeat(40)}`, null],
])('%s', (_, over, name, expected) => {
  expect(nameMarkOf(row(over), name, estimatedWidth)).toBe(expected);
});

test('rows are the tenant, the groups with their menus, the applications', () => {
  const names = { menuName: '', customName: '自有', customNameStatus: true, menuOrder: 1 };
  const menu = {
    ...names,
    id: 'm',
    menuName: 'Organisation',
    customName: '',
    customNameStatus: false,
    menuCode: 'org',
    menuStatus: true,
    type: 'g',
    parentId: 'g',
    common: false,
    icon: '',
    menuPath: 'org',
    openMode: 'current' as const,
    isParent: false,
  };
  const group = { ...names, id: 'g', originCustomName: '', menuType: 'custom' as const, children: [menu] };
  const rows = nameRows({
    groups: [group],
    details: [
      { id: 'm', i18nMenuName: [{ lang: 'en_US', name: 'Organisation' }], i18nCustomMenuName: [] },
      { id: 'g', i18nMenuName: [], i18nCustomMenuName: [{ lang: 'ar_AE', name: 'لنا' }] },
    ],
    applications: [{ id: 'a', langs: [{ lang: 'zh_CN', name: '考勤' }] }],
    tenant: { id: 'T', langs: [{ lang: 'zh_CN', name: '公司' }] },
    tips: { id: 'C', title: 'Tips', langs: [{ lang: 'en_US', name: '<p>Ask <b>us</b>.</p><p>Soon.</p>' }] },
  });
  expect(rows.map(({ kind, title, platform }) => [kind, title, platform !== null])).toEqual([
    ['tenant', '公司', false],
    ['tips', 'Tips', false],
    ['group', '自有', false],
    ['menu', 'Organisation', true],
    ['application', '考勤', false],
  ]);
  expect(rows[1]?.stored).toEqual({ en_US: 'Ask us. Soon.' });
  expect(rows[2]?.stored).toEqual({ zh_CN: '自有', ar_AE: 'لنا' });
  // Tips are edited on their own page.
  expect(planNames(rows, new Map([[cellKey(rows[1] as NameRow, 'en_US'), 'Other']]))).toEqual([]);
});

test('names of the platform on view are taken over, so that nobody reads less', () => {
  const draft = new Map([[cellKey(system, 'ar_AE'), 'الرسائل']]);
  const [plan] = planNames([row(), system], draft);
  expect(plan?.turnsOn).toBe(true);
  expect(plan?.edits).toEqual({
    zh_CN: { from: '', to: '工作消息' },
    en_US: { from: '', to: 'Work messages' },
    ar_AE: { from: '', to: 'الرسائل' },
  });
});

test('an own row changes by what is filled in alone; a tenant needs its name', () => {
  const tenant = row({ kind: 'tenant', id: 'T', title: '公司', stored: { zh_CN: '公司' } });
  const draft = new Map([
    [cellKey(row(), 'de_DE'), ' Organisation '],
    [cellKey(tenant, 'zh_CN'), ''],
  ]);
  const [own, whole] = planNames([row(), tenant], draft);
  expect(own?.edits).toEqual({ de_DE: { from: '', to: 'Organisation' } });
  expect(whole?.problems.get('zh_CN')?.key).toBe('common.form.required');
});

test('a file says of each line what came of it', () => {
  const rows = [row(), system, row({ id: 'twin', title: 'Twin' }), row({ id: 'twin2', title: 'Twin' })];
  const read = readNameFile(
    [
      ['kind', 'id', 'name', 'de-DE', 'Arabic'],
      ['menu', 'org', '', 'Organisation', ''],
      ['menu', 'org', '', 'Again', ''],
      ['menu', '9101', 'Work messages', '', 'الرسائل'],
      ['menu', '9102', 'Twin', 'x', ''],
      ['Menu', 'twin', '', '', ''],
      ['menu', 'gone', 'Gone', 'x', ''],
    ],
    rows,
  );
  if (typeof read === 'string') throw new Error(read);
  expect(read.languages).toEqual(['ar_AE', 'de_DE']);
  expect(read.lines.map(({ line, outcome, filled }) => [line, outcome, filled])).toEqual([
    [2, 'filled', 1],
    [3, 'twice', 0],
    [4, 'byName', 1],
    [5, 'unknown', 0],
    [6, 'same', 0],
    [7, 'unknown', 0],
  ]);
  expect([...read.draft]).toEqual([
    ['menu org de_DE', 'Organisation'],
    ['menu im ar_AE', 'الرسائل'],
  ]);
  expect(readNameFile([['a', 'b']], rows)).toBe('noTitles');
  expect(readNameFile([['kind', 'id']], rows)).toBe('noLanguages');
});

test('an exported file fills in exactly the same names again, also one that looks like a formula', () => {
  const rows = [row(), system];
  const draft = new Map(
    rows.flatMap((one) =>
      platformLanguages
        .slice(1)
        .map((lang, at) => [cellKey(one, lang), at % 3 ? `${lang} "x", y` : `=1+${at}`] as const),
    ),
  );
  const columns = nameFileColumns(draft, say);
  // Exports to a workbook or CSV neutralise formulas like this.
  const spelled = (text: string) => (text.startsWith('=') ? `'${text}` : text);
  const cells = rows.map((one) => columns.map(({ value }) => spelled(String(value(one) ?? ''))));
  const read = readNameFile([columns.map(({ title }) => title), ...cells], rows);
  if (typeof read === 'string') throw new Error(read);
  expect(read.draft).toEqual(draft);
  for (const one of rows)
    for (const lang of platformLanguages)
      expect(nameInLanguage(one, lang, read.draft)).toBe(nameInLanguage(one, lang, draft));
});

test('a name that was not understood is marked, copied nowhere, and in nobody’s way', () => {
  const english = { lang: 'en_US' as const, name: '' };
  markOdd(english, 'name', { raw: 7, problem: 'a text' });
  const unknown = { lang: 'zh_CN' as const, name: 'Kohi' };
  markOdd(unknown, 'lang', { raw: 'mi_NZ', problem: 'a language' });
  const own = { lang: 'zh_CN' as const, name: '' };
  markOdd(own, 'name', { raw: null, problem: 'a text' });
  const [tenant, application] = nameRows({
    groups: [],
    details: [],
    applications: [{ id: 'a', langs: [{ lang: 'zh_CN', name: '考勤' }, english, unknown] }],
    tenant: { id: 'T', langs: [own] },
    tips: null,
  });
  if (!tenant || !application) throw new Error('rows are missing');
  expect(application.stored).toEqual({ zh_CN: '考勤', en_US: '' });
  expect(oddNameIn(application, 'en_US', new Map())?.raw).toBe(7);
  const columns = nameFileColumns(new Map(), say);
  expect(columns.map(({ value }) => value(application))).toContain('Not understood: 7');
  const free = { rows: [application, tenant], mayChange: () => true, draft: new Map() };
  const column = platformLanguages.indexOf('en_US');
  const span = { top: 0, bottom: 1, left: column, right: column };
  expect(fillDownOrAcross(free, span, 'down')).toEqual([]);
  expect(pasteNames(free, span, withoutOddMarks([[say('list.odd.hover', { raw: '7' })]], say))).toEqual([]);
  const filled = new Map([[cellKey(tenant, 'en_US'), 'Company Ltd']]);
  expect(planNames([tenant], filled).map(({ edits, problems }) => [edits, problems.size])).toEqual([
    [{ en_US: { from: '', to: 'Company Ltd' } }, 0],
  ]);
});
