import { expect, test } from 'vitest';
import type { AppItem } from '../../api/applications/app.ts';
import {
  changedLists,
  isFound,
  launcherValues,
  stillChosen,
  toggledByShowAll,
  withShownApps,
  withShownNavs,
} from './arrangement.ts';
import { ownConfigsOf } from './configs.ts';
import { disabledApps, usableApps } from './usable.ts';

const app = (id: string, more: Partial<AppItem> = {}): AppItem => ({
  id,
  menuid: id,
  menuName: `App ${id}`,
  shortName: id,
  menuStatus: true,
  userId: '',
  applicationType: '',
  applicationCustoms: [],
  openMode: 'current',
  moduleId: id,
  orderIndex: 1,
  orgId: '',
  menuType: 'DEFAULT_MENU',
  menuCode: id,
  module: id,
  path: '',
  icon: '',
  sysMenuId: id,
  baseApp: false,
  installed: true,
  acId: '',
  showApp: true,
  ...more,
});
const ids = (words: string) => words.split(' ').filter(Boolean);

test.each([
  ['a b', 'a', 'b', false, 'a', 'a'],
  // A hidden application leaves navigation.
  ['a b', 'a b', 'b', false, 'a', 'a'],
  // An application that is shown again does not return to navigation.
  ['a', 'a', 'b', true, 'a b', 'a'],
  ['a b', 'a', 'a b', true, 'a b', 'a'],
] as const)(
  'shown %s, in navigation %s; %s shown %s: %s / %s',
  (apps, navs, turned, on, showApps, showNavs) => {
    const values = { showApps: ids(apps), showNavs: ids(navs) };
    expect(withShownApps(values, ids(turned), on)).toEqual({
      showApps: ids(showApps),
      showNavs: ids(showNavs),
    });
  },
);

test('what stands in navigation is shown', () => {
  expect(withShownNavs({ showApps: ['a'], showNavs: [] }, ['b'], true)).toEqual({
    showApps: ['a', 'b'],
    showNavs: ['b'],
  });
  expect(withShownNavs({ showApps: ['a', 'b'], showNavs: ['a', 'b'] }, ['b'], false)).toEqual({
    showApps: ['a', 'b'],
    showNavs: ['a'],
  });
});

test.each([
  ['standard', 'personal', '500 504 8'],
  ['mix', 'personal', '8'],
  ['standard', 'team', '500 504 8 p s'],
  ['mix', 'team', '8 p s'],
] as const)('show all in the %s menu, %s: %s', (navMode, scope, expected) => {
  const apps = [
    ...ids('500 504 8').map((id) => app(id)),
    app('p', { module: 'portal' }),
    app('s', { module: 'settings' }),
  ];
  expect(
    toggledByShowAll(apps, navMode, scope)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expected);
});

test.each([
  ['Workflow', 'Flow', 'WORK', true],
  ['Workflow', 'Flow', ' flo ', true],
  ['Workflow', 'WF', 'wf', true],
  ['Workflow', 'WF', 'mail', false],
  ['Workflow', 'WF', '', true],
])('%s (%s) is found by "%s": %s', (menuName, shortName, typed, found) => {
  expect(isFound({ menuName, shortName }, typed)).toBe(found);
});

test('what is not on view any more is not chosen any more', () => {
  expect([...stillChosen(new Set(ids('a b c')), ids('b d'))]).toEqual(['b']);
  expect([...stillChosen(new Set(ids('a b')), [])]).toEqual([]);
});

test('what is changed, by list, until nothing is', () => {
  const apps = [app('a'), app('b', { showApp: false, menuStatus: false }), app('c')];
  const before = launcherValues(apps, ownConfigsOf([]));
  expect(changedLists(before, before)).toEqual({
    apps: [],
    showApps: [],
    showNavs: [],
    openModes: [],
    configs: [],
    order: [],
  });
  const now = {
    ...before,
    ...withShownApps(before, ['b'], true),
    order: ids('b a c'),
    simpleName: false,
    openModes: { ...before.openModes, c: 'newPage' as const },
  };
  expect(changedLists(before, now)).toEqual({
    apps: ids('b c'),
    showApps: ['b'],
    showNavs: [],
    openModes: ['c'],
    configs: ['simpleName'],
    order: ids('b a'),
  });
});

test('what is off is in no launcher', () => {
  const statuses = [
    { moduleId: 'a', status: true },
    { moduleId: 'b', status: false },
  ];
  expect(usableApps([app('a'), app('b'), app('c')], statuses).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(disabledApps(statuses)).toEqual([statuses[1]]);
});
