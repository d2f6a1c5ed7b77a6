import { expect, test } from 'vitest';
import { isLicensed } from './is-licensed.ts';

test.each([
  ['normal', null, null, true],
  ['normal', 0, 0, false],
  ['normal', 0, null, false],
  ['normal', 0, 1_000_000, true],
  ['normal', 999_999, 0, true],
  ['probation', 0, 0, true],
  [null, 50, 50, true],
  ['inexistent', 50, 50, false],
  ['disabled', null, null, false],
] as const)('%s with %s and %s seats: %s', (status, maxLicense, maxLicenseApp, licensed) => {
  expect(isLicensed({ status, maxLicense, maxLicenseApp })).toBe(licensed);
});
