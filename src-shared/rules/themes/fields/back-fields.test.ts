/** The form of standard and desktop-client themes (rows THM-042, 044, 046 to 048, 067, 068, 104, 105, 196, 198, 199). */
import { describe, expect, it } from 'vitest';
import { checkFields } from '../../common/fields/check-fields.ts';
import { optionsOf, rowsOf } from '../../common/fields/field.ts';
import { newBackTheme, withBackStyle } from '../defaults.ts';
import { withFittingSearch } from '../look/back-look-table.ts';
import { type BackForm, backFields } from './back-fields.ts';

const nowhere = { deptId: '' };
const pc = { ...newBackTheme('pc', 'dark', nowhere), topicName: 'Harbour' };
const client = { ...newBackTheme('app-pc', 'client', nowhere), topicName: 'Harbour' };

const asked = (form: BackForm) =>
  rowsOf(backFields).flatMap(([name, { when }]) => ((when?.(form) ?? true) ? [name] : []));
const groups = (form: BackForm) => [
  ...new Set(rowsOf(backFields).flatMap(([, { group, when }]) => ((when?.(form) ?? true) ? [group] : []))),
];
const offered = (name: 'topicStyle' | 'searchShowType', form: BackForm) => {
  const row = rowsOf(backFields).find(([each]) => each === name)?.[1];
  if (row?.kind !== 'choice') throw new Error(`${name} is no choice`);
  return optionsOf(row, form).map(({ value, disabled }) => (disabled ? `(${value})` : value));
};

describe('groups (2§2)', () => {
  const words = (form: BackForm) => groups(form).map((key) => key?.replace('themeFields.group.', ''));
  it.each<[string, BackForm, string[]]>([
    ['of the web', pc, ['base', 'range', 'nav', 'aside', 'search', 'other']],
    ['of the client', client, ['base', 'range', 'layout', 'nav', 'aside', 'search', 'other']],
    [
      'of the client in the mixed layout',
      { ...client, topicLayout: 'mixed' },
      ['base', 'range', 'layout', 'nav', 'tool', 'aside', 'search', 'other'],
    ],
    [
      'of the web, whatever its layout says',
      { ...pc, topicLayout: 'mixed' },
      ['base', 'range', 'nav', 'aside', 'search', 'other'],
    ],
  ])('%s', (_what, form, expected) => expect(words(form)).toEqual(expected));
});

describe('conditions (2§2, 2§4)', () => {
  const lightOnly = ['navBorderColor', 'navOptMenuColor', 'asideRightBoderColor', 'sideOptMenuColor'];
  it.each<[string, BackForm, readonly string[], boolean]>([
    ['borders and chosen entries, dark', pc, lightOnly, false],
    ['borders and chosen entries, light', { ...pc, topicStyle: 'light' }, lightOnly, true],
    ['borders and chosen entries, client', client, lightOnly, false],
    ['the layout, web', pc, ['topicLayout'], false],
    ['the layout, client', client, ['topicLayout'], true],
    ['the place of the search, floating', client, ['searchLocation'], false],
    ['the place of the search, expanded', { ...client, searchShowType: 'expand' }, ['searchLocation'], true],
    [
      'the place of the search, expanded and mixed',
      { ...client, searchShowType: 'expand', topicLayout: 'mixed' },
      ['searchLocation'],
      true,
    ],
    [
      'the place of the search, expanded and vertical',
      { ...client, searchShowType: 'expand', topicLayout: 'vertical' },
      ['searchLocation'],
      false,
    ],
    [
      'the place of the search, expanded, another style',
      { ...client, searchShowType: 'expand', topicStyle: 'dark' },
      ['searchLocation'],
      false,
    ],
  ])('%s', (_what, form, names, shown) =>
    expect(names.map((name) => asked(form).includes(name as keyof BackForm & string))).toEqual(
      names.map(() => shown),
    ),
  );

  it.each<[string, BackForm, string[]]>([
    ['the client', client, ['float', 'expand']],
    ['the client, vertical', { ...client, topicLayout: 'vertical' }, ['float', '(expand)']],
    [
      'a dark client, vertical',
      { ...client, topicStyle: 'dark', topicLayout: 'vertical' },
      ['float', 'expand'],
    ],
    ['the web', pc, ['float', 'expand']],
  ])('how the search appears in %s', (_what, form, expected) =>
    expect(offered('searchShowType', form)).toEqual(expected),
  );

  it('the client style is the desktop client’s', () => {
    expect(offered('topicStyle', pc)).toEqual(['dark', 'light']);
    expect(offered('topicStyle', client)).toEqual(['client', 'dark', 'light']);
  });

  it('expanded search gives way to a vertical client', () => {
    const expanded: BackForm = { ...client, searchShowType: 'expand' };
    expect(withFittingSearch(expanded)).toBe(expanded);
    expect(withFittingSearch({ ...expanded, topicLayout: 'vertical' }).searchShowType).toBe('float');
  });
});

