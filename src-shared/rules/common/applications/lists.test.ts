import { expect, test } from 'vitest';
import * as z from 'zod';
import { app, categoryLine, openMode } from '../../../api/applications/app.ts';
import { queryAppManageSyncConfigs } from '../../../api/applications/sync.ts';
import { markOdd } from '../../../api/odd-values/odd-fields.ts';
import { syncConfigsOf } from '../../applications/sync-configs.ts';
import { isShownIn, keywordsOf, withShown } from './lists.ts';

test.each([
  ['all', 'workflow', true, true],
  ['all', 'portal', true, false],
  ['all', 'workflow', false, false],
  ['AC1', 'portal', true, true],
  ['notInstalled', 'workflow', false, true],
  ['notInstalled', 'workflow', true, false],
])('in %s %s, installed %s: %s', (tab, module, installed, expected) => {
  expect(isShownIn(tab, { module, installed })).toBe(expected);
});

test.each([
  [{ showApp: true, menuStatus: true }, false, { showApp: false, menuStatus: false }],
  [{ showApp: true, menuStatus: false }, false, { showApp: false, menuStatus: false }],
  [{ showApp: false, menuStatus: false }, true, { showApp: true, menuStatus: false }],
  [{ showApp: true, menuStatus: true }, true, { showApp: true, menuStatus: true }],
])('%j shown %s is %j', (before, shown, after) => {
  expect(withShown(before, shown)).toEqual(after);
});

test('blanks around what is searched for mean nothing', () => {
  expect(keywordsOf('  to do \t')).toBe('to do');
});

test.each([
  ['current', 'current'],
  ['newPage', 'newPage'],
  ['newWindow', 'newWindow'],
  ['0', 'newPage'],
  [1, 'newWindow'],
  ['2', 'current'],
  ['new', 'newPage'],
])('the open mode %s is %s', (wire, expected) => {
  expect(z.decode(openMode, wire)).toBe(expected);
});

// Rows APP-023 to 025, 076.
test('an application is shown where display is 1, and stands for its own module where it has none', () => {
  const wire = {
    id: 7,
    menuid: '7',
    menuName: 'A',
    menuStatus: '1' as const,
    applicationCustoms: [],
    openMode: 'current',
    display: '1' as const,
    orderIndex: '3',
    menuType: 'CUSTOM_MENU' as const,
    baseApp: '0' as const,
    installed: '1' as const,
  };
  const read = z.decode(app, wire);
  expect(read).toMatchObject({ id: '7', moduleId: '7', showApp: true, menuStatus: true, orderIndex: 3 });
  expect(z.decode(app, { ...wire, display: '0', moduleId: '2' })).toMatchObject({
    moduleId: '2',
    showApp: false,
  });
  expect(z.decode(app, { ...wire, menuStatus: '0' })).toMatchObject({ showApp: true, menuStatus: false });
  expect(z.encode(app, read)).toMatchObject({ display: '1', menuStatus: '1' });
});

// Row APP-051.
test('a group has one line to three', () => {
  const read = (line: unknown) => z.safeDecode(categoryLine, line as 1).data ?? null;
  expect(['1', 2, '3', '0', 4].map(read)).toEqual([1, 2, 3, null, null]);
});

// Row APP-072.
test('detach is off where the server says nothing', () => {
  const { moduleDetachType } = queryAppManageSyncConfigs.response.shape;
  const read = (wire: '0' | 1 | undefined) => z.decode(moduleDetachType, wire);
  expect([read(undefined), read(1), read('0')]).toEqual(['plain', 'plain', 'depth']);
  expect(z.encode(moduleDetachType, 'plain')).toBe('1');
});

// Rows APP-071, 075.
const key = { share: 'module_share_sync', group: 'app_category_sync' };
test.each([
  ['off', [], '01'],
  ['on', [], '01'],
  ['depth', [], '11'],
  ['depth', [{ configKey: key.share, configValue: '0' }], '01'],
  ['on', [{ configKey: key.group, configValue: '0' }], '00'],
] as const)('detach %s with %j: %s', (detach, stored, expected) => {
  const configs = syncConfigsOf(stored, detach);
  expect(configs.map(({ configKey }) => configKey)).toEqual([key.share, key.group]);
  expect(configs.map(({ configValue }) => configValue).join('')).toBe(expected);
});

test('one whose flag was not understood stays where the server gave it', () => {
  const read = { module: 'workflow', installed: false };
  markOdd(read, 'installed', { raw: null, problem: '' });
  expect(['all', 'AC1', 'notInstalled'].map((tab) => isShownIn(tab, read))).toEqual([true, true, true]);
  expect(isShownIn('all', Object.assign(read, { module: 'portal' }))).toBe(false);
});
