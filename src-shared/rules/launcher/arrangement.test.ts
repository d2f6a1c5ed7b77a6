import { expect, test } from 'vitest';
import type { AppItem } from '../../api/applications/app.ts';
import {
  arrangedOrder,
  changedLists,
  isFound,
  launcherValues,
  neighboursFor,
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

const shownAs = (apps: string, navs: string) =>
  Object.fromEntries([
    ...ids('a b').map((id) => [`show:${id}`, ids(apps).includes(id)]),
    ...ids('a b').map((id) => [`nav:${id}`, ids(navs).includes(id)]),
  ]);

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
    const values = shownAs(apps, navs);
    const now = withShownApps(values, ids(turned), on);
    expect(Object.keys(now)).toHaveLength(2 * ids(turned).length);
    expect({ ...values, ...now }).toEqual(shownAs(showApps, showNavs));
  },
);

test('an application in the navigation is shown', () => {
  expect(withShownNavs(['b'], true)).toEqual({ 'nav:b': true, 'show:b': true });
  expect(withShownNavs(['b'], false)).toEqual({ 'nav:b': false });
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

test('an application that is no longer on view is no longer selected', () => {
  expect([...stillChosen(new Set(ids('a b c')), ids('b d'))]).toEqual(['b']);
  expect([...stillChosen(new Set(ids('a b')), [])]).toEqual([]);
});

const nameOf = (id: string) => `App ${id}`;

test('each setting of each application is a field; only moved ones have another place', () => {
  const apps = [app('a'), app('b', { showApp: false, menuStatus: false }), app('c')];
  const before = launcherValues(apps, ownConfigsOf([]), { c: 'C as it was called' });
  expect(before).toMatchObject({
    order: ids('a b c'),
    'show:b': false,
    'open:a': 'current',
    'after:a': { id: '', name: '' },
    'after:c': { id: 'b', name: 'App b' },
  });
  expect(arrangedOrder(before)).toEqual(ids('a b c'));
  const places = neighboursFor(before, ids('c a b'), nameOf);
  expect(Object.entries(places).filter(([name, place]) => place !== before[name as 'after:a'])).toEqual([
    ['after:c', { id: '', name: '' }],
  ]);
  expect(arrangedOrder({ ...before, ...places })).toEqual(ids('c a b'));
});

test('changed fields, by list', () => {
  const names = ['show:b', 'nav:b', 'open:c', 'after:a', 'simpleName', 'show:100:1'];
  expect(changedLists(names)).toEqual({
    apps: ids('100:1 b c'),
    showApps: ids('100:1 b'),
    showNavs: ['b'],
    openModes: ['c'],
    configs: ['simpleName'],
    order: ['a'],
  });
  expect(changedLists([]).apps).toEqual([]);
});

test('a disabled application is in no launcher', () => {
  const statuses = [
    { moduleId: 'a', status: true },
    { moduleId: 'b', status: false },
  ];
  expect(usableApps([app('a'), app('b'), app('c')], statuses).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(disabledApps(statuses)).toEqual([statuses[1]]);
});