describe('what may be saved (2§5)', () => {
  it.each<[string, Partial<BackForm>, string, string]>([
    ['as it begins', {}, '', ''],
    ['no name', { topicName: ' ' }, 'topicName', 'themeFields.missing.topicName'],
    ['a long name', { topicName: 'x'.repeat(51) }, 'topicName', 'record.limit.over'],
    ['11 px', { navMenuFontSize: 11 }, 'navMenuFontSize', 'themeFields.fontSizeRange'],
    ['12 px', { navMenuFontSize: 12 }, '', ''],
    ['41 px', { sideMenuFontSize: 41 }, 'sideMenuFontSize', 'themeFields.fontSizeRange'],
    ['half a pixel', { sideMenuFontSize: 12.5 }, 'sideMenuFontSize', 'themeFields.fontSizeRange'],
    ['no size', { sideMenuFontSize: null }, '', ''],
    ['a colour with opacity', { searchBgColor: '#00000016' }, '', ''],
    ['a colour by its name', { primaryColor: 'red' }, 'primaryColor', 'common.form.colourAlpha'],
    ['an unset colour', { primaryColor: '' }, '', ''],
    ['a font of the platform', { navMenuFontType: 'Microsoft YaHei' }, '', ''],
    [
      'a picture from elsewhere',
      { navBackgroundImg: 'https://a.example/x.png' },
      'navBackgroundImg',
      'picture.wrong.address',
    ],
    ['a style of another terminal', { topicStyle: 'client' }, 'topicStyle', 'common.form.notOffered'],
  ])('%s', (_what, change, name, key) => {
    const found = checkFields(backFields, { ...pc, ...change }).map((one) => [one.name, one.message.key]);
    expect(found).toEqual(name === '' ? [] : [[name, key]]);
  });

  it('expanded search in a vertical client', () => {
    const form: BackForm = { ...client, topicLayout: 'vertical', searchShowType: 'expand' };
    expect(checkFields(backFields, form).map(({ name }) => name)).toEqual(['searchShowType']);
  });
});

describe('what a new theme begins with (2§9)', () => {
  it.each([
    ['dark', '#4ba9f2'],
    ['light', '#ffffff'],
  ] as const)('%s', (style, navigationBgColor) => {
    expect(newBackTheme('pc', style, nowhere)).toMatchObject({
      navigationBgColor,
      primaryColor: '#5d9cec',
      bubbleColor: '#D1E3FF',
      topicStatus: false,
      searchBgColor: '#00000016',
      searchBoxColor: '#00000000',
      searchFontColor: '#ffffff',
      asideMenuColor: '#111111',
      navIconType: 'line',
      logoLocal: 'last',
      topicSource: '',
    });
  });

  it('another style sets the look back, and nothing else', () => {
    const mine: BackForm = {
      ...client,
      topicLayout: 'mixed',
      titleName: 'Port',
      useRange: client.useRange,
      navigationBgColor: '#123456',
      searchShowType: 'expand',
      toolBgImg: 'x',
      navMenuFontSize: 20,
    };
    const { topicName, titleName, topicLayout, ...light } = withBackStyle(mine, 'light');
    expect([topicName, titleName, topicLayout]).toEqual(['Harbour', 'Port', 'mixed']);
    expect(light).toMatchObject({
      topicStyle: 'light',
      navigationBgColor: '#ffffff',
      searchShowType: 'float',
      toolBgImg: '',
      navMenuFontSize: null,
    });
  });
});
