// @vitest-environment jsdom
/**
 * Ways of locking everybody out, or everybody but oneself: each takes the tenant's name. And changes that refuse nobody:
 * nothing is asked (rows NET-032, SEC-053).
 */
import { beforeEach, expect, it, vi } from 'vitest';
import { getLoginMethods, saveLoginMethod } from '#shared/api/login-control/login-methods.ts';
import { saveLoginWhite } from '#shared/api/login-control/login-white.ts';
import { addIpconfigList, updateIsBlackList, updateIsWhiteList } from '#shared/api/network/ip-lists.ts';
import { segments } from '#shared/api/network/segments.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { changePlanOf } from '#shared/rules/changes/plan.ts';
import {
  black,
  byHome,
  change,
  type Entry,
  edited,
  entry,
  everything,
  gone,
  home,
  made,
  mine,
  range,
  type Told,
  turned,
} from './support/sign-in-changes.ts';
import { twoAdministrators } from './support/two-administrators.ts';

const confirm = vi.hoisted(() => vi.fn());
vi.mock('../../src-renderer/data/bridge.ts', () => ({ bridge: {} }));
vi.mock('#widgets/confirm.tsx', () => ({ confirm }));
const { guardChanges } = await import('../../src-renderer/widgets/LockOut/guard-changes.ts');

const two = twoAdministrators('systemAdministrator');
beforeEach(() => void confirm.mockReset().mockResolvedValue(false));

const add = (...ipconfigRecs: Entry[]) => two.other.call(addIpconfigList, { ipconfigRecs });
const white = (isWhiteList = true) => two.other.call(updateIsWhiteList, { isWhiteList });
const blackOn = () => two.other.call(updateIsBlackList, { isBlackList: true });
const nothing = async () => undefined;
const method = (type: string[]) => ({
  name: 'All',
  type,
  targets: [{ type: 'department' as const, targetId: 'D1' }],
});
const root = async () => {
  const [first] = await two.other.call(getLoginMethods, {});
  return first?.targets ?? [];
};

type Arrange = () => Promise<unknown>;
type Case = readonly [
  what: string,
  arrange: Arrange,
  changes: () => readonly Told[] | Promise<readonly Told[]>,
];

const ways: readonly Case[] = [
  ['the white list, oneself not on it', nothing, () => [turned('ipListFlag', { list: 'white' }, true)]],
  [
    'the white list, nobody but oneself on it',
    () => add(mine),
    () => [turned('ipListFlag', { list: 'white' }, true)],
  ],
  ['the black list, oneself on it', () => add(black), () => [turned('ipListFlag', { list: 'black' }, true)]],
  [
    'the own entry, changed so that it misses',
    () => add(mine).then(() => white()),
    () => [
      change(
        'ipListEntry',
        { id: 'mine' },
        { ipStart: { from: '127.0.0.1', to: '127.9.0.1' }, ipEnd: { from: '127.0.0.1', to: '127.9.0.1' } },
      ),
    ],
  ],
  ['the own entry, deleted', () => add(mine).then(() => white()), () => [gone('ipListEntryPresence', mine)]],
  [
    'the own entry, for others alone',
    () => add(mine).then(() => white()),
    () => [
      edited('ipListPermission', { id: 'mine' }, 'shares', [
        { kind: 'allExternal', id: '', exclude: false, below: false },
      ]),
    ],
  ],
  [
    'the segment that the own entry stands for, deleted',
    () =>
      two.other
        .call(segments.add, home)
        .then(() => add(byHome))
        .then(() => white()),
    () => [gone('ipSegmentPresence', home)],
  ],
  [
    'a black entry that was deleted, made again by an undo',
    blackOn,
    () => [made('ipListEntryPresence', black)],
  ],
  [
    'a login method for all, by phone alone',
    nothing,
    () => [
      change(
        'loginMethod',
        { id: 'LT1000001' },
        { scope: { from: 'all', to: 'some' }, terminals: { from: [], to: ['app-ios'] } },
      ),
    ],
  ],
  [
    'a login method for all, in place of the others',
    nothing,
    async () => {
      const methods = await two.other.call(getLoginMethods, {});
      const all = { ...method(['app-har']), targets: await root() };
      const there = { there: { from: [], to: [all] } };
      return [
        ...methods.map(({ configId: id, ...its }) =>
          change('loginMethodPresence', { id, method: its }, { there: { from: [its], to: [] } }),
        ),
        change('loginMethodPresence', { id: '', method: all }, there),
      ];
    },
  ],
  ['the login white list for computers', nothing, () => [turned('loginWhite', { useScope: 'pc' }, true)]],
  [
    'the header of the address, while the white list is in force',
    () => add(everything).then(() => white()),
    () => [
      change(
        'security.realIp',
        {},
        { enabled: { from: false, to: true }, header: { from: '', to: 'X-Bogus' } },
      ),
    ],
  ],
  [
    'the last administrator, after the others',
    // The remaining people come by the second entry.
    () => add(entry('zhou', 'white', range('10.0.0.0', '10.255.255.255'))).then(() => white()),
    () => [
      gone('ipListEntryPresence', entry('zhou', 'white', range('10.0.0.0', '10.255.255.255'))),
      ...['IPC1000001', 'IPC1000002', 'IPC1000003'].map((id) => gone('ipListEntryPresence', { id })),
    ],
  ],
  [
    'hours in which nobody came: nobody but oneself is left',
    nothing,
    () => [
      change(
        'system.restricted',
        {},
        {
          enabled: { from: false, to: true },
          weekdays: { from: [], to: ['7'] },
          from: { from: '', to: '03:00' },
          until: { from: '', to: '03:01' },
        },
      ),
    ],
  ],
];

