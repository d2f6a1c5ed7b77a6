/** Departments and applications: detach × permission × account, what is a department's own (spec 3§4, 3§6). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as groups from '#shared/api/applications/categories.ts';
import { queryAppList, queryGroupAppList } from '#shared/api/applications/lists.ts';
import { enableModule, loadModuleStatus } from '#shared/api/applications/modules.ts';
import {
  queryAppManageSyncConfigs,
  saveAppManageSyncConfigs,
  syncOrgAppManageConfigs,
} from '#shared/api/applications/sync.ts';
import type { SandboxAccount } from '#shared/api/session/session.ts';
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
const page = { installed: true, showDisable: true, pageNo: 1, pageSize: 200 };
const list = async (more: object = {}) => (await client.call(queryAppList, { ...page, ...more })).result;
const tabs = (deptId?: string) =>
  client.call(queryGroupAppList, { showDisable: true, isGroup: true, ...(deptId ? { deptId } : {}) });
const turn = (moduleId: string, status: boolean, deptId?: string) =>
  client.call(enableModule, {
    module: { moduleId, status, moduleStr: '', moduleName: '' },
    ...(deptId ? { deptId } : {}),
  });
const isOn = async (moduleId: string, deptId?: string) =>
  (await client.call(loadModuleStatus, deptId ? { deptId } : {})).find((one) => one.moduleId === moduleId)
    ?.status;

// Rows APP-002, 096, 097.
describe('detach × permission', () => {
  const acts: Readonly<Record<string, (deptId: string) => Promise<unknown>>> = {
    read: (deptId) => client.call(queryAppList, { ...page, deptId }),
    enable: (deptId) => turn('8', false, deptId),
    group: (deptId) => client.call(groups.createCategory, { groupName: `G ${deptId}`, line: 1, deptId }),
    sync: (deptId) =>
      client.call(saveAppManageSyncConfigs, { deptId, appManageConfigs: [], moduleDetachType: 'plain' }),
  };
  const all = ['read', 'enable', 'group', 'sync'];
  // D200 is the top, D205 the sub-administrator's, D206 below it.
  test.each<['off' | 'on' | 'depth', SandboxAccount, string, readonly string[]]>([
    ['off', 'systemAdministrator', 'D200', all],
    ['off', 'systemAdministrator', 'D205', []],
    ['off', 'subAdministrator', 'D200', ['read']],
    ['on', 'systemAdministrator', 'D200', all],
    ['on', 'systemAdministrator', 'D205', all],
    ['on', 'subAdministrator', 'D205', ['read', 'group', 'sync']],
    ['on', 'subAdministrator', 'D200', ['read']],
    ['on', 'subAdministrator', 'D203', []],
    ['depth', 'systemAdministrator', 'D205', all],
    ['depth', 'subAdministrator', 'D205', all],
    ['depth', 'subAdministrator', 'D200', ['read']],
    ['depth', 'departmentAdministrator', 'D206', all],
    ['depth', 'departmentAdministrator', 'D205', ['read']],
    ['depth', 'employee', 'D206', []],
  ])('%s: %s in %s may %j', async (detach, account, deptId, allowed) => {
    await sandbox.pretend({ ...sandbox.scenario(), detach });
    client = await signedIn(sandbox, account);
    const done: string[] = [];
    for (const [name, act] of Object.entries(acts)) {
      const result = await act(deptId).then(
        () => name,
        (error: { code?: number }) => (error.code === 401 ? null : `${name}: ${String(error)}`),
      );
      if (result) done.push(result);
    }
    expect(done).toEqual(allowed);
  });

  test('in the depth a department turns on and off for itself and below, elsewhere for all', async () => {
    await sandbox.pretend({ ...sandbox.scenario(), detach: 'depth' });
    await turn('8', false, 'D205');
    expect([await isOn('8', 'D200'), await isOn('8', 'D205'), await isOn('8', 'D206')]).toEqual([
      true,
      false,
      false,
    ]);
    await turn('8', true, 'D206');
    expect([await isOn('8', 'D205'), await isOn('8', 'D206')]).toEqual([false, true]);
    await sandbox.pretend({ ...sandbox.scenario(), detach: 'on' });
    await turn('8', false, 'D205');
    expect([await isOn('8', 'D200'), await isOn('8', 'D203')]).toEqual([false, false]);
  });

  test('a department has the groups from above and its own, and changes only these', async () => {
    await sandbox.pretend({ ...sandbox.scenario(), detach: 'on' });
    const id = await client.call(groups.createCategory, { groupName: 'Sales', line: 1, deptId: 'D205' });
    const seen = await tabs('D206');
    expect(seen.map(({ own }) => own)).toEqual([false, false, false, false, false, false]);
    expect(seen.at(-1)?.id).toBe(id);
    expect((await tabs('D205')).map(({ own }) => own).at(-1)).toBe(true);
    expect((await tabs('D200')).map((one) => one.id)).not.toContain(id);
    await expect(client.call(groups.deleteCategory, { id: 'AC10001', deptId: 'D205' })).rejects.toEqual(
      noPermission,
    );
    await client.call(groups.moveApp, { acId: id, amId: '2', orderNum: 1, deptId: 'D205' });
    expect((await list({ deptId: 'D206', acId: id })).map((one) => one.id)).toEqual(['2']);
    expect((await list({ deptId: 'D200', acId: 'AC10001' }))[0]?.id).toBe('2');
  });

  test('sync configs are the department’s own or those from above', async () => {
    await sandbox.pretend({ ...sandbox.scenario(), detach: 'on' });
    const read = (deptId: string) => client.call(queryAppManageSyncConfigs, { deptId });
    const share = { configKey: 'module_share_sync', configValue: '1' };
    expect(await read('D200')).toMatchObject({ rootDept: true, hasSelfMenus: true, parentSub: true });
    expect(await read('D205')).toMatchObject({ rootDept: false, hasSelfMenus: false, from: { id: 'D200' } });
    await client.call(saveAppManageSyncConfigs, {
      deptId: 'D205',
      appManageConfigs: [share],
      moduleDetachType: 'plain',
    });
    expect(await read('D205')).toMatchObject({ hasSelfMenus: true, from: { id: 'D205' } });
    expect((await read('D206')).appManageConfigs[0]).toEqual(share);
    const strange = { configKey: 'other', configValue: '1' };
    await expect(
      client.call(saveAppManageSyncConfigs, { appManageConfigs: [strange], moduleDetachType: 'plain' }),
    ).rejects.toEqual(refusal(/other/));
  });

  test('departments below keep their own only where the one above lets them, and can be given its', async () => {
    await sandbox.pretend({ ...sandbox.scenario(), detach: 'on' });
    const save = (deptId: string, configKey: string, configValue: string) =>
      client.call(saveAppManageSyncConfigs, {
        deptId,
        appManageConfigs: [{ configKey, configValue }],
        moduleDetachType: 'plain' as const,
      });
    await save('D200', 'appmgmt_subdept', '0');
    await expect(save('D205', 'module_share_sync', '1')).rejects.toEqual(noPermission);
    await save('D200', 'appmgmt_subdept', '1');
    await save('D205', 'module_share_sync', '1');
    await client.call(groups.moveApp, { acId: 'AC10003', amId: '2', orderNum: 1, deptId: 'D205' });
    const group = async () => (await list({ deptId: 'D206' })).find(({ id }) => id === '2')?.acId;
    expect(await group()).toBe('AC10003');
    await client.call(syncOrgAppManageConfigs, { deptId: 'D200' });
    expect(await group()).toBe('AC10001');
    const read = await client.call(queryAppManageSyncConfigs, { deptId: 'D205' });
    expect([read.hasSelfMenus, read.from?.id]).toEqual([false, 'D200']);
  });
});
