/** Themes into packages and out of them: what travels, what clashes, what a short text carries. */
import { describe, expect, it, test } from 'vitest';
import { newBackTheme, newMobileTheme, newSpecialTheme } from '../defaults.ts';
import { choicesFor, clashesOf, copyName } from '../../../../src-renderer/screens/themes/Packages/clashes.ts';
import { packTheme, withPictures } from './from-theme.ts';
import { namesOfPackage, packedNames } from './package-names.ts';
import { fieldsOfPart } from './portable.ts';
import {
  readShareString,
  shareString,
} from '../../../../src-renderer/screens/themes/parts/ThemeContrast/share-string.ts';
import { formOfPackage, overStored } from './to-theme.ts';

const address = '/api/file/preview?fileId=F1&type=imgs';
const back = {
  ...newBackTheme('pc', 'light', { deptId: 'D200' }),
  topicName: ' Harbour ',
  topicStatus: true,
  navBackgroundImg: address,
  navMenuFontSize: 16,
  screenShot: 'https://elsewhere.example/a.png',
  navMenuFontColor: '#112233',
};
const mobileTheme = newMobileTheme('dark', { deptId: '' }, (key) => key);
const mobile = {
  ...mobileTheme,
  topicName: 'Pocket',
  icons: mobileTheme.icons.map((icon, place) => (place === 0 ? { ...icon, iconSelected: address } : icon)),
};

describe('what travels', () => {
  it('is the look, and not where a theme stands or who has it', () => {
    const { fields, ...theme } = packTheme('pc', back);
    expect(theme).toEqual({
      family: 'backTopic',
      terminal: 'pc',
      style: 'light',
      name: 'Harbour',
      pictures: [{ field: 'navBackgroundImg', address }],
    });
    expect(fields).toMatchObject({ navMenuFontColor: '#112233', navMenuFontSize: 16 });
    for (const name of ['topicName', 'topicStatus', 'useRange', 'useRangeDisable', 'deptId', 'storedRange'])
      expect(fields).not.toHaveProperty(name);
  });

  it('is no picture of somebody else’s server', () => {
    expect(packTheme('pc', back).fields.screenShot).toBe('');
  });

  it('is its names in other languages, those that the platform has', () => {
    const names = { zh_CN: '港湾', ja_JP: ' 港 ', en_US: '' };
    expect(packedNames(names)).toEqual({ names: { 'ja-JP': '港' } });
    expect(packedNames({ zh_CN: '港湾' })).toEqual({});
    expect(namesOfPackage({ names: { 'ja-JP': '港', 'zh-CN': '港湾', 'it-IT': 'Porto' } })).toEqual({
      ja_JP: '港',
    });
    expect(namesOfPackage({})).toEqual({});
  });

  it('has the icons of a mobile theme with their pictures', () => {
    const theme = packTheme('h5', mobile);
    expect(theme.pictures).toEqual([{ field: 'icons.message.iconSelected', address }]);
    const made = withPictures(theme.fields, new Map([['icons.message.iconSelected', 'asset:assets/1.png']]));
    expect(made.icons).toMatchObject([{ iconSelected: 'asset:assets/1.png' }, {}, {}, {}, {}]);
    expect(JSON.stringify(theme.fields)).toContain(address);
  });

  it('is a part where one is asked for', () => {
    expect(Object.keys(packTheme('pc', back, 'colours').fields)).toEqual(
      fieldsOfPart('backTopic', 'colours'),
    );
    expect(packTheme('pc', back, 'colours').pictures).toEqual([]);
  });

  it('is of no terminal and no style where it is CSS', () => {
    const css = { name: 'Quiet', content: 'a { color: red }', refStyles: 'TC1' };
    expect(packTheme(null, css)).toEqual({
      family: 'css',
      terminal: null,
      style: null,
      name: 'Quiet',
      pictures: [],
      fields: { content: 'a { color: red }' },
    });
  });
});

describe('a theme of a package', () => {
  it('becomes the same theme again, switched off', () => {
    const packed = packTheme('pc', back);
    const form = formOfPackage(packed, 'D200');
    expect(form).toEqual({ ...back, topicName: 'Harbour', topicStatus: false, screenShot: '' });
    expect(packTheme('pc', form)).toEqual(packed);
    expect(packTheme('h5', formOfPackage(packTheme('h5', mobile), ''))).toEqual(packTheme('h5', mobile));
  });

  const client = { family: 'backTopic', terminal: 'pcClient', style: 'client', name: 'X' } as const;

  it('is a new theme in what it does not say', () => {
    expect(formOfPackage({ ...client, fields: { primaryColor: '#123456' } }, 'D200')).toEqual({
      ...newBackTheme('app-pc', 'client', { deptId: 'D200' }),
      topicName: 'X',
      primaryColor: '#123456',
    });
  });

  test.each([
    ['a field that is not its own', { topicStatus: true, deptId: 'D999', constructor: 'x', icons: [] }],
    ['a value of another type', { navMenuFontSize: '16', primaryColor: 7, navIconType: 'round' }],
  ])('leaves out %s', (_, fields) => {
    expect(formOfPackage({ ...client, fields }, '')).toEqual(formOfPackage({ ...client, fields: {} }, ''));
  });

  it('over a stored one changes its look, and neither name, style nor who has it', () => {
    const stored = { ...newSpecialTheme({ deptId: 'D201' }), topicName: 'Mine', topicStatus: true };
    const given = { family: 'featureTopic', terminal: 'special', style: null, name: 'Theirs' } as const;
    expect(overStored({ ...given, fields: { primaryColor: '#010203', deptId: 'D9' } }, stored)).toEqual({
      ...stored,
      primaryColor: '#010203',
    });
  });
});