it.each(ways)('%s: the name is typed', async (_, arrange, changes) => {
  await arrange();
  const facts = await two.here.call(currentSession, {});
  const set = await changes();
  // So a terminal and the tray count it, too.
  expect(changePlanOf(set).shutOut).toBeGreaterThan(0);
  expect(await guardChanges(facts, set)).toBe(false);
  expect(confirm).toHaveBeenCalledOnce();
  expect(confirm.mock.lastCall?.[0]).toMatchObject({ danger: true, typed: facts.tenant.tenantName });
});

const ids = [1, 2, 3, 4, 5, 6, 7].map((number) => `IPC100000${number}`);
const openWhite = () =>
  add(everything, {
    ...everything,
    id: 'six',
    segmentType: 'IPv6',
    ipStart: '::',
    ipEnd: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  }).then(() => white());
const harmless: readonly Case[] = [
  ...ids.map(
    (id): Case => [
      `${id} renamed`,
      () => openWhite().then(blackOn),
      () => [edited('ipListEntry', { id }, 'configName', 'Other')],
    ],
  ),
  ...ids.map(
    (id): Case => [`${id} deleted, no list in force`, nothing, () => [gone('ipListEntryPresence', { id })]],
  ),
  ['white list out of force', openWhite, () => [turned('ipListFlag', { list: 'white' }, false)]],
  ['black list out of force', blackOn, () => [turned('ipListFlag', { list: 'black' }, false)]],
  [
    'a white list that holds everybody',
    () => openWhite().then(() => white(false)),
    () => [turned('ipListFlag', { list: 'white' }, true)],
  ],
  ['a white entry more', openWhite, () => [made('ipListEntryPresence', mine)]],
  [
    'a white entry less that another one covers',
    () => add(mine).then(openWhite),
    () => [gone('ipListEntryPresence', mine)],
  ],
  [
    'a black entry from where nobody comes',
    blackOn,
    () => [made('ipListEntryPresence', entry('b', 'black', range('198.51.100.7')))],
  ],
  ['a black entry, the list out of force', nothing, () => [made('ipListEntryPresence', black)]],
  [
    'for whom an entry holds, no list in force',
    nothing,
    () => [edited('ipListPermission', { id: 'IPC1000001' }, 'shares', [])],
  ],
  ['a segment renamed', openWhite, () => [edited('ipSegment', { id: 'SEG1000006' }, 'segmentName', 'Other')]],
  [
    'a segment that nothing stands for, deleted',
    openWhite,
    () => [gone('ipSegmentPresence', { id: 'SEG1000001' })],
  ],
  ['a segment made', openWhite, () => [made('ipSegmentPresence', home)]],
  ...(['pc', 'h5', 'external'] as const).map(
    (useScope): Case => [
      `login white list out of force: ${useScope}`,
      () => two.other.call(saveLoginWhite, { useScope, whitelistStatus: true }),
      () => [turned('loginWhite', { useScope }, false)],
    ],
  ),
  ['a login method renamed', nothing, () => [edited('loginMethod', { id: 'LT1000001' }, 'name', 'Other')]],
  [
    'a login method by all terminals',
    nothing,
    async () => {
      const all = { ...method(['total']), targets: await root() };
      return [change('loginMethodPresence', { id: '', method: all }, { there: { from: [], to: [all] } })];
    },
  ],
  [
    'a login method less',
    () => two.other.call(saveLoginMethod, method(['app-ios'])),
    async () => {
      const found = (await two.other.call(getLoginMethods, {})).at(-1);
      const { configId: id = '', ...its } = found ?? expect.unreachable();
      return [change('loginMethodPresence', { id, method: its }, { there: { from: [its], to: [] } })];
    },
  ],
  ['restricted login out of force', nothing, () => [turned('system.restricted', {}, false, 'enabled')]],
  [
    'what restricted login says, out of force',
    nothing,
    () => [edited('system.restricted', {}, 'message', 'Later')],
  ],
  [
    'hours that hold all day, every day',
    nothing,
    () => [
      change(
        'system.restricted',
        {},
        {
          enabled: { from: false, to: true },
          weekdays: { from: [], to: ['1', '2', '3', '4', '5', '6', '7'] },
          from: { from: '', to: '00:00' },
          until: { from: '', to: '23:59' },
          departments: { from: [], to: ['nobody'] },
        },
      ),
    ],
  ],
  ['mobile login in force', nothing, () => [turned('security.mobileLogin', {}, true, 'enabled')]],
  ['the header, no list in force', nothing, () => [turned('security.realIp', {}, true, 'enabled')]],
  ['the header, while it is not read', openWhite, () => [edited('security.realIp', {}, 'header', 'X-Other')]],
];

it('are at least twelve ways, and thirty harmless changes', () => {
  expect(ways.length).toBeGreaterThanOrEqual(12);
  expect(harmless.length).toBeGreaterThanOrEqual(30);
});

it.each(harmless)('%s: nothing is asked', async (_, arrange, changes) => {
  await arrange();
  const facts = await two.here.call(currentSession, {});
  expect(await guardChanges(facts, await changes())).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});
