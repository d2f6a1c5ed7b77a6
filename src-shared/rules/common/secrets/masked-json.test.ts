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
