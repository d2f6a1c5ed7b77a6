import { expect, test } from 'vitest';
import { checkFields } from '../common/fields/check-fields.ts';
import {
  begunSettings,
  loginInvalidFields,
  mobileLoginFields,
  onlineFields,
  randomSuffixFields,
  realIpFields,
} from './setting-fields.ts';

const keys = (problems: readonly { readonly message: { readonly key: string } }[]) =>
  problems.map(({ message }) => message.key);

test.each([
  [4, 60, ['common.form.wholeNumber']],
  [5, 5, []],
  [1440, 43_200, []],
  [1441, 43_201, ['common.form.wholeNumber', 'common.form.wholeNumber']],
  [5.5, 60, ['common.form.wholeNumber']],
])('a sign-in ends after %d and %d minutes', (pcMinutes, appMinutes, wrong) => {
  expect(keys(checkFields(loginInvalidFields, { enabled: true, pcMinutes, appMinutes }))).toEqual(wrong);
  expect(checkFields(loginInvalidFields, { enabled: false, pcMinutes, appMinutes })).toEqual([]);
});

test.each([
  [1, ['common.form.wholeNumber']],
  [2, []],
  [8, []],
  [9, ['common.form.wholeNumber']],
])('a suffix of %d characters', (length, wrong) => {
  expect(keys(checkFields(randomSuffixFields, { enabled: true, length, characters: 'both' }))).toEqual(wrong);
});

test('a mobile number signs in one way at least', () => {
  expect(keys(checkFields(mobileLoginFields, { enabled: true, ways: [] }))).toEqual([
    'securitySettings.mobileLogin.noWay',
  ]);
  expect(checkFields(mobileLoginFields, { enabled: false, ways: [] })).toEqual([]);
  expect(checkFields(mobileLoginFields, { enabled: true, ways: ['password'] })).toEqual([]);
});

test.each([
  ['X-Real-IP', 1, []],
  ['', 1, ['common.form.required']],
  ['X Real', 1, ['securitySettings.realIp.noHeader']],
  ['X-Real:', 1, ['securitySettings.realIp.noHeader']],
  ['X-Real-IP', 0, ['common.form.wholeNumber']],
  ['X-Real-IP', 11, ['common.form.wholeNumber']],
])('the address from “%s” behind %d proxies', (header, proxies, wrong) => {
  expect(keys(checkFields(realIpFields, { enabled: true, header, proxies }))).toEqual(wrong);
});

test.each([
  [0, ['common.form.wholeNumber']],
  [1, []],
  [100, []],
  [101, ['common.form.wholeNumber']],
])('%d at once', (most, wrong) => {
  const online = { ...begunSettings.online, id: 'OC1', enabled: true, most };
  expect(keys(checkFields(onlineFields, online))).toEqual(wrong);
});
