import { describe, expect, it, test } from 'vitest';
import { newBackTheme, newMobileTheme, newSpecialTheme } from '../defaults.ts';
import { packTheme, withPictures } from './from-theme.ts';
import { namesOfPackage, packedNames } from './package-names.ts';
import { fieldsOfPart } from './portable.ts';
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
