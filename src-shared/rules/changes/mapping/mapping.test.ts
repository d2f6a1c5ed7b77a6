import { expect, it } from 'vitest';
import type { CollectedChange } from '../collected-change.ts';
import { mapChanges, mappingOf, matchNames, namesOfSet } from './mapping.ts';
import { namesBlock, partsOfKey, pathKey } from './names.ts';
import { referencesOf, withIds } from './references.ts';
import { change, kindsOf, server } from './testing/server.ts';

const share = (kind: string, id: string) => ({ kind, id, exclude: false, below: false });
const madeAt = { terminal: 'pc', id: 'T1', name: 'Quay', style: 'dark', deptId: 'D1', external: false };

it.each<readonly [string, CollectedChange, readonly string[]]>([
  [
    'its own record',
    change('ipSegment', { id: 'S1' }, { segmentName: { from: 'a', to: 'b' } }),
    ['segment/S1'],
  ],
  [
    'a segment that an entry is about',
    change('ipListEntry', { id: 'E1' }, { netWorkSegmentId: { from: '', to: 'S1' } }),
    ['ipListEntry/E1', 'segment/S1'],
  ],
  [
    'whom it is shared with',
    change(
      'ipListPermission',
      { id: 'E1' },
      { shares: { from: [share('all', '')], to: [share('user', 'P1'), share('department', 'D1')] } },
    ),
    ['ipListEntry/E1', 'person/P1', 'department/D1'],
  ],
  [
    'people of a login method',
    change(
      'loginMethod',
      { id: 'L1' },
      { people: { from: [], to: ['P1'] }, departments: { from: ['D1'], to: [] } },
    ),
    ['loginMethod/L1', 'person/P1', 'department/D1'],
  ],
  [
    'targets of one that is made',
    change(
      'loginMethodPresence',
      { id: 'L1', method: { name: 'x', type: [], targets: [{ type: 'employee', targetId: 'P1' }] } },
      { there: { from: [], to: [] } },
    ),
    ['loginMethod/L1', 'person/P1'],
  ],
  [
    'people on the white list',
    change('whiteList', { people: [{ id: 'P1', name: 'Lin' }] }, { P1: { from: false, to: true } }),
    ['person/P1'],
  ],
  [
    'orders, by what their fields and the tables of their places are called',
    change(
      'backMenuOrder',
      { deptId: 'D1', domainName: 'H1', names: { M1: 'Logs', M2: 'Mail' }, groups: { M1: 'G1', M2: 'G1' } },
      { M1: { from: 1, to: 2 } },
    ),
    ['department/D1', 'host/H1', 'menu/M1', 'menu/M2', 'menu/G1'],
  ],
  [
    'a menu that is made, in its group',
    change(
      'backMenuPresence',
      { deptId: 'D1', domainName: 'H1', parentId: 'G1', id: '', made: { customName: 'x' } },
      { there: { from: [], to: [{ customName: 'x' }] } },
    ),
    ['department/D1', 'host/H1', 'menu/G1'],
  ],
  [
    'an application that is made, in its group, for a department',
    change(
      'customAppPresence',
      { owner: 'team', detach: 'off', deptId: 'D1', source: 'manager', acId: 'AC1', id: '' },
      {
        there: {
          from: [],
          to: [{ menuname: 'x', shares: [{ kind: 'department', id: 'D2', exclude: false, below: false }] }],
        },
      },
    ),
    ['department/D1', 'appCategory/AC1', 'department/D2'],
  ],
  [
    'the default theme',
    change(
      'themeDefault',
      { terminal: 'pc', style: 'dark', deptId: '', external: false },
      { theme: { from: [{ id: 'T1', name: 'Blue' }], to: [{ id: 'T2', name: 'Red' }] } },
    ),
    ['theme/T1', 'theme/T2'],
  ],
  [
    'tables by ids',
    change(
      'appShares',
      { deptId: 'D1', ids: ['A1'] },
      { shares: { from: { A1: [] }, to: { A1: [share('group', 'G1')] } } },
    ),
    ['department/D1', 'application/A1', 'group/G1'],
  ],
  [
    'modules',
    change(
      'appModulesOn',
      { deptId: 'D1', modules: [{ moduleId: 'M1', moduleStr: 'm', moduleName: 'M' }] },
      { on: { from: { M1: true }, to: { M1: false } } },
    ),
    ['department/D1', 'module/M1'],
  ],
  [
    'what a name is of',
    change('languageNames', { kind: 'application', targetId: 'A1' }, { en_US: { from: 'a', to: 'b' } }),
    ['application/A1'],
  ],
  [
    'a theme, and its department',
    change(
      'themeState',
      { terminal: 'pc', id: 'T1', name: 'Harbour', style: 'dark', deptId: 'D1', external: false },
      { enabled: { from: false, to: true } },
    ),
    ['theme/T1', 'department/D1'],
  ],
  [
    'a theme that is made, whom it is for',
    change('backThemePresence', madeAt, {
      there: { from: [], to: [{ topicName: 'Quay', useRange: [share('department', 'D2')] }] },
    }),
    ['department/D1', 'department/D2'],
  ],
  [
    'a theme that is deleted',
    change('backThemePresence', madeAt, { there: { from: [{ topicName: 'Quay' }], to: [] } }),
    ['theme/T1', 'department/D1'],
  ],
  [
    'a theme of the platform',
    change('systemTitles', { id: 'TS1', publishLogo: 'x' }, { titles: { from: [], to: [] } }),
    ['systemTheme/TS1'],
  ],
  [
    'the name of a theme',
    change('languageNames', { kind: 'theme', targetId: 'T1' }, { en_US: { from: 'a', to: 'b' } }),
    ['theme/T1'],
  ],
  [
    'style sheets that another one takes up',
    change('cssTheme', { id: 'C1' }, { refStyles: { from: '', to: 'C2\nC3' } }),
    ['cssTheme/C1', 'cssTheme/C2', 'cssTheme/C3'],
  ],
  [
    'a department that is none',
    change('licenceReminder', { remindType: 'app', deptId: '' }, { remindStatus: { from: true, to: false } }),
    [],
  ],
  [
    'a set’s own record',
    change('ipSegmentPresence', { ids: ['S9'] }, { there: { from: [], to: [{ id: 'S9' }] } }),
    [],
  ],
  [
    'a deleted one',
    change(
      'ipSegmentPresence',
      { ids: ['S1'] },
      { there: { from: [{ id: 'S1', segmentName: 'a' }], to: [] } },
    ),
    ['segment/S1'],
  ],
])('finds %s, and puts another in its place everywhere', async (_, one, ids) => {
  const kindOf = await kindsOf(one);
  const found = referencesOf([one], kindOf);
  expect(found.map(({ kind, id }) => `${kind}/${id}`)).toEqual(ids);
  const other = withIds(one, kindOf(one.kind), ({ id }) => `${id} there`);
  const text = JSON.stringify(other);
  for (const { id } of found) {
    expect(text).toContain(`${id} there`);
    expect(text).not.toContain(`"${id}"`);
  }
  // Mapping the ids back gives the original change.
  expect(withIds(other, kindOf(one.kind), ({ id }) => id.replace(' there', ''))).toEqual(one);
});

