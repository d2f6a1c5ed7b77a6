/**
 * The editor's calls: what changes, what is refused, and whose menus hold in which department.
 * Rows BMENU-028 to 031, 053, 057, 058, 061 to 065, 069, 076, 078, 081 to 085.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  getBackstageMenus,
  queryBackstageMenuByPid,
  queryBackstageMenus,
} from '#shared/api/back-menu/back-menu.ts';
import * as changes from '#shared/api/back-menu/changes.ts';
import {
  queryBackstageMenuConfig,
  queryDepartmentMenuConfigs,
  saveBackstageMenuConfig,
} from '#shared/api/back-menu/config.ts';
import { multilangGet, multilangSave } from '#shared/api/language-names/language-names.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { getOrgTree } from '#shared/api/people/people.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const domainName = 'sandbox';
const pretend = (over: Partial<SandboxScenario>) => sandbox.pretend({ ...sandbox.scenario(), ...over });
const groupsOf = async (one = client, deptId?: string) =>
  (await one.call(queryBackstageMenus, { domainName, ...(deptId ? { deptId } : {}) })).backstageMenus;
const idsOf = async () => (await groupsOf()).map(({ id }) => id);
const menuOf = async (id: string, deptId?: string) => {
  const menus = (await groupsOf(client, deptId)).flatMap(({ children }) => children);
  return menus.find((menu) => menu.id === id);
};
const refused = (message: string | RegExp) =>
  expect.objectContaining({ message: expect.stringMatching(message) });

describe('menus', () => {
  test('are shown and hidden, one and several', async () => {
    await client.call(changes.updateBackMenuStatus, { menuId: 'im', status: false });
    await client.call(changes.batchUpdateBackMenuStatus, { menuIds: ['em', 'org'], status: false });
    const states = async () =>
      Promise.all(['im', 'em', 'org', 'role'].map(async (id) => (await menuOf(id))?.menuStatus));
    expect(await states()).toEqual([false, false, false, true]);
    await client.call(changes.batchUpdateBackMenuStatus, { menuIds: ['im', 'em', 'org'], status: true });
    expect(await states()).toEqual([true, true, true, true]);
    await expect(client.call(changes.updateBackMenuStatus, { menuId: 'no', status: true })).rejects.toThrow();
  });

  test('of one’s own are made, changed, moved and deleted; the platform’s stay', async () => {
    const given = changes.createBackstageMenu.example();
    const menuId = await client.call(changes.createBackstageMenu, given);
    expect(await menuOf(menuId)).toMatchObject({
      menuCode: '',
      customName: given.customName,
      customNameStatus: true,
      parentId: 'group-custom',
      menuPath: 'hr/report',
      openMode: 'new',
      menuStatus: true,
      common: false,
    });
    const change = {
      ...given,
      menuId,
      customNameStatus: true,
      parentId: 'group-logs',
      customName: ' Months ',
    };
    await client.call(changes.updateBackstageMenu, change);
    const logs = (await groupsOf()).find(({ id }) => id === 'group-logs')?.children ?? [];
    expect(logs.map((menu) => [menu.id, menu.menuOrder])).toEqual([
      ['log_opt', 1],
      ['auditLog', 2],
      [menuId, 3],
    ]);
    expect(logs.at(-1)?.customName).toBe('Months');
    await client.call(changes.deleteBackstageMenu, { menuId });
    expect(await menuOf(menuId)).toBeUndefined();
    for (const [endpoint, input] of [
      [changes.deleteBackstageMenu, { menuId: 'im' }],
      [changes.batchDeleteBackstageMenu, { menuIds: ['im'] }],
    ] as const)
      await expect(client.call(endpoint, input as never)).rejects.toEqual(refused('system menu'));
  });

  test.each([
    ['no name', { customName: ' ' }, 'required item not filled'],
    ['no group', { parentId: '' }, 'please select parent menu'],
    ['a group that is not there', { parentId: 'im' }, 'please select parent menu'],
    ['an address that leads out', { menuPath: '../secret' }, 'neither a page'],
  ])('a new one with %s is refused', async (_, wrong, message) => {
    const input = { ...changes.createBackstageMenu.example(), ...wrong };
    await expect(client.call(changes.createBackstageMenu, input)).rejects.toEqual(refused(message));
  });

  test('a menu of the platform keeps its address, and needs its name only where it is shown', async () => {
    const org = { ...changes.updateBackstageMenu.example(), menuId: 'org', customName: '' };
    await expect(client.call(changes.updateBackstageMenu, org)).rejects.toEqual(refused('required item'));
    await client.call(changes.updateBackstageMenu, { ...org, customNameStatus: false });
    const elsewhere = { ...org, customNameStatus: false, menuPath: 'other' };
    await expect(client.call(changes.updateBackstageMenu, elsewhere)).rejects.toEqual(refused('address'));
  });

  test('their order is that of the changed groups, and is refused where somebody changed them', async () => {
    const order = changes.updateBackstageMenuOrder.example();
    await client.call(changes.updateBackstageMenuOrder, order);
    const logs = async () =>
      (await client.call(queryBackstageMenuByPid, { parentId: 'group-logs' })).map(({ id }) => id);
    expect(await logs()).toEqual(['auditLog', 'log_opt']);
    const one = { groupMenusOrder: order.groupMenusOrder.slice(0, 1) };
    await expect(client.call(changes.updateBackstageMenuOrder, one)).rejects.toEqual(refused('has changed'));
    expect(await logs()).toEqual(['auditLog', 'log_opt']);
  });

  test('names in languages are saved without rules, and shown to whoever reads that language', async () => {
    const field = {
      module: 'basicserver',
      tablefield: 'backstage_menu.custom_name',
      targetId: 'org',
    } as const;
    await client.call(multilangSave, { ...field, langs: [{ lang: 'en_US', name: 'People & places' }] });
    expect(await client.call(multilangGet, field)).toMatchObject([
      { lang: 'en_US', name: 'People & places' },
    ]);
    const org = { ...changes.updateBackstageMenu.example(), menuId: 'org', customName: '组织与人' };
    await client.call(changes.updateBackstageMenu, org);
    const nameFor = async (language: 'en-US' | 'zh-CN') => {
      const reader = await signedIn(sandbox, 'employee', language);
      const { backstageMenus } = await reader.call(getBackstageMenus, { domainName });
      return backstageMenus[0]?.children.find(({ id }) => id === 'org')?.customName;
    };
    expect([await nameFor('en-US'), await nameFor('zh-CN')]).toEqual(['People & places', '组织与人']);
  });
});

describe('groups', () => {
  test('are made at a place, moved by old and new index, and deleted with a place for their menus', async () => {
    const menuId = await client.call(changes.createBackstageGroup, { customName: 'Mine', menuOrder: 2 });
    expect((await idsOf()).slice(0, 3)).toEqual(['group-basics', menuId, 'group-logs']);
    await client.call(changes.updateBackstateMenuGroupOrder, { oldIndex: 1, newIndex: 0 });
    expect((await idsOf()).slice(0, 2)).toEqual([menuId, 'group-basics']);
    const own = { ...changes.createBackstageMenu.example(), parentId: menuId };
    const menu = await client.call(changes.createBackstageMenu, own);
    await expect(client.call(changes.deleteBackstageGroup, { menuId, parentId: '' })).rejects.toEqual(
      refused('Choose where'),
    );
    await client.call(changes.deleteBackstageGroup, { menuId, parentId: 'group-logs' });
    expect((await groupsOf()).map(({ id, menuOrder }) => [id, menuOrder])[0]).toEqual(['group-basics', 1]);
    expect((await menuOf(menu))?.parentId).toBe('group-logs');
    await expect(
      client.call(changes.deleteBackstageGroup, { menuId: 'group-logs', parentId: 'group-apps' }),
    ).rejects.toEqual(refused('system menu'));
  });

  test.each([
    [{ customName: '', menuOrder: 1 }, 'required item not filled'],
    [{ customName: 'x', menuOrder: 0 }, 'please enter the correct display order: 1~8'],
    [{ customName: 'x', menuOrder: 9 }, 'please enter the correct display order: 1~8'],
  ])('a new one with %j is refused', async (input, message) => {
    await expect(client.call(changes.createBackstageGroup, input)).rejects.toEqual(refused(message));
  });

  test('have at most four common menus', async () => {
    const children = (await groupsOf())[0]?.children.map(({ id }) => ({ id, common: true })) ?? [];
    const input = {
      menuId: 'group-basics',
      customName: '',
      customNameStatus: false,
      menuOrder: 1,
      children: children.slice(0, 5),
    };
    await expect(client.call(changes.updateBackstageGroup, input)).rejects.toEqual(
      refused('At most 4 common menus per group'),
    );
    await client.call(changes.updateBackstageGroup, { ...input, children: children.slice(0, 4) });
    expect((await groupsOf())[0]?.children.filter(({ common }) => common)).toHaveLength(4);
    // The fifth one by itself is refused as well.
    await expect(
      client.call(changes.updateBackstageGroup, { ...input, children: children.slice(4, 5) }),
    ).rejects.toEqual(refused('At most 4'));
  });
});

describe('departments', () => {
  const config = (deptId?: string) => client.call(queryBackstageMenuConfig, deptId ? { deptId } : {});
  const turn = (configKey: string, configValue: boolean, deptId: string) =>
    client.call(saveBackstageMenuConfig, { backstageMenuConfigs: [{ configKey, configValue, deptId }] });
  const own = 'backstage_menu_custom';
  const below = 'backstage_menu_subdept';
  const children = async (parentId?: string) =>
    (await client.call(getOrgTree, { menuCode: 'backMenu', ...(parentId ? { parentId } : {}) })).map(
      ({ id }) => id,
    );
  let [top, dept]: string[] = [];
  beforeEach(async () => {
    [top = ''] = await children();
    [dept = ''] = await children(top);
  });

  test('without detach all have the tenant’s', async () => {
    expect(await config()).toMatchObject({ rootDept: true, hasSelfMenus: true, parentSub: false });
    await expect(turn(own, true, top ?? '')).rejects.toThrow();
  });

  test('have what is above them until they have their own; turned off, that is gone', async () => {
    await pretend({ detach: 'on' });
    expect(await config(dept)).toMatchObject({ hasSelfMenus: false, parentSub: true, from: { id: top } });
    await expect(
      client.call(changes.createBackstageGroup, { customName: 'x', menuOrder: 1, deptId: dept ?? '' }),
    ).rejects.toEqual(refused('turn its own back-stage menu on'));
    await turn(own, true, dept ?? '');
    expect(await config(dept)).toMatchObject({ hasSelfMenus: true, from: { id: dept } });
    const menuId = `im@${dept}`;
    await client.call(changes.updateBackMenuStatus, { menuId, status: false });
    expect([(await menuOf(menuId, dept))?.menuStatus, (await menuOf('im', top))?.menuStatus]).toEqual([
      false,
      true,
    ]);
    // Names of the platform's menus and groups are theirs in a copy, too.
    expect((await groupsOf(client, dept)).every(({ menuName }) => menuName !== '')).toBe(true);
    await turn(own, false, dept ?? '');
    expect(await config(dept)).toMatchObject({ hasSelfMenus: false, from: { id: top } });
    await turn(own, true, dept ?? '');
    expect((await menuOf(menuId, dept))?.menuStatus).toBe(true);
  });

  test('are kept from having their own by one above them', async () => {
    await pretend({ detach: 'on' });
    await turn(below, false, top ?? '');
    expect(await config(dept)).toMatchObject({ parentSub: false });
    await expect(turn(own, true, dept ?? '')).rejects.toEqual(refused('does not allow'));
    await expect(turn(below, false, dept ?? '')).rejects.toEqual(refused('turn its own'));
    await turn(below, true, top ?? '');
    await turn(own, true, dept ?? '');
  });

  test('a department’s administrator changes that department, and no other', async () => {
    await pretend({ detach: 'on' });
    const part = await signedIn(sandbox, 'departmentAdministrator');
    await expect(part.call(changes.updateBackMenuStatus, { menuId: 'im', status: false })).rejects.toEqual(
      expect.objectContaining({ code: 401 }),
    );
    const { dept: mine, permission, hasSelfMenus } = await part.call(queryBackstageMenuConfig, {});
    expect([permission.moduleShareEdit, hasSelfMenus]).toEqual([true, false]);
    await part.call(saveBackstageMenuConfig, {
      backstageMenuConfigs: [{ configKey: own, configValue: true, deptId: mine.id }],
    });
    await part.call(changes.updateBackMenuStatus, { menuId: `im@${mine.id}`, status: false });
  });

  test('say where menus are own ones and where they are kept from departments below', async () => {
    await pretend({ detach: 'on' });
    const all = async (one = client) =>
      (await one.call(queryDepartmentMenuConfigs, {})).map(({ dept: { id }, own: is, below: may }) => [
        id,
        is,
        may,
      ]);
    expect(await all()).toEqual([[top, true, true]]);
    await turn(own, true, dept ?? '');
    await turn(below, false, dept ?? '');
    expect(new Set(await all())).toEqual(
      new Set([
        [top, true, true],
        [dept, true, false],
      ]),
    );
    await turn(own, false, dept ?? '');
    expect(await all()).toEqual([[top, true, true]]);
    // A department administrator sees only the managed part, and the settings that come down to it.
    const part = await signedIn(sandbox, 'departmentAdministrator');
    expect(await all(part)).toEqual([[top, true, true]]);
  });

  test('the log is the department’s', async () => {
    await pretend({ detach: 'on' });
    await turn(own, true, dept ?? '');
    await client.call(changes.updateBackMenuStatus, { menuId: `im@${dept}`, status: false });
    const locator = {
      module: 'basicserver',
      functionName: 'backstage',
      groupId: `backstage_${dept}`,
    } as const;
    const { rows } = await client.rows(pageQueryOperationLog, {
      streamFilter: { ...locator, pageNo: 1, pageSize: 10 },
    });
    expect(
      rows
        .slice(0, 2)
        .map(({ operatedesc }) => operatedesc)
        .sort(),
    ).toEqual(['Disabled the menu', 'Turned the own back-stage menu on']);
  });
});
