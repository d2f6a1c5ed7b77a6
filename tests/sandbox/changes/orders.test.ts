/** Orders and the default theme as records: moved, every table is otherwise; rolled back it is as it was. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { qryAppOrders } from '#shared/api/applications/display.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { endpoints } from '#shared/api/index.ts';
import { queryPersonalCategories } from '#shared/api/launcher/groups.ts';
import { writes } from '#shared/rules/changes/writes.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { shownEntrances } from '#shared/rules/quick-create/calls.ts';
import { idOf } from '#shared/rules/quick-create/entrance.ts';
import { groupsNamed } from '#shared/rules/records/applications/order-records.ts';
import { allThemes } from '#shared/rules/themes/find-theme.ts';
import { changeOf, kindOf, openServer, thereAndBack } from './on-sandbox.ts';

const deptId = 'D200';
const domainName = 'localhost';

let folder: string;
let server: Awaited<ReturnType<typeof openServer>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-orders-'));
  server = await openServer(folder, 1);
});
afterEach(async () => {
  server.sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const called = (all: readonly (readonly [id: string, name: string])[]) => ({
  names: Object.fromEntries(all),
});
const onShelf = (scope: 'personal' | 'team') => async (ask: Ask) => {
  const shelf = { scope, terminal: 'pc', userId: 'U1' } as const;
  const { endpoint, input } = shownEntrances(shelf);
  const shown = await ask(endpoint, input as never);
  return { ...shelf, ...called(shown.map((one) => [idOf(one), one.sysMenus.shortname])) };
};
const ofThemes = (terminal: 'pc' | 'special' | 'h5') => async (ask: Ask) => {
  const at = { terminal, deptId, external: false };
  const [first, ...others] = await allThemes(ask, at);
  if (!first) throw new Error(terminal);
  const same = [first, ...others].filter(({ topicStyle }) => topicStyle === first.topicStyle).slice(0, 5);
  return { ...at, style: first.topicStyle, ...called(same.map(({ id, topicName }) => [id, topicName])) };
};

/** The place of each order, and two of its members, of one group, that change places. */
const orders: readonly (readonly [kind: string, placeOn: (ask: Ask) => Promise<object>])[] = [
  [
    'appCategoryOrder',
    async (ask) => {
      const all = await ask(queryGroupAppList, { deptId, showDisable: true, isGroup: true });
      return { deptId, ...groupsNamed(all.filter(({ own }) => own)) };
    },
  ],
  [
    'appGroupOrder',
    async (ask) => {
      const all = await ask(qryAppOrders, { deptId });
      const group = all.find(({ acId }) => acId)?.acId;
      return {
        deptId,
        ...called(all.filter(({ acId }) => acId === group).map((one) => [one.id, one.menuName])),
      };
    },
  ],
  ['launcherGroupOrder', async (ask) => groupsNamed(await ask(queryPersonalCategories, {}))],
  [
    'launcherOrder',
    async (ask) => {
      const groups = await ask(queryPersonalCategories, {});
      const menus = groups.find((group) => group.menus.length > 2)?.menus ?? [];
      return called(menus.map((app) => [app.id, app.menuName]));
    },
  ],
  ['quickCreateOrder', onShelf('personal')],
  ['quickCreateOrder', onShelf('team')],
  ['themeOrder', ofThemes('pc')],
  ['themeOrder', ofThemes('special')],
  ['themeOrder', ofThemes('h5')],
  [
    'backMenuOrder',
    async (ask) => {
      const { backstageMenus } = await ask(queryBackstageMenus, { deptId, domainName });
      const group = backstageMenus.find(({ children }) => children.length > 2);
      const menus = group?.children ?? [];
      return {
        deptId,
        domainName,
        groups: Object.fromEntries(menus.map((menu) => [menu.id, group?.id])),
        ...called(menus.map((menu) => [menu.id, menu.menuName || menu.customName])),
      };
    },
  ],
];

describe.each(orders)('%s', (kind, placeOn) => {
  it('two change places, and back', async () => {
    const locator = (await placeOn(server.ask)) as { readonly names: Readonly<Record<string, string>> };
    const swap = () =>
      changeOf(server.ask, kind, locator, (now) => {
        const ids = Object.keys(locator.names)
          .filter((id) => id in now)
          .sort((one, other) => Number(now[one]) - Number(now[other]));
        const [one = '', other = ''] = ids.slice(-2);
        return { [one]: now[other], [other]: now[one] };
      });
    // An order that nobody has made yet holds as the platform has it; once it is made it is rows, which no call takes away.
    await thereAndBack(server.client, [await swap()], () => undefined);
    const before = server.tables();
    const change = await swap();
    const record = await kindOf(kind);
    for (const name of Object.keys(change.edits))
      expect(record?.label(name, 'en-US', locator)).toEqual({ text: locator.names[name] });
    const results = await thereAndBack(server.client, [change], () =>
      expect(server.tables()).not.toEqual(before),
    );
    expect(results).toEqual([`${kind} done`, `${kind} done`]);
    expect(server.tables()).toEqual(before);
  });
});

it.each(['pc', 'special', 'h5'] as const)('the default theme (%s), and back', async (terminal) => {
  const at = { terminal, deptId, external: false };
  const all = await allThemes(server.ask, at);
  const [now] = all.filter(({ topicType }) => topicType === 'teamsDefault');
  const next = all.find(
    ({ id, topicStyle, topicStatus }) => topicStatus && id !== now?.id && topicStyle === now?.topicStyle,
  );
  if (!now || !next) throw new Error(terminal);
  const before = server.tables();
  const change = await changeOf(server.ask, 'themeDefault', { ...at, style: now.topicStyle }, () => ({
    theme: [{ id: next.id, name: next.topicName }],
  }));
  const results = await thereAndBack(server.client, [change], () =>
    expect(server.tables()).not.toEqual(before),
  );
  expect(results).toEqual(['themeDefault done', 'themeDefault done']);
  expect(server.tables()).toEqual(before);
});

it('a group of menus at another place, by its own field, and back', async () => {
  const { backstageMenus } = await server.ask(queryBackstageMenus, { deptId, domainName });
  const id = backstageMenus[1]?.id ?? '';
  const move = () =>
    changeOf(server.ask, 'backMenuGroup', { deptId, domainName, id }, () => ({ menuOrder: 1 }));
  await thereAndBack(server.client, [await move()], () => undefined);
  const before = server.tables();
  await thereAndBack(server.client, [await move()], () => expect(server.tables()).not.toEqual(before));
  expect(server.tables()).toEqual(before);
});

it('every call that orders something is among them', async () => {
  const sorts = endpoints.filter(({ id, effect }) => effect === 'write' && /\.sort|\.setDefault$/.test(id));
  expect(sorts.filter(({ id }) => !('records' in (writes[id] ?? {}))).map(({ id }) => id)).toEqual([]);
});
