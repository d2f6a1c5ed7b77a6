import { expect, it } from 'vitest';
import { type Effect, effectsOf } from './effects.ts';
import { wayBackOfChange } from './way-back.ts';

type Told = Parameters<typeof effectsOf>[0][number];
const change = (kind: string, locator: unknown, edits: Told['edits']): Told => ({
  kind,
  place: locator,
  edits,
});
const said = (...changes: readonly Told[]) =>
  effectsOf(changes).map((all) =>
    all.map((one: Effect) => ('count' in one ? [one.kind, one.count] : one.kind)),
  );
const share = (id: string, exclude = false) => ({ kind: 'user', id, exclude, below: false });
const whole = (kind: 'all' | 'allExternal', exclude = false) => ({ ...share('', exclude), kind });
const module = (moduleId: string) => ({ moduleId, moduleStr: moduleId, moduleName: `Module ${moduleId}` });

it.each<readonly [string, Told, readonly unknown[]]>([
  ['a text', change('tenant', {}, { contact: { from: 'a', to: 'b' } }), []],
  [
    'a list put in force',
    change('ipListFlag', { list: 'black' }, { on: { from: false, to: true } }),
    ['shutOut'],
  ],
  [
    'a list out of force',
    change('ipListFlag', { list: 'black' }, { on: { from: true, to: false } }),
    ['signIn'],
  ],
  ['an entry of it', change('ipListEntry', { id: '1' }, { configName: { from: 'a', to: 'b' } }), ['signIn']],
  [
    'a method deleted',
    change('loginMethodPresence', { id: '1', method: {} }, { there: { from: [{ name: 'x' }], to: [] } }),
    ['shutOut', ['deleted', 1], 'anew'],
  ],
  [
    'a method made',
    change(
      'loginMethodPresence',
      { id: '', method: {} },
      { there: { from: [], to: [{ name: 'x', type: ['total'] }] } },
    ),
    ['signIn'],
  ],
  [
    'modules off together',
    change(
      'appModuleStatus',
      { deptId: '1', modules: [module('a'), module('b')] },
      { enabled: { from: true, to: false } },
    ),
    [['turnedOff', 2]],
  ],
  [
    'one of two off',
    change(
      'appModulesOn',
      { deptId: '1', modules: [module('a'), module('b')] },
      { on: { from: { a: true, b: false }, to: { a: false, b: true } } },
    ),
    [['turnedOff', 1]],
  ],
  [
    'shared with fewer',
    change(
      'ipListPermission',
      { id: '1' },
      { shares: { from: [share('a'), share('b')], to: [share('b'), share('c', true)] } },
    ),
    ['shutOut', ['narrowed', 2]],
  ],
  [
    'shared with more, by application',
    change(
      'appShares',
      { deptId: '1', ids: ['x'] },
      { shares: { from: { x: [share('a')] }, to: { x: [share('a'), share('b')] } } },
    ),
    [],
  ],
  [
    'for everybody, and now for one',
    change(
      'ipListPermission',
      { id: '1' },
      { shares: { from: [whole('all'), share('b')], to: [share('a')] } },
    ),
    ['shutOut', 'narrowedAll', ['narrowed', 1]],
  ],
  [
    'for one, and now for everybody',
    change('ipListPermission', { id: '1' }, { shares: { from: [share('a')], to: [whole('all')] } }),
    ['shutOut'],
  ],
  [
    'for whom it names, which was nobody: that was everybody',
    change('ipListPermission', { id: '1' }, { shares: { from: [], to: [share('a')] } }),
    ['shutOut', 'narrowedAll'],
  ],
  [
    'with nobody by name any more: that is everybody',
    change('ipListPermission', { id: '1' }, { shares: { from: [share('a')], to: [] } }),
    ['shutOut'],
  ],
  [
    'everybody left out',
    change('ipListPermission', { id: '1' }, { shares: { from: [whole('all')], to: [whole('all', true)] } }),
    ['shutOut', 'narrowedAll'],
  ],
  [
    'for external people no more',
    change(
      'ipListPermission',
      { id: '1' },
      { shares: { from: [whole('allExternal'), share('a')], to: [share('a')] } },
    ),
    ['shutOut', 'narrowedExternal'],
  ],
  [
    'taken from somebody in one application of two',
    change(
      'appShares',
      { deptId: '1', ids: ['x', 'y'] },
      { shares: { from: { x: [share('a'), share('b')], y: [] }, to: { x: [share('b')], y: [share('a')] } } },
    ),
    ['narrowedAll', ['narrowed', 1]],
  ],
  [
    'a range of who may not use it',
    change(
      'themeRange',
      { terminal: 'pc', id: 'T1', name: 'x', style: 'dark', deptId: '', external: false },
      { useRangeDisable: { from: [share('a')], to: [share('b')] } },
    ),
    [['narrowed', 1]],
  ],
  [
    'on the white list',
    change('whiteList', { people: [{ id: 'p', name: 'P' }] }, { p: { from: false, to: true } }),
    [['seats', 1]],
  ],
])('%s', (_, one, effects) => {
  expect(said(one)).toEqual([effects]);
});

it('a deleted record that others of the set name', () => {
  const gone = change('ipSegmentPresence', { ids: ['S1'] }, { there: { from: [{ id: 'S1' }], to: [] } });
  const user = change('ipListEntry', { id: 'E1' }, { netWorkSegmentId: { from: '', to: 'S1' } });
  expect(said(gone, user)).toEqual([['shutOut', ['deleted', 1], ['named', 1]], ['shutOut']]);
  expect(said(gone)).toEqual([['shutOut', ['deleted', 1]]]);
});

it('a change that nothing restores says so before it is applied', () => {
  const lost = change('certification', {}, { certification: { from: 'verified', to: 'uncertified' } });
  expect(wayBackOfChange(lost)).toBe('none');
  expect(said(lost)).toEqual([['noWayBack']]);
  expect(
    wayBackOfChange(change('certification', {}, { certification: { from: 'pending', to: 'uncertified' } })),
  ).toBe('same');
});
