import { expect, test } from 'vitest';
import type { AppItem } from '#shared/api/applications/app.ts';
import type { AppUse } from '#shared/api/applications/use.ts';
import type { ModuleLicence } from '#shared/api/licence-info/apps.ts';
import { fillOf, kindsOf, usageRows } from './usage-rows.ts';

const app = { id: '8', moduleId: '8', module: 'calendar', menuName: 'Calendar', menuStatus: true } as AppItem;
const licence: ModuleLicence = {
  moduleStr: 'calendar',
  status: 'normal',
  probationExpire: '',
  appPayStatus: 'normal',
  maxLicense: 20,
  usedLicense: 3,
  maxLicenseApp: null,
  usedLicenseApp: null,
  upperLimitRemind: false,
  appUpperLimitRemind: false,
  applyClient: '0',
};
const use: AppUse = { moduleId: '8', lastUse: '2026-11-01', audience: 9, users: 4 };
const nameOf = ({ menuName }: AppItem) => menuName;

test.each<[string, Partial<ModuleLicence> | null, Partial<AppUse> | null, boolean, string[], string | null]>([
  ['used', {}, {}, true, [], 'paid'],
  ['nobody within thirty days', {}, { users: 0 }, true, ['unused'], 'paid'],
  ['nobody, and off already', {}, { users: 0 }, false, [], 'paid'],
  ['the use is not told, and seats are taken', {}, null, true, [], 'paid'],
  ['the use is not told, and no seat is taken', { usedLicense: 0 }, null, true, ['unused'], 'paid'],
  ['neither use nor licence', null, null, true, [], null],
  ['over, and not near', { usedLicense: 26 }, {}, true, ['over'], 'paid'],
  ['over and unused', { usedLicense: 26 }, { users: 0 }, true, ['unused', 'over'], 'paid'],
  ['all seats', { usedLicense: 20 }, {}, true, ['near'], 'paid'],
  ['the server warns', { upperLimitRemind: true }, {}, true, ['near'], 'paid'],
  ['unlimited', { maxLicense: 999_999, usedLicense: 5000 }, {}, true, [], 'paid'],
  ['on trial', { appPayStatus: 'probation' }, {}, true, [], 'trial'],
  ['free seats exceeded', { appPayStatus: 'outFreeUserInweek' }, {}, true, [], 'free'],
  ['a pay status that nobody knows', { appPayStatus: 'rented' }, {}, true, [], 'paid'],
])('%s', (_, changes, used, menuStatus, kinds, cost) => {
  const [row] = usageRows({
    apps: [{ ...app, menuStatus }],
    nameOf,
    licences: changes ? [{ ...licence, ...changes }] : [],
    uses: used ? [{ ...use, ...used }] : undefined,
  });
  expect(row && kindsOf(row)).toEqual(kinds);
  expect(row?.cost).toBe(cost);
});

test('without a list of applications the licences name the modules', () => {
  const rows = usageRows({ apps: undefined, nameOf, licences: [licence], uses: undefined });
  expect(rows).toMatchObject([{ key: 'calendar', name: 'calendar', app: null, seats: 3 }]);
});

test('the fullest terminal decides the order by seats', () => {
  const [row] = usageRows({
    apps: [app],
    nameOf,
    licences: [{ ...licence, applyClient: null, maxLicenseApp: 10, usedLicenseApp: 8 }],
    uses: [],
  });
  expect(row && fillOf(row)).toBe(0.8);
});
