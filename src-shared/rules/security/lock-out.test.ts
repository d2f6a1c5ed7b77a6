import { expect, test } from 'vitest';
import { letsByMethods } from '../login-control/lets-in.ts';
import {
  type KnownPerson,
  type Lets,
  lockOutOf,
  refusesAnybody,
  takesTheName,
  type WayIn,
} from './lock-out.ts';

const pc: WayIn = { clientType: 'pc', ip: '10.0.0.1' };
const phone: WayIn = { clientType: 'app-ios', ip: '10.0.0.2' };
const person = (id: string, ways: readonly WayIn[], administrator = false): KnownPerson => ({
  ...{ id, name: id, administrator, departments: [`D-${id}`, 'D'], ways },
});
const everybody: Lets = () => true;
const only =
  (clientType: string): Lets =>
  (_, way) =>
    way.clientType === clientType;
const me = { id: 'me', way: pc };
const known = [
  person('me', [pc], true),
  person('deputy', [pc, phone], true),
  person('absent', [], true),
  person('Ada', [phone]),
  person('Ben', [pc]),
];

test.each<[string, Lets, Lets, { names: string[]; self: boolean; every: boolean; type: boolean }]>([
  ['nothing changes', everybody, everybody, { names: [], self: false, every: false, type: false }],
  [
    'only phones: I am out, the deputy keeps a way',
    everybody,
    only('app-ios'),
    { names: ['me', 'deputy', 'Ben'], self: true, every: false, type: true },
  ],
  [
    'only computers: one loses a way, one is out',
    everybody,
    only('pc'),
    { names: ['deputy', 'Ada'], self: false, every: false, type: false },
  ],
  [
    'nobody at all',
    everybody,
    () => false,
    { names: ['me', 'deputy', 'Ada', 'Ben'], self: true, every: true, type: true },
  ],
  [
    'who was out before is not locked out by this',
    only('pc'),
    only('pc'),
    { names: [], self: false, every: false, type: false },
  ],
  ['it lets more in', only('pc'), everybody, { names: [], self: false, every: false, type: false }],
])('%s', (_, before, after, expected) => {
  const effect = lockOutOf(known, { before, after }, me);
  expect([...effect.administrators.names, ...effect.people.names]).toEqual(expected.names);
  expect([effect.self, effect.everyAdministrator]).toEqual([expected.self, expected.every]);
  expect(takesTheName(effect)).toBe(expected.type);
  expect(refusesAnybody(effect)).toBe(expected.names.length > 0);
});

test('counts are of those whose ways are known', () => {
  const { administrators, people } = lockOutOf(known, { before: everybody, after: only('app-ios') }, me);
  expect(administrators).toEqual({ of: 2, names: ['me', 'deputy'], entirely: 1 });
  expect(people).toEqual({ of: 2, names: ['Ben'], entirely: 1 });
});

test('no administrator of whom anything is known: none is locked out', () => {
  const effect = lockOutOf([person('Ada', [phone])], { before: everybody, after: () => false }, me);
  expect(effect.everyAdministrator).toBe(false);
});

const method = (type: string[], ...targets: [type: 'employee' | 'department', targetId: string][]) => ({
  type,
  targets: targets.map(([of, targetId]) => ({ type: of, targetId })),
});

test.each<[string, readonly ReturnType<typeof method>[], boolean, boolean]>([
  ['no method', [], true, true],
  ['one of others', [method(['pc'], ['employee', 'Ben'])], true, true],
  ['one of the person', [method(['pc'], ['employee', 'Ada'])], true, false],
  ['one of the department', [method(['pc'], ['department', 'D-Ada'])], true, false],
  ['one of a department above', [method(['app-ios'], ['department', 'D'])], false, true],
  [
    'two together',
    [method(['pc'], ['employee', 'Ada']), method(['app-ios', 'h5'], ['department', 'D'])],
    true,
    true,
  ],
  ['all terminals', [method(['total'], ['employee', 'Ada'])], true, true],
  ['a person called like a department', [method(['h5'], ['employee', 'D'])], true, true],
])('login methods: %s', (_, methods, byPc, byPhone) => {
  const lets = letsByMethods(methods);
  const ada = person('Ada', []);
  expect([lets(ada, pc), lets(ada, phone)]).toEqual([byPc, byPhone]);
});
