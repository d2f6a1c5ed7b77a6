/** Settings of application management: what holds where, the ways back, what shows, in which order (spec 3§3.6, 3§4, 3§7.4). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as groups from '#shared/api/applications/categories.ts';
import * as display from '#shared/api/applications/display.ts';
import { queryAppList } from '#shared/api/applications/lists.ts';
import * as lookups from '#shared/api/applications/lookups.ts';
import { querySysAppManageInfo, saveAppManageInfo } from '#shared/api/applications/manage.ts';
import { loadModuleStatus } from '#shared/api/applications/modules.ts';
import * as settings from '#shared/api/applications/settings.ts';
import { batchSaveSysMenuShares } from '#shared/api/applications/shares.ts';
import { saveAppManageSyncConfigs } from '#shared/api/applications/sync.ts';
import { queryDetachType } from '#shared/api/departments/departments.ts';
import { queryEmpMenus, saveEmpAppManageConfigs } from '#shared/api/launcher/launcher.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const noPermission = expect.objectContaining({ kind: 'refused', code: 401 });
const refusal = (message: RegExp) =>
  expect.objectContaining({ kind: 'refused', message: expect.stringMatching(message) });
const configs = async (deptId?: string) => {
  const { appManageConfigs } = await client.call(settings.querySysAppManageConfigs, deptId ? { deptId } : {});
  return Object.fromEntries(appManageConfigs.map(({ configKey, configValue }) => [configKey, configValue]));
};
const say = (configKey: string, configValue: string, deptId?: string) =>
  client.call(settings.saveAppManageConfig, { configKey, configValue, ...(deptId ? { deptId } : {}) });
const apps = async (deptId?: string) =>
  (
    await client.call(queryAppList, {
      installed: true,
      showDisable: true,
      pageNo: 1,
      pageSize: 500,
      ...(deptId ? { deptId } : {}),
    })
  ).result;

describe('configs', () => {
  test('one and several are saved; keys and values that nobody knows are refused', async () => {
    await say('openSearch', '0');
    await client.call(settings.saveAppManageConfigs, {
      appManageConfigs: [
        { configKey: 'simpleName', configValue: '0' },
        { configKey: 'defaultAppType', configValue: 'homepage' },
      ],
    });
    expect(await configs()).toMatchObject({ openSearch: '0', simpleName: '0', defaultAppType: 'homepage' });
    expect(await client.call(settings.getAppManageConfig, { configKey: 'openSearch' })).toEqual({
      configKey: 'openSearch',
      configValue: '0',
    });
    expect(await client.call(settings.getAppManageConfig, { configKey: 'autoOrder' })).toBeNull();
    await expect(say('strange', '1')).rejects.toEqual(refusal(/strange/));
    await expect(say('openSearch', 'yes')).rejects.toEqual(refusal(/openSearch/));
    const message = settings.saveMessageDisplaySetting;
    await client.call(message, { configKey: 'moreapp.display.web', configValue: 'tilingpage' });
    expect((await configs())['moreapp.display.web']).toBe('tilingpage');
    await expect(client.call(message, { configKey: 'openSearch', configValue: '1' })).rejects.toEqual(
      refusal(/./),
    );
  });

  test('a department’s own hold there and below; what the one above keeps to itself it may not say', async () => {
    await sandbox.pretend({ ...sandbox.scenario(), detach: 'on' });
    await say('autoOrder', '1', 'D205');
    expect([(await configs('D200')).autoOrder, (await configs('D206')).autoOrder]).toEqual(['0', '1']);
    await client.call(settings.saveMixMenuEnabled, { configValue: true, deptId: 'D206' });
    const mixed = (deptId: string) => client.call(settings.queryMixMenuEnabled, { deptId });
    expect([(await mixed('D206')).configValue, (await mixed('D205')).configValue]).toEqual([true, false]);
    await client.call(saveAppManageSyncConfigs, {
      deptId: 'D200',
      moduleDetachType: 'plain' as const,
      appManageConfigs: [{ configKey: 'appmgmt_subdept', configValue: '0' }],
    });
    expect((await client.call(settings.querySubDeptConfig, { deptId: 'D205' })).configValue).toBe(false);
    await expect(say('autoOrder', '0', 'D203')).rejects.toEqual(noPermission);
    client = await signedIn(sandbox, 'subAdministrator');
    await expect(say('autoOrder', '0', 'D200')).rejects.toEqual(noPermission);
  });

  test('a saved default comes back; the factory settings forget it', async () => {
    await say('openSearch', '0');
    await client.call(settings.setDefConfigs, {});
    await say('openSearch', '1');
    await say('autoOrder', '1');
    await client.call(settings.recoverDefaultSetting, {});
    expect(await configs()).toMatchObject({ openSearch: '0', autoOrder: '0' });
    await client.call(settings.resetSysDefaultConfigs, {});
    expect((await configs()).openSearch).toBe('1');
    await client.call(settings.recoverDefaultSetting, {});
    expect((await configs()).openSearch).toBe('1');
  });

  test('how far departments are on their own is the tenant’s word; it holds from when they are at all', async () => {
    const detach = (configValue: 'depth' | 'plain') =>
      client.call(settings.saveAppManageDetachConfig, { configValue });
    const type = (moduleType: 'PAGEMANAGER' | 'MENU_DECENTRALIZATION') =>
      client.call(queryDetachType, { moduleType });
    const before = await type('MENU_DECENTRALIZATION');
    await detach('depth');
    expect(await type('MENU_DECENTRALIZATION')).toEqual(before);
    await sandbox.pretend({ ...sandbox.scenario(), detach: 'on' });
    expect((await type('MENU_DECENTRALIZATION')).detachType).toBe('depth');
    expect((await type('PAGEMANAGER')).detachType).toBe('plain');
    expect((await configs('D205')).tenant_menu_display).toBe('1');
    client = await signedIn(sandbox, 'subAdministrator');
    await expect(detach('plain')).rejects.toEqual(noPermission);
  });
});

describe('what shows', () => {
  test('a hidden application is disabled, too, by the rules of disabling; showing it leaves it disabled', async () => {
    const shown = (id: string, on: boolean) =>
      client.call(display.saveAppManageApps, { showApps: [{ id, display: on }] });
    await expect(shown('5', false)).rejects.toEqual(refusal(/need/));
    await shown('8', false);
    expect((await client.call(display.querySysUnDisplayMenus, {})).map(({ id }) => id)).toEqual(['8']);
    const { navMenus } = await client.call(display.querySysNavigationMenus, {});
    expect(navMenus.map(({ id }) => id)).not.toContain('8');
    await shown('8', true);
    expect((await apps()).find(({ id }) => id === '8')).toMatchObject({ showApp: true, menuStatus: false });
    await expect(shown('nobody', true)).rejects.toEqual(refusal(/./));
    await client.call(display.saveAppManageApps, { openModes: [{ id: '2', openMode: 'newWindow' }] });
    expect((await apps()).find(({ id }) => id === '2')?.openMode).toBe('newWindow');
    await client.call(display.resetSysMenusSetting, {});
    expect((await apps()).find(({ id }) => id === '2')?.openMode).toBe('current');
  });

  test('employees get the department’s arrangement', async () => {
    const employee = await signedIn(sandbox, 'employee');
    const asked = { displayClient: 'pc', loadAll: '1', navMode: 'standard' } as const;
    const isShown = async () =>
      (await employee.call(queryEmpMenus, asked)).empmenus.find(({ id }) => id === '2')?.showApp;
    await employee.call(saveEmpAppManageConfigs, { showApps: [{ id: '2', display: false }] });
    expect(await isShown()).toBe(false);
    await client.call(display.syncAppDisplaySetting, {});
    expect(await isShown()).toBe(true);
  });

  test('departments with settings of their own are named, those of low-code applications apart', async () => {
    await sandbox.pretend({ ...sandbox.scenario(), detach: 'on' });
    await client.call(groups.moveApp, { acId: 'AC10003', amId: '2', orderNum: 1, deptId: 'D205' });
    const own = (deptId: string) => client.call(display.queryEnableConfigDept, { deptId });
    expect((await own('D200')).map(({ id }) => id)).toEqual(['D205']);
    expect(await own('D205')).toEqual([]);
    expect(await client.call(display.queryEbEnableConfigDept, { deptId: 'D200' })).toEqual([]);
  });
});

describe('order', () => {
  const names = async (acId: string) =>
    (await apps()).filter((app) => app.acId === acId).map(({ menuName }) => menuName);

  test('by name and by use in every group, by hand again after a move', async () => {
    const before = await client.call(display.qryAppOrders, {});
    await client.call(display.updateAppOrdersType, { ordersType: 'name' });
    expect(await names('AC10003')).toEqual(
      (await names('AC10003')).toSorted(new Intl.Collator('en').compare),
    );
    expect(await client.call(display.qryAppOrdersType, {})).toEqual({ ordersType: 'name' });
    await client.call(display.updateAppOrdersType, { ordersType: 'used' });
    const used = (await client.call(display.qryAppOrders, {}))
      .filter(({ acId }) => acId === 'AC10003')
      .sort((a, b) => a.orderNum - b.orderNum);
    expect(used.map((app) => app.used)).toEqual(used.map((app) => app.used).toSorted((a, b) => b - a));
    await client.call(display.updateAppOrders, {
      appOrders: before.map(({ id, orderNum }) => ({ id, orderNum })),
    });
    expect(await client.call(display.qryAppOrders, {})).toEqual(before);
    expect(await client.call(display.qryAppOrdersType, {})).toEqual({ ordersType: 'custom' });
  });

  test('numbers that are not those of the group are refused', async () => {
    const put = (...appOrders: { id: string; orderNum: number }[]) =>
      client.call(display.updateAppOrders, { appOrders });
    const gone = refusal(/./);
    await expect(put({ id: '2', orderNum: 9 })).rejects.toEqual(gone);
    await expect(put({ id: 'nobody', orderNum: 1 })).rejects.toEqual(gone);
    await expect(put({ id: '2', orderNum: 1 }, { id: '2', orderNum: 1 })).rejects.toEqual(gone);
  });
});

describe('lists and single facts', () => {
  test('an employee has those that are shown and shared with them; all of them when asked', async () => {
    const share = { sid: '', id: 'D206', moduleStr: '', moduleId: '', reverse: false } as const;
    await client.call(batchSaveSysMenuShares, {
      sysMenuIds: ['8'],
      sysMenuShares: [
        { ...share, entryType: 'all', id: '' },
        { ...share, entryType: 'department', reverse: true, subContain: true },
      ],
    });
    const other = await signedIn(sandbox, 'departmentAdministrator');
    const ids = async (input: object, endpoint = lookups.queryApplicationList) =>
      (await other.call(endpoint, input)).map(({ id }) => id);
    expect(await ids({})).toContain('2');
    expect(await ids({})).not.toContain('8');
    expect(await ids({}, lookups.queryTenantApplicationList)).toContain('8');
    const off = (await client.call(loadModuleStatus, {})).find(
      (one) => !one.status && one.installed,
    )?.moduleId;
    expect(await ids({}, lookups.queryTenantApplicationList)).not.toContain(off);
    expect(await ids({ loadAll: true }, lookups.queryTenantApplicationList)).toContain(off);
    const posted = await other.call(lookups.queryTenantApplicationListByPost, { loadAll: true });
    expect(posted.map(({ id }) => id)).toContain(off);
    const team = await ids({ teamOnly: true }, lookups.queryApplicationBeanList);
    expect(team.filter((id) => id.length > 3)).toEqual([]);
  });

  test('an application that was changed says so; targets, modules and icons lead to theirs', async () => {
    const info = await client.call(querySysAppManageInfo, { sysMenuId: '2' });
    const { updateTime } = info.appModuleLink;
    const updated = () => client.call(lookups.checkAppUpdate, { sysMenuId: '2', updateTime });
    expect(await updated()).toEqual({ updated: false });
    await client.call(saveAppManageInfo, { info: { ...info, menuTop: true } });
    expect(await updated()).toEqual({ updated: true });
    const [built] = (await apps()).filter(({ applicationCustoms }) => applicationCustoms.length > 0);
    const [custom] = built?.applicationCustoms ?? [];
    expect(await client.call(lookups.queryTargetModuleAppId, { module: '', targetId: '', ...custom })).toBe(
      built?.id,
    );
    expect(await client.call(lookups.querySpecialAppId, { module: 'workflow' })).toBe('2');
    expect(await client.call(lookups.querySpecialAppId, { module: 'none' })).toBeNull();
    expect((await client.call(lookups.queryNavMenuList, {})).length).toBeGreaterThan(9);
  });
});
