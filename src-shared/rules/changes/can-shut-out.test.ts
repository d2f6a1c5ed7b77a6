/** A change alone shows whether it can lock people out; the terminal and the tray count such changes before sending. */
import { expect, it } from 'vitest';
import { canShutOut } from './can-shut-out.ts';
import { tellsOfSignIn } from './sign-in-kinds.ts';

type Edits = Parameters<typeof canShutOut>[0]['edits'];
const edit = (from: unknown, to: unknown) => ({ from, to });
const can = (kind: string, edits: Edits) => canShutOut({ kind, place: {}, edits });
const there = (from: unknown[], to: unknown[]): Edits => ({ there: edit(from, to) });
const [white, black] = [{ ipConfigType: 'white' }, { ipConfigType: 'black' }];

it.each<readonly [what: string, kind: string, edits: Edits]>([
  ['a list in force', 'ipListFlag', { on: edit(false, true) }],
  ['the range of an entry', 'ipListEntry', { ipStart: edit('10.0.0.1', '10.0.0.2') }],
  ['the terminals of an entry', 'ipListEntry', { clientType: edit('total', 'pc') }],
  ['a white entry less', 'ipListEntryPresence', there([white], [])],
  ['a black entry more', 'ipListEntryPresence', there([], [black])],
  ['an entry less of which nothing is known', 'ipListEntryPresence', there([{}], [])],
  ['for whom an entry holds', 'ipListPermission', { shares: edit([], []) }],
  ['the range of a segment', 'ipSegment', { ipEnd: edit('10.0.0.1', '10.0.0.2') }],
  ['a segment less', 'ipSegmentPresence', there([{}], [])],
  ['the login white list', 'loginWhite', { on: edit(false, true) }],
  ['a method by some terminals', 'loginMethod', { scope: edit('all', 'some'), terminals: edit([], ['pc']) }],
  ['for whom a method holds', 'loginMethod', { people: edit(['1'], []) }],
  ['a method less', 'loginMethodPresence', there([{ type: ['total'] }], [])],
  ['a method more, by one terminal', 'loginMethodPresence', there([], [{ type: ['pc'] }])],
  ['hours in force', 'system.restricted', { enabled: edit(false, true) }],
  ['other hours', 'system.restricted', { from: edit('08:00', '20:00') }],
  ['mobile login out of force', 'security.mobileLogin', { enabled: edit(true, false) }],
  ['a way of mobile login less', 'security.mobileLogin', { ways: edit(['code', 'password'], ['code']) }],
  ['the header of the address', 'security.realIp', { header: edit('', 'X-Bogus') }],
])('%s can', (_, kind, edits) => {
  expect(tellsOfSignIn([{ kind }])).toBe(true);
  expect(can(kind, edits)).toBe(true);
});

it.each<readonly [what: string, kind: string, edits: Edits]>([
  ['a list out of force', 'ipListFlag', { on: edit(true, false) }],
  ['what an entry is called', 'ipListEntry', { configName: edit('a', 'b'), instructions: edit('', 'x') }],
  ['a black entry less', 'ipListEntryPresence', there([black], [])],
  ['a white entry more', 'ipListEntryPresence', there([], [white])],
  ['what a segment is called', 'ipSegment', { segmentName: edit('a', 'b') }],
  ['a segment more', 'ipSegmentPresence', there([], [{}])],
  ['the login white list out of force', 'loginWhite', { on: edit(true, false) }],
  ['what a method is called', 'loginMethod', { name: edit('a', 'b') }],
  ['a method by all terminals', 'loginMethod', { scope: edit('some', 'all'), terminals: edit(['pc'], []) }],
  ['a method more, by all terminals', 'loginMethodPresence', there([], [{ type: ['total'] }])],
  ['hours out of force', 'system.restricted', { enabled: edit(true, false) }],
  ['what is said outside the hours', 'system.restricted', { message: edit('', 'x') }],
  ['mobile login in force', 'security.mobileLogin', { enabled: edit(false, true) }],
  ['a way of mobile login more', 'security.mobileLogin', { ways: edit(['code'], ['code', 'password']) }],
  ['anything else', 'tenant', { contact: edit('a', 'b') }],
])('%s can’t', (_, kind, edits) => {
  expect(can(kind, edits)).toBe(false);
});
