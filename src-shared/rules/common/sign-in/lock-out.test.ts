import { expect, test } from 'vitest';
import { allowedByMethods } from '../../login-control/allowed-terminals.ts';
import {
  type KnownPerson,
  type SignInCheck,
  type LockOut,
  lockOutOf,
  refusesAnybody,
  takesTheName,
  type WayIn,
} from './lock-out.ts';

const pc: WayIn = { clientType: 'pc', ip: '10.0.0.1' };
const phone: WayIn = { clientType: 'app-ios', ip: '10.0.0.2' };
const person = (id: string, ways: readonly WayIn[], administrator = false): KnownPerson => ({
  id,
  name: id,
  administrator,
  departments: [`D-${id}`, 'D'],
  ways,
});
const everybody: SignInCheck = () => true;
const only =
  (clientType: string): SignInCheck =>
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

test.each<
  [
    string,
    SignInCheck,
    SignInCheck,
    {
      names: string[];
      self: boolean;
      left: LockOut['remainingPeople'];
      type: boolean;
    },
  ]
>([
  ['nothing changes', everybody, everybody, { names: [], self: false, left: 'some', type: false }],
  [
    'only phones: I am out, the deputy keeps a way',
    everybody,
    only('app-ios'),
    { names: ['me', 'deputy', 'Ben'], self: true, left: 'some', type: true },
  ],
  [
    'only computers: one loses a way, one is out',
    everybody,
    only('pc'),
    { names: ['deputy', 'Ada'], self: false, left: 'some', type: false },
  ],
  [
    'nobody at all',
    everybody,
    () => false,
    { names: ['me', 'deputy', 'Ada', 'Ben'], self: true, left: 'nobody', type: true },
  ],
  [
    'who was out before is not locked out by this',
    only('pc'),
    only('pc'),
    { names: [], self: false, left: 'some', type: false },
  ],
  ['it lets more in', only('pc'), everybody, { names: [], self: false, left: 'some', type: false }],
])('%s', (_, before, after, expected) => {
  const effect = lockOutOf(known, { before, after }, me);
  expect([...effect.administrators.names, ...effect.people.names]).toEqual(expected.names);
  expect([effect.self, effect.remainingPeople]).toEqual([expected.self, expected.left]);
  expect(takesTheName(effect)).toBe(expected.type);
  expect(refusesAnybody(effect)).toBe(expected.names.length > 0);
});

test('counts are of those whose ways are known', () => {
  const { administrators, people } = lockOutOf(known, { before: everybody, after: only('app-ios') }, me);
  expect(administrators).toEqual({ of: 2, names: ['me', 'deputy'], entirely: 1 });
  expect(people).toEqual({ of: 2, names: ['Ben'], entirely: 1 });
});

test('no administrator of whom anything is known: none is locked out, but everybody is', () => {
  const ada = person('Ada', [phone]);
  const onlyPhones = lockOutOf([ada, person('Ben', [pc])], { before: everybody, after: only('pc') }, me);
  expect([onlyPhones.remainingPeople, takesTheName(onlyPhones)]).toEqual(['some', false]);
  const nobody = lockOutOf([ada], { before: everybody, after: () => false }, me);
  expect([nobody.remainingPeople, takesTheName(nobody)]).toEqual(['nobody', true]);
});

const lets =
  (...ids: string[]): SignInCheck =>
  ({ id }) =>
    ids.includes(id);
const staff = [
  person('me', [pc], true),
  person('zhou', [pc], true),
  person('sub', [phone], true),
  person('Ada', [phone]),
];

// The result depends on who can sign in afterwards, whoever could before.
test.each<[string, SignInCheck, SignInCheck, LockOut['remainingPeople']]>([
  ['the last but me, of whom one was out before', lets('me', 'zhou', 'Ada'), lets('me', 'Ada'), 'onlySelf'],
  ['the last one, in a second step', lets('zhou', 'Ada'), lets('Ada'), 'noAdministrator'],
  ['the last one, and nobody else comes in', lets('zhou'), lets(), 'nobody'],
  ['all administrators at once', everybody, lets('Ada'), 'noAdministrator'],
  ['everybody but me', everybody, lets('me'), 'onlySelf'],
  ['all people, of administrators nobody', everybody, lets('me', 'zhou', 'sub'), 'some'],
  ['one of several', everybody, lets('me', 'zhou', 'Ada'), 'some'],
  ['one who is out already stays out', lets('me', 'sub'), lets('me', 'sub'), 'some'],
])('who is left: %s', (_, before, after, left) => {
  const effect = lockOutOf(staff, { before, after }, me);
  expect(effect.remainingPeople).toBe(left);
  expect(takesTheName(effect)).toBe(effect.self || left !== 'some');
});

test('of three who lose a way two are left with none: nobody but me is left', () => {
  const both = [person('me', [pc, phone], true), person('zhou', [phone], true), person('sub', [phone], true)];
  const effect = lockOutOf(both, { before: everybody, after: only('pc') }, me);
  expect(effect.administrators).toEqual({ of: 3, names: ['me', 'zhou', 'sub'], entirely: 2 });
  expect([effect.self, effect.remainingPeople, takesTheName(effect)]).toEqual([false, 'onlySelf', true]);
  expect(effect.standing.administrators).toEqual({ before: 3, after: 1 });
});

test('the way in which the user is here counts where the log tells none', () => {
  const effect = lockOutOf([person('me', [], true)], { before: everybody, after: () => false }, me);
  expect([effect.self, effect.remainingPeople]).toEqual([true, 'nobody']);
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
  const lets = allowedByMethods(methods);
  const ada = person('Ada', []);
  expect([lets(ada, pc), lets(ada, phone)]).toEqual([byPc, byPhone]);
});