it('names on one server what another one finds by it', async () => {
  const set = [
    change('ipListEntry', { id: 'E1' }, { configName: { from: 'a', to: 'b' } }),
    change('ipSegment', { id: 'S1' }, { segmentName: { from: 'Head office', to: 'Main office' } }),
    change(
      'loginMethodPresence',
      { id: '', method: { name: 'x', type: [], targets: [] } },
      {
        there: {
          from: [],
          to: [
            {
              name: 'x',
              type: [],
              targets: [
                { type: 'department', targetId: 'D1' },
                { type: 'employee', targetId: 'P1' },
              ],
            },
          ],
        },
      },
    ),
  ];
  const kindOf = await kindsOf(...set);
  const first = server({
    departments: [{ id: 'D1', name: 'Sales', path: ['Weaver'] }],
    people: [{ id: 'P1', username: 'Lin', department: 'Sales', deptId: 'D1' }],
    segments: [{ id: 'S1', segmentName: 'Head office' }],
  });
  // The first server has no entries, so the read of their names fails.
  await expect(namesOfSet(set, kindOf, first)).rejects.toThrow('not asked for');
  const carried = set.slice(1);
  const names = await namesOfSet(carried, kindOf, first);
  expect(namesBlock.parse(names)).toEqual([
    { kind: 'segment', id: 'S1', name: 'Head office', key: 'Head office' },
    { kind: 'department', id: 'D1', name: 'Sales', key: 'Weaver/Sales' },
    { kind: 'person', id: 'P1', name: 'Lin', key: 'Sales/Lin' },
  ]);

  const second = server({
    departments: [
      { id: 'd7', name: 'Sales', path: ['Weaver'] },
      { id: 'd8', name: 'Sales', path: ['Weaver', 'North'] },
    ],
    people: [
      { id: 'p1', username: 'Lin', department: 'Sales', deptId: 'd7' },
      { id: 'p2', username: 'Lin', department: 'Sales', deptId: 'd7' },
    ],
    segments: [{ id: 'S1', segmentName: 'Another one' }],
  });
  const matches = await matchNames(carried, names, kindOf, second);
  expect(
    matches.map(({ reference, state, candidates }) => [reference.id, state, candidates.map(({ id }) => id)]),
  ).toEqual([
    ['S1', 'none', []],
    ['D1', 'found', ['d7']],
    ['P1', 'several', ['p1', 'p2']],
  ]);

  const some = mapChanges(carried, kindOf, mappingOf(matches));
  expect(some.changes).toEqual([]);
  expect(some.omissions.map(({ missing }) => missing.map(({ id }) => id))).toEqual([['S1'], ['P1']]);
  const chosen = new Map([...mappingOf(matches), ['person/P1', 'p2']]);
  const mapped = mapChanges(carried, kindOf, chosen);
  expect(JSON.stringify(mapped.changes)).toContain('"targetId":"d7"');
  expect(JSON.stringify(mapped.changes)).toContain('"targetId":"p2"');
  expect(mapped.omissions).toHaveLength(1);
});

