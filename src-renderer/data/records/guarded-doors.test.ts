/** The lock-out guard covers every way to write who may sign in: form, switch, list, one of many, undo, journal. */
import { beforeEach, expect, test, vi } from 'vitest';
import { changedNames, type Edits } from '#shared/kit/merge.ts';
import { tellsOfSignIn } from '#shared/rules/changes/sign-in-kinds.ts';
import { writes } from '#shared/rules/changes/writes.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import { isGuarded } from '#shared/rules/security/guarded-calls.ts';
import { submitChange } from '../changes/door.ts';
import { type GuardedChange, setGuard } from '../changes/guarding.ts';
import { restoreRecord } from './restore-record.ts';
import { saveAmongMany } from './save-among-many.ts';
import { buildRecordChange, saveRecord } from './save-record.ts';

type Values = Record<string, unknown>;

const send = vi.hoisted(() => vi.fn());
const held = vi.hoisted(() => ({ kind: null as unknown }));
vi.mock('../http.ts', async (original) => ({ ...(await original<object>()), send }));
vi.mock('../bridge.ts', () => ({ bridge: { journal: { append: async () => ({ id: 1 }) } } }));
vi.mock('./record-lock.ts', () => ({
  withRecordLock: (_: unknown, __: unknown, ___: unknown, work: () => unknown) => work(),
}));
vi.mock('#shared/rules/records/records.ts', async (original) => {
  const { recordById } = await original<{ recordById: (id: string) => Promise<unknown> }>();
  return { recordById: async (id: string) => held.kind ?? recordById(id) };
});

const method = { name: 'New one', type: ['pc'], targets: [{ type: 'employee', targetId: 'U20001' }] };
const segment = { segmentName: 'Home', segmentType: 'IPv4', ipStart: '10.9.0.1', ipEnd: '10.9.0.9' };
const entry = {
  configName: 'Mine',
  ipConfigType: 'white',
  segmentType: 'IPv4',
  netWorkSegmentId: '',
  ipStart: '10.9.0.1',
  ipEnd: '10.9.0.9',
  clientType: 'total',
  instructions: '',
};
const methodValues = { name: 'One', scope: 'all', terminals: [], people: ['U20001'], departments: [] };
const hours = { weekdays: ['1'], from: '07:00', until: '21:00', departments: [], message: '' };

interface Case {
  readonly place: unknown;
  readonly now: Values;
  readonly to: Values;
}
/** By record kind: locator, current values and the new values. */
const cases: Readonly<Record<string, Case>> = {
  accountLock: {
    place: { userId: 'U20001', username: 'An Lee' },
    now: { locked: false, note: '', caseId: '' },
    to: { locked: true, note: 'Signed in from two places' },
  },
  ipListFlag: { place: { list: 'white' }, now: { on: false }, to: { on: true } },
  ipListEntry: { place: { id: 'E1' }, now: entry, to: { ipEnd: '10.9.0.2' } },
  ipListEntryPresence: {
    place: { ids: ['E1'] },
    now: { there: [] },
    to: { there: [{ id: 'E1', ...entry }] },
  },
  ipListPermission: {
    place: { id: 'E1' },
    now: { shares: [] },
    to: {
      shares: [
        { kind: 'all', id: '', exclude: false, below: false },
        { kind: 'user', id: 'U20001', exclude: true, below: false },
      ],
    },
  },
  ipSegment: { place: { id: 'S1' }, now: { ...segment, instructions: '' }, to: { ipEnd: '10.9.0.2' } },
  ipSegmentPresence: {
    place: { ids: ['S1'] },
    now: { there: [] },
    to: { there: [{ id: 'S1', ...segment, instructions: '' }] },
  },
  loginMethod: { place: { id: 'M1' }, now: methodValues, to: { name: 'Another' } },
  loginMethodPresence: { place: { id: '', method }, now: { there: [] }, to: { there: [method] } },
  loginWhite: { place: { useScope: 'pc' }, now: { on: false }, to: { on: true } },
  'system.restricted': { place: {}, now: { ...hours, enabled: false }, to: { enabled: true } },
  'security.mobileLogin': { place: {}, now: { enabled: true, ways: ['code'] }, to: { enabled: false } },
  'security.realIp': {
    place: {},
    now: { enabled: false, header: 'X-Real-IP', proxies: 1 },
    to: { enabled: true },
  },
};

