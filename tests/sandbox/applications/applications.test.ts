/** Application management on a sandbox: lists, groups, order, enablement (spec 3§2.1, 3§4 to 3§6). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as groups from '#shared/api/applications/categories.ts';
import {
  queryAppList,
  queryAppManagePermissions,
  queryGroupAppList,
} from '#shared/api/applications/lists.ts';
import {
  batchCheckAppMenuSetting,
  enableModule,
  enableModules,
  loadModuleStatus,
  queryModuleLicense,
} from '#shared/api/applications/modules.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
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
const names = async (more: object = {}) => (await list(more)).map(({ menuName }) => menuName);
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
const log = async () =>
  (
    await client.rows(pageQueryOperationLog, {
      streamFilter: { module: 'appmgmt', pageNo: 1, pageSize: 3 },
    })
  ).rows.map(({ operatedesc, targetname }) => [operatedesc, targetname]);

describe('the list', () => {
  test('has base applications first, then those of the groups in their order', async () => {
    const all = await list();
    expect(all).toHaveLength(52 - 3);
    expect(all.slice(0, 5).map(({ id, baseApp }) => [id, baseApp])).toEqual([
      ['500', true],
      ['504', true],
      ['505', true],
      [expect.any(String), false],
      ['2', false],
    ]);
    expect(all[3]?.module).toBe('portal');
    expect(all[4]).toMatchObject({ menuName: 'Workflow', acId: 'AC10001', orderIndex: 1, showApp: true });
    expect(all.at(-1)).toMatchObject({ menuType: 'CUSTOM_MENU', acId: 'AC10005' });
    expect(all.at(-1)?.id.length).toBeGreaterThan(3);
  });

  test('is read in pages, narrowed by trimmed words, by group, by what is on and what is there', async () => {
    const first = await client.call(queryAppList, { ...page, pageSize: 10 });
    expect([first.result.length, first.totalCount, first.hasNext]).toEqual([10, 49, true]);
    expect(await names({ keywords: '  WORKFLOW ' })).toEqual(['Workflow']);
    expect((await list({ acId: 'AC10003' })).map(({ module }) => module)).toEqual([
      'hr',
      'attendance',
      'performance',
      'daily_report',
      'plan_report',
      'okr',
    ]);
    expect(await names({ installed: false, showDisable: false })).toEqual([
      'Invoice assistant',
      'Fee control',
      'Marketing',
    ]);
    expect((await list({ showDisable: false })).every(({ menuStatus }) => menuStatus)).toBe(true);
  });

  test('is not an employee’s, nor of a department that is not one’s own', async () => {
    const employee = await signedIn(sandbox, 'employee');
    await expect(employee.call(queryAppList, page)).rejects.toEqual(noPermission);
    await expect(list({ deptId: 'D205' })).rejects.toEqual(noPermission);
  });

  test('the list says who may make applications of their own', async () => {
    expect(await client.call(queryAppManagePermissions, {})).toEqual([{ code: 'createCustomApplication' }]);
    const department = await signedIn(sandbox, 'departmentAdministrator');
    expect(await department.call(queryAppManagePermissions, {})).toEqual([]);
  });
});

describe('groups', () => {
  const ids = async () => (await tabs()).map(({ id }) => id);

  // Row APP-050.
  test('are created last, renamed, and deleted without their applications', async () => {
    expect((await tabs()).map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
    const id = await client.call(groups.createCategory, { groupName: ' Field service ', line: 2 });
    expect((await tabs()).at(-1)).toMatchObject({
      id,
      groupName: 'Field service',
      line: 2,
      order: 6,
      count: 0,
    });
    await client.call(groups.moveApp, { acId: id, amId: '2', orderNum: 1 });
    await client.call(groups.updateCategory, { id, groupName: 'Service', line: 3 });
    expect((await tabs()).at(-1)).toMatchObject({ groupName: 'Service', line: 3, count: 1 });
    await client.call(groups.deleteCategory, { id });
    expect((await list({ acId: 'AC10001' })).map(({ id: app }) => app)).not.toContain('2');
    expect((await list({ keywords: 'Workflow' }))[0]?.acId).toBe('');
    expect(await log()).toEqual([
      ['Deleted the app group', 'Service'],
      ['Changed the app group: name “Field service” → “Service”, line 2 → 3', 'Service'],
      ['Moved the app: group “日常办公” → “Field service”, position 1 → 1', 'Workflow'],
    ]);
  });

  test.each([
    ['no name', { groupName: ' ', line: 1 }, /required/i],
    ['a name that is taken', { groupName: '日常办公', line: 1 }, /exists/],
    ['a name that is too long', { groupName: 'x'.repeat(51), line: 1 }, /1/],
  ] as const)('are refused with %s', async (_, input, message) => {
    await expect(client.call(groups.createCategory, input)).rejects.toEqual(refusal(message));
  });

  test('stand in the order that is asked for; an order of another list is refused', async () => {
    const order = ['AC10003', 'AC10001', 'AC10002', 'AC10004', 'AC10005'];
    const infos = (list: readonly string[]) => list.map((id, at) => ({ id, order: at + 1, group: 'custom' }));
    await client.call(groups.sortCategories, { appInfos: infos(order) });
    expect(await ids()).toEqual(order);
    await expect(client.call(groups.sortCategories, { appInfos: infos(order.slice(1)) })).rejects.toEqual(
      refusal(/has changed/),
    );
    await expect(client.call(groups.deleteCategory, { id: 'AC1' })).rejects.toEqual(refusal(/not exist/));
  });

  test('have their applications in the order that is asked for, also of a stretch', async () => {
    const inside = async () => (await list({ acId: 'AC10001' })).map(({ id }) => id);
    const [first = '', second = '', ...rest] = await inside();
    await client.call(groups.sortApps, {
      modules: [
        { id: first, orderNum: 2 },
        { id: second, orderNum: 1 },
      ],
    });
    expect(await inside()).toEqual([second, first, ...rest]);
    const outside = client.call(groups.sortApps, { modules: [{ id: first, orderNum: 1 }] });
    await expect(outside).rejects.toEqual(refusal(/has changed/));
    await client.call(groups.moveApp, { acId: 'AC10001', amId: first, orderNum: 99 });
    expect((await inside()).at(-1)).toBe(first);
    await expect(client.call(groups.moveApp, { acId: 'AC9', amId: first, orderNum: 1 })).rejects.toEqual(
      refusal(/not exist/),
    );
  });
});

describe('turning on and off', () => {
  test('is refused while something needed is off, and goes together', async () => {
    await expect(turn('5', false)).rejects.toEqual(refusal(/needs Customers/));
    const status = await client.call(loadModuleStatus, {});
    const dependents = [
      'contact',
      'opportunity',
      'contract',
      'order',
      'price',
      'capital',
      'quote',
      'customer',
    ];
    const modules = status
      .filter(({ moduleStr }) => dependents.includes(moduleStr))
      .map((one) => ({ ...one, status: false }));
    expect(modules).toHaveLength(8);
    const sent = modules.map(({ moduleId, moduleStr, moduleName, status: on }) => ({
      moduleId,
      moduleStr,
      moduleName,
      status: on,
    }));
    await client.call(enableModules, { modules: sent });
    expect(await isOn('5')).toBe(false);
    const contract = status.find(({ moduleStr }) => moduleStr === 'contract')?.moduleId ?? '';
    await expect(turn(contract, true)).rejects.toEqual(refusal(/Contracts needs Customers/));
    await turn('5', true);
    await turn(contract, true);
    expect((await log())[0]).toEqual(['Enabled the app', 'Contracts']);
  });

  test('leaves one besides the base applications, literally', async () => {
    const all = await client.call(loadModuleStatus, {});
    const modules = all.map(({ moduleId, moduleStr, moduleName }) => ({
      moduleId,
      moduleStr,
      moduleName,
      status: false,
    }));
    await expect(client.call(enableModules, { modules })).rejects.toEqual(
      refusal(/^Please keep at least one app other than the basic apps!$/),
    );
    const [kept, ...others] = modules.filter(({ moduleStr }) => moduleStr === 'calendar').concat(modules);
    await client.call(enableModules, {
      modules: others.filter(({ moduleId }) => moduleId !== kept?.moduleId),
    });
    await expect(turn('8', false)).rejects.toEqual(refusal(/at least one app/));
  });

  test('is refused for what the tenant has not, and for what nobody has', async () => {
    const invoice = (await list({ installed: false }))[0];
    await expect(turn(invoice?.moduleId ?? '', true)).rejects.toEqual(refusal(/not installed/));
    await expect(turn('9999', true)).rejects.toEqual(refusal(/not exist/));
  });

  test('an application that is already in that state adds nothing to the log', async () => {
    const before = await log();
    await turn('8', true);
    expect(await log()).toEqual(before);
  });
});

test('one module’s licence, and which applications have settings of their menu', async () => {
  expect(await client.call(queryModuleLicense, { moduleId: '2' })).toMatchObject({ moduleStr: 'workflow' });
  expect(await client.call(queryModuleLicense, { moduleId: '500' })).toBeNull();
  const appIds = ['2', '500', '100000000000010000', '100000000000010005', 'gone-long'];
  const answer = await client.call(batchCheckAppMenuSetting, { appIds });
  expect(answer.map(({ menuSetting }) => menuSetting)).toEqual([false, false, true, false, false]);
});
