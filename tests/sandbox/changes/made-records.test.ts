/** Records whose id the server gives with them: made and rolled back, every table is as it was; deleted, they are made again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copySysModule } from '#shared/api/applications/shares.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { createBackstageMenu } from '#shared/api/back-menu/changes.ts';
import { queryEmpSysMenus } from '#shared/api/custom-applications/personal.ts';
import {
  deleteCustomApplication,
  deleteFreeApplication,
  querySysMenus,
} from '#shared/api/custom-applications/team.ts';
import { applyChanges } from '#shared/rules/changes/apply.ts';
import { inverseOfSet } from '#shared/rules/changes/inverse.ts';
import { wayBackOfChange } from '#shared/rules/changes/way-back.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { customCallsOf, inDepartment } from '#shared/rules/custom-applications/calls.ts';
import { newCustomForm, toInfo } from '#shared/rules/custom-applications/custom-form.ts';
import { customAppValuesOf } from '#shared/rules/custom-applications/custom-app-values.ts';
import { applying, changeOf, kindOf, knownKind, openServer, thereAndBack } from './on-sandbox.ts';

const deptId = 'D200';
const domainName = 'localhost';
const group = { groupName: 'Field service', line: '2' } as const;

let folder: string;
let server: Awaited<ReturnType<typeof openServer>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-made-'));
  server = await openServer(folder, 1);
});
afterEach(async () => {
  server.sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const customApp = (owner: 'team' | 'personal') => {
  const at = { owner, detach: 'off' } as const;
  const form = newCustomForm('freeUrl', '', at);
  const shares = owner === 'team' ? [{ kind: 'all', id: '', exclude: false, below: false } as const] : [];
  const said = {
    menuname: 'Canteen',
    shortname: 'C',
    urlType: 'inner' as const,
    innerUrl: '/sp/canteen',
    shares,
  };
  const here = { ...at, deptId: owner === 'team' ? deptId : '', source: 'manager', acId: '' };
  return { ...here, id: '', made: customAppValuesOf(toInfo({ ...form, ...said }), at) };
};

const menuGroup = async (ask: Ask) => {
  const { backstageMenus } = await ask(queryBackstageMenus, { deptId, domainName });
  return { into: backstageMenus[0]?.id ?? '', count: backstageMenus.length };
};
const kinds: readonly (readonly [
  kind: string,
  placeOn: (ask: Ask) => Promise<{ readonly made: object } & object>,
])[] = [
  ['appCategoryPresence', async () => ({ deptId, id: '', made: group })],
  ['launcherGroupPresence', async () => ({ id: '', made: group })],
  [
    'backMenuGroupPresence',
    async (ask) => ({
      deptId,
      domainName,
      into: (await menuGroup(ask)).into,
      id: '',
      made: { customName: 'Field', menuOrder: (await menuGroup(ask)).count + 1 },
    }),
  ],
  [
    'backMenuPresence',
    async (ask) => ({
      deptId,
      domainName,
      parentId: (await menuGroup(ask)).into,
      id: '',
      made: { customName: 'Field report', icon: '', menuPath: 'hr/report', openMode: 'new' },
    }),
  ],
  [
    'feed.sharePresence',
    async () => ({
      since: '',
      id: '',
      made: { text: 'The line stands still.', people: [], files: [], related: [], shareScope: 'all' },
    }),
  ],
  ['customAppPresence', async () => customApp('team')],
  ['customAppPresence', async () => customApp('personal')],
];

it.each(kinds)('%s: made, and deleted again by the id that it was given', async (kind, placeOn) => {
  const locator = await placeOn(server.ask);
  const make = () => changeOf(server.ask, kind, locator, () => ({ there: [locator.made] }));
  // An order has no rows until something is made beside it.
  await thereAndBack(server.client, [await make()], () => undefined);
  const before = server.tables();
  const change = await make();
  expect(change.edits).toEqual({ there: { from: [], to: [locator.made] } });
  const results = await thereAndBack(server.client, [change], () =>
    expect(server.tables()).not.toEqual(before),
  );
  expect(results).toEqual([`${kind} done`, `${kind} done`]);
  expect(server.tables()).toEqual(before);
  expect(wayBackOfChange({ kind, edits: { there: { from: [locator.made], to: [] } } })).toBe('anew');
});

it.each([
  ['100000000000010000', 'team'],
  ['O3', 'personal'],
] as const)(
  'custom application %s: deleted, and made again with another id, its group and all that its form says',
  async (id, owner) => {
    const where = inDepartment(owner, deptId);
    const list = owner === 'team' ? querySysMenus : queryEmpSysMenus;
    const apps = async () => (await server.ask(list, { ...where, pageNo: 1, pageSize: 500 })).result;
    const before = await apps();
    const type = before.find((app) => app.id === id)?.applicationType ?? '';
    const held = (sysMenuId: string) =>
      server.ask(customCallsOf(owner, type).read, { ...where, sysMenuId }).catch(() => null);
    const info = await held(id);
    if (!info) throw new Error(id);
    const { acId } = info.content;
    const locator = { ...customApp(owner), acId, id, made: customAppValuesOf(info, customApp(owner)) };
    const change = await changeOf(server.ask, 'customAppPresence', locator, () => ({ there: [] }));
    expect(change.edits.there?.from).toEqual([locator.made]);
    const results = await thereAndBack(server.client, [change], () => undefined);
    expect(results).toEqual(['customAppPresence done', 'customAppPresence done']);
    const [made] = (await apps()).filter((app) => !before.some((one) => one.id === app.id));
    expect(await held(id)).toBeNull();
    const again = await held(made?.id ?? '');
    expect(again && customAppValuesOf(again, locator)).toEqual(locator.made);
    expect(again?.content.acId).toBe(acId);
  },
);

it('a custom application that was made is found by its id, whatever it is called by now', async () => {
  const locator = customApp('team');
  const change = await changeOf(server.ask, 'customAppPresence', locator, () => ({ there: [locator.made] }));
  const run = applying(server.client);
  await applyChanges([change], run.how);
  const id = run.applied.map((made) => (made.place as typeof locator).id).join();
  const { read, save } = customCallsOf('team', 'freeUrl');
  const where = inDepartment('team', deptId);
  const info = await server.ask(read, { ...where, sysMenuId: id });
  const renamed = { ...info, sysMenus: { ...info.sysMenus, menuname: 'Restaurant' } };
  await server.client.call(save, { ...where, info: renamed });
  const back = applying(server.client);
  await applyChanges(inverseOfSet(run.applied, knownKind), back.how);
  expect(back.results).toEqual(['customAppPresence conflict']);
});

it('a copy of a platform’s own application is deleted by no call, as its question says', async () => {
  const sysMenuId = await server.client.call(copySysModule, { deptId, sysMenuId: '8' });
  for (const call of [deleteCustomApplication, deleteFreeApplication])
    await expect(server.client.call(call, { deptId, sysMenuId })).rejects.toThrow('does not exist');
});

it('deleted menus that a roll-back makes again have their names, place and marks', async () => {
  const at = { deptId, domainName };
  const parentId = (await menuGroup(server.ask)).into;
  const made = (customName: string) => ({
    customName,
    icon: '',
    menuPath: 'hr/report',
    openMode: 'new' as const,
  });
  const ids: string[] = [];
  for (const name of ['Field report', 'Field plan', 'Field map']) {
    ids.push(await server.client.call(createBackstageMenu, { deptId, parentId, ...made(name) }));
  }
  const menusOf = async () => {
    const { backstageMenus } = await server.ask(queryBackstageMenus, at);
    return backstageMenus.find(({ id }) => id === parentId)?.children ?? [];
  };
  const told = async () =>
    (await menusOf()).slice(-3).map(({ customName, menuStatus, common }) => [customName, menuStatus, common]);
  const namesOf = async (customName: string) => {
    const id = (await menusOf()).find((menu) => menu.customName === customName)?.id ?? '';
    const kind = await kindOf('backMenuNames');
    return (await kind?.read(server.ask, { kind: 'backMenu', targetId: id }, []))?.ar_AE;
  };
  const write = async (kind: string, locator: unknown, wanted: Readonly<Record<string, unknown>>) =>
    applyChanges([await changeOf(server.ask, kind, locator, () => wanted)], applying(server.client).how);
  await write('backMenuNames', { kind: 'backMenu', targetId: ids[0] }, { ar_AE: 'تقرير' });
  await write('backMenuStatus', { ...at, id: ids[0] }, { menuStatus: false });
  await write('backMenuGroup', { ...at, id: parentId }, { common: [ids[1]] });
  const before = await told();
  expect(before).toEqual([
    ['Field report', false, false],
    ['Field plan', true, true],
    ['Field map', true, false],
  ]);
  const deletions = await Promise.all(
    (await menusOf()).slice(-3, -1).map(async ({ id, customName, menuStatus, common, menuOrder }) => {
      const names = id === ids[0] ? { ar_AE: 'تقرير' } : {};
      const besides = { names, menuStatus, common, position: menuOrder };
      const locator = { ...at, parentId, id, made: made(customName), besides };
      return changeOf(server.ask, 'backMenuPresence', locator, () => ({ there: [] }));
    }),
  );
  const results = await thereAndBack(server.client, deletions.toReversed(), () => undefined);
  expect(results).toEqual(Array(4).fill('backMenuPresence done'));
  expect(await told()).toEqual(before);
  expect(await namesOf('Field report')).toBe('تقرير');
});
