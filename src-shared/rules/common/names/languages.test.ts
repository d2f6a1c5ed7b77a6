import { describe, expect, it } from 'vitest';
import { platformLanguages } from '../../../api/language-names/platform-languages.ts';
import {
  checkNames,
  chosenLanguages,
  fromNames,
  languageFacts,
  namesInText,
  nameFor,
  toNames,
} from './languages.ts';

it('names the twelve languages of the platform, in both languages', () => {
  expect(Object.keys(languageFacts)).toEqual([...platformLanguages]);
  expect(platformLanguages).toHaveLength(12);
  for (const { original, names } of Object.values(languageFacts)) {
    expect([original, names['zh-CN'], names['en-US']].every((text) => text.length > 1)).toBe(true);
  }
});

describe('names', () => {
  const names = toNames([
    { lang: 'zh_CN', name: '澄江科技' },
    { lang: 'ar_AE', name: 'تشنغجيانغ' },
    { lang: 'fr_FR', name: ' ' },
  ]);

  it('come back whole, in the platform’s order', () => {
    const list = fromNames(names);
    expect(list.map(({ lang }) => lang)).toEqual([...platformLanguages]);
    expect(list.filter(({ name }) => name !== '')).toEqual([
      { lang: 'zh_CN', name: '澄江科技' },
      { lang: 'ar_AE', name: 'تشنغجيانغ' },
    ]);
  });

  it('show the languages that have one, and the own one', () => {
    expect(chosenLanguages(names, 'en_US')).toEqual(['zh_CN', 'en_US', 'ar_AE']);
  });

  it.each([
    [{ zh_CN: '澄江科技', ja_JP: 'チェンジャン2号' }, {}],
    [{ zh_CN: ' ' }, { zh_CN: 'common.form.required' }],
    [{ zh_CN: 'a', de_DE: 'ß'.repeat(40) }, {}],
    [{ zh_CN: 'a', de_DE: 'ß'.repeat(41) }, { de_DE: 'tenantEdit.name.tooLong' }],
    [{ zh_CN: 'a', en_US: 'a@' }, { en_US: 'tenantEdit.name.tooShort' }],
    [{ zh_CN: 'a', en_US: '(混）xyz', th_TH: 'ไทยไทย (ก)' }, { en_US: 'tenantEdit.name.mixedBrackets' }],
  ])('%j', (given, expected) => {
    const problems = Object.entries(checkNames(given, 'zh_CN')).map(([lang, { key }]) => [lang, key]);
    expect(Object.fromEntries(problems)).toEqual(expected);
  });

  it('leave a short name that was there before, until it is changed', () => {
    const given = { zh_CN: 'a', en_US: 'IBM' };
    expect(checkNames(given, 'zh_CN', given)).toEqual({});
    expect(checkNames({ ...given, en_US: 'IBN' }, 'zh_CN', given)).toHaveProperty('en_US');
  });
});

describe('a name for its reader', () => {
  it.each([
    ['en-US', { en_US: 'Chengting Works' }, 'Chengting Works'],
    ['en-US', { en_US: ' ' }, '澄江科技'],
    ['en-US', {}, '澄江科技'],
    ['zh-CN', { en_US: 'Chengting Works' }, '澄江科技'],
    ['zh-CN', { zh_CN: 'another' }, '澄江科技'],
  ] as const)('%s of %j is %s', (language, given, expected) => {
    expect(nameFor(given, language, '澄江科技')).toBe(expected);
  });

  it.each([
    ['{"en_US":"Dawn"}', { en_US: 'Dawn' }],
    ['{"en_US":"Dawn","xx_XX":"?","fr_FR":7}', { en_US: 'Dawn' }],
    ['晴空', {}],
    ['', {}],
    ['{', {}],
    ['{}', {}],
  ])('%s holds %j', (text, expected) => expect(namesInText(text)).toEqual(expected));
});
