import { expect, test } from 'vitest';
import type { ModuleLicence } from '../../api/licence-info/apps.ts';
import { licenceRatios, toMerge } from './licence-ratio.ts';

const licence: ModuleLicence = {
  moduleStr: 'workflow',
  status: 'normal',
  probationExpire: '',
  appPayStatus: 'normal',
  maxLicense: 50,
  usedLicense: 40,
  maxLicenseApp: 20,
  usedLicenseApp: 20,
  upperLimitRemind: false,
  appUpperLimitRemind: true,
  applyClient: null,
};

// Row APP-169.
test('facts of the licence alone do not replace those of the application', () => {
  expect(Object.keys(toMerge(licence)).sort()).toEqual(
    [
      'appPayStatus',
      'appUpperLimitRemind',
      'applyClient',
      'maxLicense',
      'maxLicenseApp',
      'upperLimitRemind',
      'usedLicense',
      'usedLicenseApp',
    ].sort(),
  );
});

// Rows APP-047, 186, 187.
test.each<[string, Partial<ModuleLicence>, boolean, string]>([
  ['both terminals', {}, true, 'pc 40/50 near, app 20/20! near'],
  ['reminding is off', {}, false, 'pc 40/50 near, app 20/20 near'],
  ['on trial', { appPayStatus: 'probation' }, true, ''],
  ['prepaid', { appPayStatus: 'prepaid' }, true, ''],
  ['PC alone', { applyClient: '0' }, true, 'pc 40/50 near'],
  ['mobile alone', { applyClient: '2' }, true, 'app 20/20! near'],
  ['no used', { usedLicense: null }, true, 'app 20/20! near'],
  ['no max', { maxLicenseApp: null }, true, 'pc 40/50 near'],
  ['none used is a figure', { usedLicense: 0 }, true, 'pc 0/50, app 20/20! near'],
  ['more than there are', { usedLicenseApp: 26 }, true, 'pc 40/50 near, app 26/20! over'],
  ['without a limit', { maxLicense: 999999 }, true, 'pc 40/unlimited, app 20/20! near'],
])('%s', (_, changes, remind, expected) => {
  const ratios = licenceRatios(toMerge({ ...licence, ...changes }), remind);
  const said = ratios.map(
    ({ terminal, used, max, warning, standing }) =>
      `${terminal} ${used}/${max}${warning ? '!' : ''}${standing ? ` ${standing}` : ''}`,
  );
  expect(said.join(', ')).toBe(expected);
});