it('the same server needs nobody’s choice; what the file does not name does', async () => {
  const set = [change('ipSegment', { id: 'S1' }, { segmentName: { from: 'a', to: 'b' } })];
  const kindOf = await kindsOf(...set);
  const facts = server({ segments: [{ id: 'S1', segmentName: 'Head office' }] });
  const names = await namesOfSet(set, kindOf, facts);
  expect((await matchNames(set, names, kindOf, facts)).map(({ state }) => state)).toEqual(['here']);
  const [unnamed] = await matchNames(set, [], kindOf, facts);
  expect(unnamed).toMatchObject({ state: 'unnamed', candidates: [{ id: 'S1' }] });
  expect(mapChanges(set, kindOf, mappingOf(unnamed ? [unnamed] : [])).omissions).toHaveLength(1);
});

it('a name that holds the sign of a path is no path', () => {
  expect(pathKey(['a/b', 'c'])).not.toBe(pathKey(['a', 'b/c']));
  expect(pathKey(['a\\', 'b'])).not.toBe(pathKey(['a\\/b']));
  for (const parts of [['a/b', 'c'], ['a\\', 'b', ''], ['\\/\\'], ['', ''], ['']])
    expect(partsOfKey(pathKey(parts))).toEqual(parts);
});

it.each([
  ['an id twice', [0, 0]],
  ['an unknown kind', [{ kind: 'planet', id: '1', name: '', key: 'x' }]],
  ['a field too much', [{ kind: 'person', id: '1', name: '', key: 'x', url: 'y' }]],
  ['a key of nothing', [{ kind: 'person', id: '1', name: '', key: '' }]],
  ['too long a key', [{ kind: 'person', id: '1', name: '', key: 'x'.repeat(2001) }]],
])('refuses %s', (_, block) => {
  const one = { kind: 'person', id: '1', name: 'Lin', key: 'Lin' };
  expect(namesBlock.safeParse(block.map((each) => (each === 0 ? one : each))).success).toBe(false);
});