const named = Object.entries(writes).flatMap(([id, facts]) =>
  'records' in facts ? facts.records.map((kind) => ({ id, kind })) : [],
);
const kinds = [...new Set(named.map(({ kind }) => kind))];
const guarded = kinds.filter((kind) => tellsOfSignIn([{ kind }]));

test('the cases are of every kind that decides who may sign in', () => {
  expect(Object.keys(cases).toSorted()).toEqual(guarded.toSorted());
});

test.each(named)('$kind by $id: both are guarded, or neither is', ({ id, kind }) => {
  expect(isGuarded(id)).toBe(guarded.includes(kind));
});

interface Door {
  readonly kind: AnyRecord;
  readonly place: unknown;
  readonly now: Values;
  readonly edits: Edits<Values>;
}
const choose = async () => null;
const undone = ({ kind, place, edits }: Door) => ({ kind: kind.id, place, edits: edits as never });
const doors: readonly (readonly [string, (door: Door) => Promise<unknown>])[] = [
  ['a form or a switch', ({ kind, place, edits }) => saveRecord(kind, place, edits, { choose })],
  ['one of many', ({ kind, place, edits }) => saveAmongMany(kind, place, edits)],
  [
    'Undo in the toast',
    (door) => restoreRecord(undone(door), { always: false, success: 'common.undone', choose }),
  ],
  [
    'Restore in the journal',
    (door) =>
      restoreRecord(undone(door), {
        always: true,
        success: 'common.undone',
        choose: async (_, __, fields) => new Set(fields.map(({ name }) => name)),
      }),
  ],
  [
    'a list, which sends the call itself',
    async ({ kind, place, now, edits }) => {
      const changed = changedNames(edits);
      const after = { ...now, ...Object.fromEntries(changed.map((name) => [name, edits[name]?.to])) };
      const change = buildRecordChange(kind, place, { newest: now, after, changed, server: '' });
      return submitChange(change).then(
        () => 'saved',
        (error: { readonly code: unknown }) => (error.code === 'NOT_AGREED' ? 'kept' : Promise.reject(error)),
      );
    },
  ],
];

const guard = vi.fn<(change: GuardedChange) => Promise<boolean>>();
beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  setGuard(guard.mockReset());
});

test.each(Object.keys(cases).flatMap((id) => doors.map(([door, go]) => ({ id, door, go }))))(
  '$id by $door: asked about, and sent once it is agreed to',
  async ({ id, go }) => {
    const { place, now, to } = cases[id] as Case;
    const { recordById } = await vi.importActual<{
      recordById: (of: string) => Promise<AnyRecord>;
    }>('#shared/rules/records/records.ts');
    const kind = { ...(await recordById(id)), touches: [], read: async () => now };
    held.kind = kind;
    const edits = Object.fromEntries(
      Object.entries(to).map(([name, wanted]) => [name, { from: now[name], to: wanted }]),
    ) as Edits<Values>;
    guard.mockResolvedValue(false);
    expect(await go({ kind, place, now, edits })).toBe('kept');
    expect(send).not.toHaveBeenCalled();
    expect(guard.mock.calls).toEqual([[{ does: { kind: id, place, edits }, undoable: true, forNow: true }]]);
    guard.mockReset().mockResolvedValue(true);
    expect(await go({ kind, place, now, edits })).toBe('saved');
    expect([guard.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
  },
);

test.each(doors)('by %s nobody is asked about what its form refuses', async (_, go) => {
  const { place, now } = cases.ipSegment as Case;
  const { recordById } = await vi.importActual<{
    recordById: (of: string) => Promise<AnyRecord>;
  }>('#shared/rules/records/records.ts');
  const kind = { ...(await recordById('ipSegment')), touches: [], read: async () => now };
  held.kind = kind;
  guard.mockResolvedValue(true);
  const edits = { segmentName: { from: 'Home', to: 'Ho\u202eme' } } as Edits<Values>;
  await expect(go({ kind, place, now, edits })).rejects.toMatchObject({ code: 'CONTENT_REFUSED' });
  expect([guard.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
});
