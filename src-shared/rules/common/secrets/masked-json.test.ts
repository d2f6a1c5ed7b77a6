import { expect, it } from 'vitest';
import { maskedJson } from './masked-json.ts';

it.each([
  [null, null],
  [undefined, null],
  [{ name: 'Acme', password: 'x' }, '{"name":"Acme","password":"•••"}'],
  [{ deep: [{ checkCode: '1234' }] }, '{"deep":[{"checkCode":"•••"}]}'],
  [
    { appSecurity: 1, secretKey: 'k', accessToken: 't' },
    '{"appSecurity":"•••","secretKey":"•••","accessToken":"•••"}',
  ],
  [{ file: new File(['abc'], 'a.lic') }, '{"file":"file: a.lic (3 bytes)"}'],
])('masks %j', (value, expected) => {
  expect(maskedJson(value)).toBe(expected);
});

it.each([
  ['a new one', { appkey: 'new' }, { appkey: 'old' }, '{"appkey":"••• ≠"}'],
  ['the same', { appkey: 'old' }, { appkey: 'old' }, '{"appkey":"•••"}'],
  ['the first', { appkey: 'new' }, { appkey: '' }, '{"appkey":"••• ≠"}'],
  ['none any more', { appkey: '' }, { appkey: 'old' }, '{"appkey":""}'],
  [
    'deep in it',
    { mail: [{ password: 'b' }] },
    { mail: [{ password: 'a' }] },
    '{"mail":[{"password":"••• ≠"}]}',
  ],
  ['nothing to compare with', { password: 'b' }, { name: 'x' }, '{"password":"•••"}'],
] as const)('says of a secret what may be known: %s', (_, value, before, expected) => {
  expect(maskedJson(value, before)).toBe(expected);
  expect(maskedJson(before, undefined)).not.toContain('old');
});
