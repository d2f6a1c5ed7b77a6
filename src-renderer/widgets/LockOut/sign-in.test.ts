/** Sign-in lists and login methods after a set of changes. */
import { expect, it } from 'vitest';
import type { LoginMethod } from '#shared/api/login-control/login-methods.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { isOfLists, isOfMethods, tellsOfSignIn } from '#shared/rules/changes/sign-in-kinds.ts';
import type { HeldLists } from '#shared/rules/network/list-rules.ts';
import { listsAfter, methodsAfter, segmentsNamed } from './sign-in.ts';

type Told = Pick<CollectedChange, 'kind' | 'place' | 'edits'>;
const change = (kind: string, locator: unknown, edits: Told['edits']): Told => ({
  kind,
  place: locator,
  edits,
});
const entry = (id: string, netWorkSegmentId = '') => ({
  id,
  configName: id,
  ipConfigType: 'white' as const,
  segmentType: 'IPv4' as const,
  netWorkSegmentId,
  ipStart: '10.0.0.1',
  ipEnd: '10.0.0.9',
  clientType: 'total',
  instructions: '',
});
const addresses = { segmentType: 'IPv4', ipStart: '10.1.0.1', ipEnd: '10.1.0.9' } as const;
const now: HeldLists = {
  inForce: { white: false, black: true, scopes: ['h5'] },
  entries: [entry('e1'), entry('e2', 's1')],
  segments: new Map([['s1', addresses]]),
  shares: new Map(),
};

it('lists are put in force and out of it, by list and by scope', () => {
  const { inForce } = listsAfter(now, [
    change('ipListFlag', { list: 'white' }, { on: { from: false, to: true } }),
    change('ipListFlag', { list: 'black' }, { on: { from: true, to: false } }),
    change('loginWhite', { useScope: 'pc' }, { on: { from: false, to: true } }),
    change('loginWhite', { useScope: 'h5' }, { on: { from: true, to: false } }),
  ]);
  expect(inForce).toEqual({ white: true, black: false, scopes: ['pc'] });
});

it('entries are made, changed and deleted; whom one holds for is what the set says', () => {
  const shares = [{ kind: 'user', id: 'u1', exclude: false }];
  const after = listsAfter(now, [
    // In any order: creation is applied before changes of the created entry.
    change('ipListEntry', { id: 'e3' }, { ipEnd: { from: '10.0.0.9', to: '10.0.0.2' } }),
    change('ipListEntryPresence', { ids: ['e3'] }, { there: { from: [], to: [entry('e3')] } }),
    change('ipListEntryPresence', { ids: ['e1'] }, { there: { from: [entry('e1')], to: [] } }),
    change('ipListPermission', { id: 'e2' }, { shares: { from: [], to: shares } }),
  ]);
  expect(after.entries.map(({ id, ipEnd }) => [id, ipEnd])).toEqual([
    ['e2', '10.0.0.9'],
    ['e3', '10.0.0.2'],
  ]);
  expect(after.shares.get('e2')).toEqual(shares);
});

it('a segment that is changed, gone, or named by the set alone', () => {
  const wider = change('ipSegment', { id: 's1' }, { ipEnd: { from: '10.1.0.9', to: '10.1.9.9' } });
  expect(listsAfter(now, [wider]).segments.get('s1')).toMatchObject({ ipEnd: '10.1.9.9' });
  const gone = change('ipSegmentPresence', { ids: ['s1'] }, { there: { from: [{ id: 's1' }], to: [] } });
  expect(listsAfter(now, [gone]).segments.size).toBe(0);
  const names = change('ipListEntry', { id: 'e1' }, { netWorkSegmentId: { from: '', to: 's2' } });
  expect(segmentsNamed(now.entries, [names])).toEqual(['s2', 's1']);
});

it('login methods are made, changed, and deleted by what they say where their id is another', () => {
  const method = (configId: string, terminal: string): LoginMethod => ({
    configId,
    name: configId,
    type: [terminal],
    targets: [{ type: 'employee', targetId: 'u1' }],
  });
  const { configId: _, ...said } = method('m2', 'pc');
  const made = { name: 'new', type: ['h5'], targets: said.targets };
  const after = methodsAfter(
    [method('m1', 'pc'), method('m2', 'pc')],
    [
      change('loginMethod', { id: 'm1' }, { terminals: { from: ['pc'], to: ['h5'] } }),
      change('loginMethodPresence', { id: 'other', method: said }, { there: { from: [said], to: [] } }),
      change('loginMethodPresence', { id: '', method: made }, { there: { from: [], to: [made] } }),
    ],
  );
  expect(after).toEqual([{ name: 'm1', type: ['h5'], targets: said.targets }, made]);
});

it.each([
  ['ipSegment', true, false],
  ['loginMethodPresence', false, true],
  ['ruleConfig', false, false],
])('%s decides by lists: %s, by methods: %s', (kind, lists, methods) => {
  expect([isOfLists({ kind }), isOfMethods({ kind })]).toEqual([lists, methods]);
  expect(tellsOfSignIn([{ kind: 'ruleConfig' }, { kind }])).toBe(lists || methods);
});