describe('names that are taken', () => {
  const existing = [
    { id: '1', name: 'Harbour' },
    { id: '2', name: 'Quay' },
    { id: '3', name: 'quay ' },
  ];

  it('are found as people compare them, in the tenant and among what comes', () => {
    const incoming = ['HARBOUR', 'New', 'Quay', 'new'].map((name) => ({ name }));
    const found = clashesOf(incoming, existing);
    expect([...found.keys()]).toEqual([0, 2, 3]);
    expect(
      [...found.values()].map(({ existing: there, twice }) => [there.map(({ id }) => id), twice]),
    ).toEqual([
      [['1'], false],
      [['2', '3'], false],
      [[], true],
    ]);
    expect([...found.values()].map(choicesFor)).toEqual([
      ['replace', 'copy', 'skip'],
      ['copy', 'skip'],
      ['copy', 'skip'],
    ]);
  });

  test.each([
    ['Harbour', ['Harbour'], 'Harbour (2)'],
    ['Harbour (2)', ['harbour', 'HARBOUR (2)'], 'Harbour (3)'],
    ['a'.repeat(50), [], `${'a'.repeat(46)} (2)`],
    ['😀'.repeat(50), [], `${'😀'.repeat(46)} (2)`],
  ])('%s gets the first number that is free', (name, taken, made) => {
    expect(copyName(name, taken)).toBe(made);
  });
});

describe('a share string', () => {
  it.each([
    ['pc', 'backTopic', back],
    ['h5', 'appTopic', mobile],
    ['special', 'featureTopic', newSpecialTheme({ deptId: '' })],
  ] as const)('carries every colour of a theme of %s', (terminal, family, form) => {
    const text = shareString(terminal, form);
    const values = form as unknown as Readonly<Record<string, string>>;
    const set = fieldsOfPart(family, 'colours').filter((name) => values[name] !== '');
    const read = readShareString(` ${text}\n`, terminal);
    expect(read).toMatchObject({ source: 'steward', terminal });
    expect(read?.colours).toEqual(
      Object.fromEntries(set.map((name) => [name, String(values[name]).toLowerCase()])),
    );
    expect(text.length).toBeLessThan(280);
  });

  it('of another terminal gives what both have', () => {
    expect(readShareString(shareString('pc', back), 'special')?.colours).toEqual({
      primaryColor: '#5d9cec',
      bubbleColor: '#d1e3ff',
    });
    expect(readShareString('steward-theme:pc:nb102030.pr405060', 'h5')?.colours).toEqual({
      topBgColor: '#102030',
      mainColor: '#405060',
    });
  });

  it('may be one of Slack’s, of either length', () => {
    const eight = '#3F0E40,#350d36,#1164A3,#FFFFFF,#350D36,#FEFEFE,#2BAC76,#CD2553';
    expect(readShareString(eight, 'pc')).toEqual({
      source: 'slack',
      terminal: null,
      colours: {
        asideBgColor: '#3f0e40',
        primaryColor: '#1164a3',
        sideOptMenuColor: '#ffffff',
        asideMenuHoverColor: '#350d36',
        asideMenuColor: '#fefefe',
        sideMenuLeftColor: '#2bac76',
        bubbleColor: '#cd2553',
        navigationBgColor: '#3f0e40',
        navMenuFontColor: '#fefefe',
      },
    });
    expect(readShareString(`${eight}, #121016, #F9EDFF`, 'pc')?.colours).toMatchObject({
      navigationBgColor: '#121016',
      navMenuFontColor: '#f9edff',
    });
  });

  it('may be one of Mattermost’s', () => {
    const theirs = {
      sidebarBg: '#1E325C',
      sidebarHeaderBg: '#192a4d',
      buttonBg: '#1c58d9',
      codeTheme: 'github',
    };
    expect(readShareString(JSON.stringify(theirs), 'pc')).toEqual({
      source: 'mattermost',
      terminal: null,
      colours: { asideBgColor: '#1e325c', navigationBgColor: '#192a4d', primaryColor: '#1c58d9' },
    });
  });

  it.each([
    '',
    'harbour',
    '#fff,#fff',
    'steward-theme:pc:',
    'steward-theme:pc:zz112233',
    '{"a":1}',
    '{',
    'steward-theme:tv:nb112233',
    'steward-theme:pc:nbred',
    `#fff${',#fff'.repeat(8)}`,
    '[]',
    'null',
    `{"sidebarBg":"#fff","x":"${'y'.repeat(5000)}"}`,
    '{"sidebarBg":"red"}',
  ])('is not %j', (text) => {
    expect(readShareString(text, 'pc')).toBeNull();
  });
});
