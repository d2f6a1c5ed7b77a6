/** Information about one application: read, saved, refused, inherited by departments (spec 3§3.2, 3§3.3, 3§5.1). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveAppManageApps } from '#shared/api/applications/display.ts';
import { queryAppList } from '#shared/api/applications/lists.ts';
import { type AppInfo, querySysAppManageInfo, saveAppManageInfo } from '#shared/api/applications/manage.ts';
import { enableModule } from '#shared/api/applications/modules.ts';
import { multilangGet, multilangSave } from '#shared/api/language-names/language-names.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const refusal = (message: RegExp) =>
  expect.objectContaining({ kind: 'refused', message: expect.stringMatching(message) });
const inDept = (deptId?: string) => (deptId ? { deptId } : {});
const read = (sysMenuId: string, deptId?: string) =>
  client.call(querySysAppManageInfo, { sysMenuId, ...inDept(deptId) });
const save = (info: AppInfo, deptId?: string) => client.call(saveAppManageInfo, { info, ...inDept(deptId) });
const all = async (deptId?: string) => {
  const page = { installed: true, showDisable: true, pageNo: 1, pageSize: 500, ...inDept(deptId) };
  return (await client.call(queryAppList, page)).result;
};
const item = async (id: string, deptId?: string) => (await all(deptId)).find((app) => app.id === id);
const built = '100000000000010000';

test('workflow counts what is new, and takes a name and a way to open of the tenant’s own', async () => {
  const info = await read('2');
  expect(info.sysMenus).toMatchObject({ menuname: 'Workflow', cornerMark: 'number', applyClient: 'both' });
  const sysMenus = { ...info.sysMenus, openMode: 'newWindow' as const };
  await save({ ...info, sysMenus, customNameStatus: true, customMenuName: 'Flow', customShortName: 'F' });
  expect(await item('2')).toMatchObject({ menuName: 'Flow', openMode: 'newWindow', showApp: true });
  expect((await read('2')).customMenuName).toBe('Flow');
});

// Row APP-077.
test('hiding an application in its drawer disables it, by the rules and the right of disabling', async () => {
  await save({ ...(await read('8')), menuDisplay: false });
  expect(await item('8')).toMatchObject({ showApp: false, menuStatus: false });
  await save({ ...(await read('8')), menuDisplay: true });
  expect(await item('8')).toMatchObject({ showApp: true, menuStatus: false });
  // Others need it.
  await expect(save({ ...(await read('5')), menuDisplay: false })).rejects.toEqual(refusal(/Customers/));
  expect(await item('5')).toMatchObject({ showApp: true, menuStatus: true });
});

// Rows APP-001, 077, 078: whether applications are on is a department's own only in the depth.
test.each([
  ['on', true],
  ['depth', false],
] as const)('hidden in a department, detach %s: on there %s, on elsewhere', async (detach, stays) => {
  await sandbox.pretend({ ...sandbox.scenario(), detach });
  client = await signedIn(sandbox, 'subAdministrator');
  const attendance = (await all('D200')).find(({ module }) => module === 'attendance')?.id ?? '';
  await save({ ...(await read('8', 'D205')), menuDisplay: false }, 'D205');
  await client.call(saveAppManageApps, { deptId: 'D205', showApps: [{ id: attendance, display: false }] });
  for (const id of ['8', attendance]) {
    expect(await item(id, 'D205')).toMatchObject({ showApp: false, menuStatus: stays });
    expect(await item(id, 'D200')).toMatchObject({ showApp: true, menuStatus: true });
  }
});

// Row APP-091.
test('a menu that cannot be set is left whole, and a disabled application is not enabled', async () => {
  const [off, on] = ['100000000000010005', '100000000000010011'];
  const turned = { moduleId: off, status: true, moduleStr: '', moduleName: '' };
  await expect(client.call(enableModule, { module: turned })).rejects.toEqual(refusal(/can’t be set/));
  const info = await read(on);
  await save({ ...info, sysMenus: { ...info.sysMenus, shortname: 'Short' } });
  await expect(save({ ...(await read(on)), menuDisplay: false })).rejects.toEqual(refusal(/can’t be set/));
  await expect(
    client.call(saveAppManageApps, { openModes: [{ id: on, openMode: 'newWindow' }] }),
  ).rejects.toEqual(refusal(/can’t be set/));
  const module = { ...turned, moduleId: on, status: false };
  await client.call(enableModule, { module });
  expect(await item(on)).toMatchObject({ menuStatus: false, showApp: true, openMode: 'current' });
});

test('a custom application has its own name, its forms, and who it is shared with', async () => {
  const info = await read(built);
  expect(info.sysMenus).toMatchObject({ applicationType: 'singleForm', applicationRange: 'company' });
  expect(info.content.forms[0]?.module).toBe('formdatareport');
  const share = { moduleStr: '', moduleId: '', reverse: false, sid: '' };
  await save({
    ...info,
    sysMenus: { ...info.sysMenus, menuname: ' Ledger ' },
    sysMenuShares: [
      { ...share, entryType: 'all', id: '' },
      { ...share, entryType: 'department', id: 'D206', reverse: true, subContain: true },
    ],
  });
  expect((await item(built))?.menuName).toBe('Ledger');
  const { sysMenuShares } = await read(built);
  expect(sysMenuShares.map(({ entryType, reverse }) => [entryType, reverse])).toEqual([
    ['all', false],
    ['department', true],
  ]);
  expect(sysMenuShares.every(({ sid }) => sid !== '')).toBe(true);
});

test('what the form refuses is refused here too, in the same words', async () => {
  const info = await read('2');
  await expect(save({ ...info, customNameStatus: true })).rejects.toEqual(
    refusal(/^Required items are not filled in!$/),
  );
  const sysMenus = { ...info.sysMenus, cornerMarkData: '' };
  await expect(save({ ...info, sysMenus })).rejects.toEqual(
    refusal(/^Enter the corner mark data interface!$/),
  );
  const { sysMenus: own, ...custom } = await read(built);
  const nameless = { ...own, menuname: '', applicationType: '' as const };
  await expect(save({ ...custom, sysMenus: nameless })).rejects.toEqual(
    refusal(/^Required items are not filled in!$/),
  );
  const gone = { ...info, sysMenus: { ...info.sysMenus, id: '9999' } };
  await expect(save(gone)).rejects.toEqual(refusal(/not exist/));
});

test('a department says it otherwise for itself and those below', async () => {
  await sandbox.pretend({ ...sandbox.scenario(), detach: 'on' });
  const info = await read('2', 'D205');
  await save({ ...info, customNameStatus: true, customMenuName: 'Sales flow', customShortName: 'S' }, 'D205');
  expect([(await item('2', 'D206'))?.menuName, (await item('2', 'D200'))?.menuName]).toEqual([
    'Sales flow',
    'Workflow',
  ]);
  expect((await item('2', 'D206'))?.orgId).toBe('D205');
});

test('an application has names in several languages; its own is what it is called', async () => {
  const field = { module: 'appmgmt', targetId: '2', tablefield: 'app_menu.menuname' } as const;
  expect(await client.call(multilangGet, field)).toMatchObject([{ lang: 'zh_CN', name: '流程' }]);
  const langs = [
    { lang: 'zh_CN' as const, name: '审批' },
    { lang: 'en_US' as const, name: 'Approvals' },
  ];
  await client.call(multilangSave, { ...field, langs });
  expect((await item('2'))?.menuName).toBe('Approvals');
  const chinese = await signedIn(sandbox, 'systemAdministrator', 'zh-CN');
  const page = { installed: true, showDisable: true, pageNo: 1, pageSize: 500 };
  const { result } = await chinese.call(queryAppList, page);
  expect(result.find(({ id }) => id === '2')?.menuName).toBe('审批');
  await expect(client.call(multilangGet, { ...field, targetId: '9999' })).rejects.toEqual(
    refusal(/does not exist/),
  );
  await expect(
    client.call(multilangSave, { ...field, langs: [{ lang: 'zh_CN', name: 'x'.repeat(51) }] }),
  ).rejects.toEqual(refusal(/1/));
});
