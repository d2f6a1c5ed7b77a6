import { expect, test } from 'vitest';
import { createCustomPermission, flagsHere, isToggledHere, permissionCodes } from './permissions.ts';

test.each([
  ['off', true, true, 'share,group,enable'],
  ['off', true, false, ''],
  ['off', false, false, ''],
  ['on', true, true, 'share,group,enable'],
  ['on', true, false, 'share,group'],
  ['on', false, false, ''],
  ['depth', true, true, 'share,group,enable'],
  ['depth', true, false, 'share,group,enable'],
  ['depth', false, false, ''],
] as const)('detach %s, manages here %s, manages all %s: %s', (detach, managesHere, managesAll, expected) => {
  const flags = flagsHere(detach, { managesHere, managesAll });
  const said = [
    ...(flags.moduleShareEdit ? ['share'] : []),
    ...(flags.AppCategoryEdit ? ['group'] : []),
    ...(flags.moduleEnable ? ['enable'] : []),
  ];
  expect(said.join()).toBe(expected);
});

test.each([
  ['off', true, true],
  ['on', true, true],
  ['on', false, false],
  ['depth', false, true],
] as const)(
  'detach %s, the root %s: applications are turned on and off there: %s',
  (detach, root, expected) => {
    expect(isToggledHere(detach, root)).toBe(expected);
  },
);

test('custom applications are made by whoever administers all', () => {
  expect(permissionCodes({ managesAll: true })).toEqual([createCustomPermission]);
  expect(permissionCodes({ managesAll: false })).toEqual([]);
});
