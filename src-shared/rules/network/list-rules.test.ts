import { expect, test } from 'vitest';
import type { IpEntryValues } from '../../api/network/ip-lists.ts';
import type { Share } from '../common/shares/share.ts';
import type { KnownPerson } from '../common/sign-in/lock-out.ts';
import {
  type Addresses,
  canRefuse,
  entriesHolding,
  type ListRules,
  letsByLists,
  listedRanges,
} from './list-rules.ts';
import type { InForce } from './verdict.ts';

const entry = (id: string, values: Partial<IpEntryValues> = {}) => ({
  id,
  configName: id,
  ipConfigType: 'white' as const,
  segmentType: 'IPv4' as const,
  ipStart: '10.0.0.0',
  ipEnd: '10.255.255.255',
  netWorkSegmentId: '',
  clientType: 'total',
  instructions: '',
  ...values,
});
const office = { segmentType: 'IPv4', ipStart: '192.168.0.0', ipEnd: '192.168.255.255' } as const;
const anything = { segmentType: 'unlimit', ipStart: '', ipEnd: '' } as const;
const segments = new Map<string, Addresses>([
  ['office', office],
  ['any', anything],
]);
const rangesOf = (...entries: ReturnType<typeof entry>[]) =>
  entries.flatMap((one) => listedRanges(one, (id) => segments.get(id)));
const none: InForce = { white: false, black: false, scopes: [] };
const white: InForce = { ...none, white: true };
const black: InForce = { ...none, black: true };
const rules = (
  inForce: InForce,
  entries: ReturnType<typeof rangesOf>,
  shares: readonly (readonly [string, readonly Share[]])[] = [],
): ListRules => ({ inForce, entries, shares: new Map(shares) });
const person = (id: string): KnownPerson => ({
  id,
  name: id,
  administrator: false,
  departments: [`D-${id}`, 'D'],
  ways: [],
});
const share = (kind: Share['kind'], id: string, more: Partial<Share> = {}): Share => ({
  kind,
  id,
  exclude: false,
  below: false,
  ...more,
});

test('an entry has its own addresses, those of its segment as it is by then, or none', () => {
  const named = (id: string) => entry('s', { segmentType: 'segment', netWorkSegmentId: id });
  expect(rangesOf(entry('a'))).toMatchObject([{ id: 'a', list: 'white', range: { family: 'IPv4' } }]);
  expect(rangesOf(named('office'))).toMatchObject([{ range: { first: 0xc0a8_0000n } }]);
  expect(rangesOf(named('any')).map(({ range }) => range.family)).toEqual(['IPv4', 'IPv6']);
  expect(rangesOf(named('gone'))).toEqual([]);
  expect(rangesOf(entry('odd', { ipStart: '10.1' }), entry('none', { ipConfigType: '' }))).toEqual([]);
});

const both = rangesOf(
  entry('w'),
  entry('b', { ipConfigType: 'black', ipStart: '10.1.0.0', ipEnd: '10.1.0.9' }),
);
test.each<[string, InForce, string, string, boolean]>([
  ['nothing is in force', none, '11.0.0.1', 'pc', true],
  ['not on the white list', white, '11.0.0.1', 'pc', false],
  ['on it', white, '10.0.0.1', 'pc', true],
  ['on the black list, which is out of force', white, '10.1.0.1', 'pc', true],
  ['on the black list', black, '10.1.0.1', 'pc', false],
  ['IPv4 inside of IPv6', black, '::ffff:10.1.0.1', 'pc', false],
  ['of its scope', { ...none, scopes: ['h5'] }, '11.0.0.1', 'app-ios', false],
  ['of another scope', { ...none, scopes: ['h5'] }, '11.0.0.1', 'pc', true],
  ['no address is known', white, '', 'pc', true],
])('%s', (_, inForce, ip, clientType, comesIn) => {
  expect(letsByLists(rules(inForce, both))(person('Ada'), { ip, clientType })).toBe(comesIn);
});

test.each<[string, readonly Share[], boolean]>([
  ['everybody', [], false],
  ['a person', [share('user', 'Ada')], false],
  ['another person', [share('user', 'Ben')], true],
  ['their department', [share('department', 'D-Ada')], false],
  ['a department above, alone', [share('department', 'D')], true],
  ['a department above, with all below', [share('department', 'D', { below: true })], false],
  ['everybody but the person', [share('user', 'Ada', { exclude: true })], true],
  ['a group of which nobody knows who is in it', [share('group', 'G')], true],
])('a black entry for %s', (_, shares, comesIn) => {
  const lets = letsByLists(rules(black, both, [['b', shares]]));
  expect(lets(person('Ada'), { ip: '10.1.0.1', clientType: 'pc' })).toBe(comesIn);
});

test('entries that hold an address are found at both of their ends', () => {
  const entries = rangesOf(
    entry('before', { ipStart: '9.0.0.1', ipEnd: '9.255.255.255' }),
    entry('holds', { ipStart: '10.0.0.5', ipEnd: '10.0.0.5' }),
    entry('after', { ipStart: '10.0.0.6', ipEnd: '10.0.0.9' }),
    entry('six', { segmentType: 'IPv6', ipStart: '2001:db8::1', ipEnd: '2001:db8::ff' }),
  );
  const found = (...ips: string[]) => entriesHolding(entries, ips).map(({ id }) => id);
  expect(found('10.0.0.5', 'nonsense')).toEqual(['holds']);
  expect(found('10.0.0.9', '9.0.0.1')).toEqual(['before', 'after']);
  expect(found('2001:db8::ff', '::ffff:10.0.0.5')).toEqual(['holds', 'six']);
  expect(found()).toEqual([]);
});

const longer = rangesOf(entry('w'), entry('w2'));
const ofBoth = { ...none, white: true, black: true };
test.each<[string, ListRules, ListRules, boolean]>([
  ['nothing in force: anything goes', rules(none, both), rules(none, []), false],
  ['a list is put in force', rules(none, both), rules(white, both), true],
  ['a scope is put in force', rules(none, both), rules({ ...none, scopes: ['pc'] }, both), true],
  ['a list is put out of force', rules(ofBoth, both), rules(white, both), false],
  ['more on the white list', rules(white, both), rules(white, [...both, ...longer]), false],
  ['less on the white list', rules(white, longer), rules(white, rangesOf(entry('w'))), true],
  [
    'less on it where only a scope asks',
    rules({ ...none, scopes: ['pc'] }, longer),
    rules({ ...none, scopes: ['pc'] }, []),
    true,
  ],
  ['less on the black list', rules(black, both), rules(black, []), false],
  ['more on the black list', rules(black, []), rules(black, both), true],
  [
    'another name',
    rules(ofBoth, both),
    rules(
      ofBoth,
      both.map((one) => ({ ...one, name: 'x' })),
    ),
    false,
  ],
  [
    'another terminal',
    rules(ofBoth, both),
    rules(
      ofBoth,
      both.map((one) => ({ ...one, terminal: 'h5' })),
    ),
    true,
  ],
  ['for others', rules(white, both), rules(white, both, [['w', []]]), true],
])('%s', (_, before, after, expected) => {
  expect(canRefuse(before, after)).toBe(expected);
});
