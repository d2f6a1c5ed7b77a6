/** Applications that the team and its people make themselves (spec 3§2.4, 3§5.1, 3§6, 3§7.2; CUST-001, 007 to 040). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CustomType } from '#shared/api/applications/app.ts';
import { customTypes } from '#shared/api/applications/app.ts';
import { queryAppManagePermissions, queryAppTypes } from '#shared/api/applications/lists.ts';
import type { AppInfo } from '#shared/api/applications/manage.ts';
import { enableModules, loadModuleStatus } from '#shared/api/applications/modules.ts';
import { exampleInfo } from '#shared/api/custom-applications/example.ts';
import * as personal from '#shared/api/custom-applications/personal.ts';
import { queryTargets } from '#shared/api/custom-applications/target.ts';
import * as team from '#shared/api/custom-applications/team.ts';
import { queryEmpMenus } from '#shared/api/launcher/launcher.ts';
import { customCallsOf } from '#shared/rules/custom-applications/calls.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let administrator: Client;
let employee: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  administrator = await signedIn(sandbox, 'systemAdministrator');
  employee = await signedIn(sandbox, 'employee');
});
afterEach(() => sandbox.close());

const refusal = (message: string) => expect.objectContaining({ kind: 'refused', message });
const page = { pageNo: 1, pageSize: 100 };

/** One of each type, whole. */
function whole(type: CustomType): AppInfo {
  const info = exampleInfo('singleForm');
  const said: Partial<AppInfo['content']> = {
    ...(type === 'singleForm' || type === 'multiForm' ? {} : { forms: [] }),
    ...(type === 'multiForm'
      ? { forms: ['F10001', 'F10002'].map((id) => ({ id, name: id, module: 'formdatareport' })) }
      : {}),
    ...(type === 'freeUrl' ? { urlType: 'outer', outerUrl: 'https://intranet.example/' } : {}),
    ...(type === 'integratedLogin' ? { urlType: 'outer', outerUrl: 'https://login.example/' } : {}),
    ...(type === 'freeFolder' ? { targetId: 'DF10001', targetName: 'Policies' } : {}),
    ...(type === 'freeMainline' ? { targetId: 'P10002', targetName: 'Annual audit' } : {}),
    ...(type === 'eBuilder' ? { targetId: 'E10001', targetName: 'Fleet' } : {}),
    ...(type === 'paas' ? { targetId: 'A10001', targetName: 'Supplier portal' } : {}),
  };
  return {
    ...info,
    sysMenus: { ...info.sysMenus, applicationType: type },
    content: { ...info.content, ...said },
  };
}
const create = (client: Client, owner: 'team' | 'personal', info: AppInfo) =>
  client.call(customCallsOf(owner, info.sysMenus.applicationType).create, { source: 'manager', info });
const menus = (info: AppInfo, said: Partial<AppInfo['sysMenus']>): AppInfo => ({
  ...info,
  sysMenus: { ...info.sysMenus, ...said },
});
const content = (info: AppInfo, said: Partial<AppInfo['content']>): AppInfo => ({
  ...info,
  content: { ...info.content, ...said },
});

describe.each(['team', 'personal'] as const)('%s', (owner) => {
  test('one of each type is made, read, changed and deleted', async () => {
    const list = () =>
      owner === 'team'
        ? administrator.call(team.querySysMenus, page)
        : administrator.call(personal.queryEmpSysMenus, page);
    const before = (await list()).totalCount;
    for (const type of customTypes) {
      const { read, save, remove } = customCallsOf(owner, type);
      const id = await create(administrator, owner, whole(type));
      expect((await list()).totalCount).toBe(before + 1);
      const info = await administrator.call(read, { sysMenuId: id });
      expect(info.sysMenus).toMatchObject({ id, menuname: 'Field reports', applicationType: type });
      expect(info.content).toMatchObject({
        targetId: whole(type).content.targetId,
        outerUrl: whole(type).content.outerUrl,
        forms: whole(type).content.forms,
      });
      await administrator.call(save, { info: menus(info, { menuname: ' Ledger ' }) });
      expect((await list()).result.find((app) => app.id === id)).toMatchObject({
        menuName: 'Ledger',
        menuStatus: true,
        menuType: 'CUSTOM_MENU',
      });
      await administrator.call(remove, { sysMenuId: id });
      await expect(administrator.call(read, { sysMenuId: id })).rejects.toMatchObject({ kind: 'refused' });
    }
    expect((await list()).totalCount).toBe(before);
  });

  test('a second form makes it one of several, and back', async () => {
    const { read, save } = customCallsOf(owner, 'singleForm');
    const id = await create(administrator, owner, whole('singleForm'));
    const info = await administrator.call(read, { sysMenuId: id });
    const { forms } = whole('multiForm').content;
    await expect(administrator.call(save, { info: content(info, { forms }) })).rejects.toEqual(
      refusal('An application of one form has several forms: please save it as one of several forms'),
    );
    await administrator.call(save, {
      info: content(menus(info, { applicationType: 'multiForm' }), { forms }),
    });
    const several = await administrator.call(read, { sysMenuId: id });
    expect(several.sysMenus.applicationType).toBe('multiForm');
    await administrator.call(save, { info: content(several, { forms: forms.slice(0, 1) }) });
    expect((await administrator.call(read, { sysMenuId: id })).sysMenus.applicationType).toBe('singleForm');
    await expect(
      administrator.call(save, { info: menus(several, { applicationType: 'freeUrl' }) }),
    ).rejects.toEqual(refusal('An application keeps its type.'));
  });

  test('a missing value is named in the documents’ words', async () => {
    const [forms, link, outer] = [whole('singleForm'), whole('freeUrl'), 'outer' as const];
    const rows: readonly (readonly [AppInfo, string])[] = [
      [content(forms, { forms: [] }), 'Please add at least one form!'],
      [content(whole('multiForm'), { forms: [] }), 'Please add at least one form!'],
      [content(link, { urlType: 'inner', innerUrl: ' ' }), 'Please enter the URL address!'],
      [content(link, { urlType: outer, outerUrl: 'intranet' }), 'Please enter the complete URL address!'],
      [content(whole('freeFolder'), { targetId: '' }), 'Please select a folder!'],
      [content(whole('freeMainline'), { targetId: '' }), 'Please select a project!'],
      [content(whole('eBuilder'), { targetId: '' }), 'Please select an ebuilder application'],
      [content(whole('paas'), { targetId: '' }), 'Please select a PaaS application'],
      [content(whole('integratedLogin'), { outerUrl: '' }), 'Please enter the integrated login address'],
      [menus(forms, { menuname: ' ' }), 'Required items are not filled in!'],
      [menus(forms, { shortname: '' }), 'Required items are not filled in!'],
      [{ ...link, allowDomains: 'a.example,b' }, 'Trusted domain format is wrong, please check'],
      [menus(forms, { pcCornerMark: 'dot' }), 'Enter the corner mark data interface!'],
      [menus(forms, { cornerMark: 'number' }), 'Enter the corner mark data interface!'],
      [
        content(whole('freeFolder'), { targetId: 'D99999', targetName: 'Elsewhere' }),
        'This does not exist, or you may not open it: Elsewhere',
      ],
    ];
    for (const [info, message] of rows)
      await expect(create(administrator, owner, info), message).rejects.toEqual(refusal(message));
  });

  test('corner marks ask nothing of what is for computers alone', async () => {
    const info = content(menus(whole('singleForm'), { pcCornerMark: 'dot' }), { scope: 'PC' });
    await expect(create(administrator, owner, info)).resolves.toMatch(/^2000000000/);
  });

  test('applications that a type needs have to be enabled', async () => {
    const modules = (await administrator.call(loadModuleStatus, {}))
      .filter((each) => ['2', '3', '4', '11'].includes(each.moduleId) || each.applicationType !== '')
      .map(({ moduleId, moduleStr, moduleName }) => ({ moduleId, moduleStr, moduleName, status: false }));
    await administrator.call(enableModules, { modules });
    const needs: readonly (readonly [CustomType, RegExp])[] = [
      ['singleForm', /enable (Workflow|Business forms) first/],
      ['multiForm', /enable (Workflow|Business forms) first/],
      ['freeFolder', /enable Documents first/],
      ['freeMainline', /enable Projects first/],
    ];
    for (const [type, message] of needs) {
      await expect(create(administrator, owner, whole(type))).rejects.toMatchObject({
        message: expect.stringMatching(message),
      });
    }
    await expect(create(administrator, owner, whole('freeUrl'))).resolves.toBeTruthy();
  });
});

test('the team’s needs a usage scope in the wizard, one’s own has none', async () => {
  const nobody = { ...whole('singleForm'), sysMenuShares: [] };
  await expect(create(administrator, 'team', nobody)).rejects.toEqual(refusal('please select usage scope'));
  await expect(create(employee, 'personal', nobody)).resolves.toBeTruthy();
});

test('in the depth, for chosen departments below, nobody is no answer', async () => {
  await sandbox.pretend({ ...sandbox.scenario(), detach: 'depth' });
  const info = {
    ...whole('singleForm'),
    sysMenuShares: [],
    subSharing: true,
    subDeptType: 'chosen' as const,
  };
  await expect(create(administrator, 'team', info)).rejects.toEqual(
    refusal('Required items are not filled in!'),
  );
});

describe('who makes them', () => {
  test('a site administrator outright, others by the permission list', async () => {
    const sub = await signedIn(sandbox, 'subAdministrator');
    expect(await administrator.call(queryAppManagePermissions, {})).toEqual([
      { code: 'createCustomApplication' },
    ]);
    for (const client of [sub, employee]) {
      await expect(create(client, 'team', whole('freeUrl'))).rejects.toMatchObject({ kind: 'refused' });
      await expect(
        client.call(team.deleteFreeApplication, { sysMenuId: '100000000000010000' }),
      ).rejects.toMatchObject({ kind: 'refused' });
    }
  });

  test('an employee for themselves: nobody else has it', async () => {
    expect(await employee.call(queryAppManagePermissions, { type: 'personal' })).toEqual([
      { code: 'createCustomApplication' },
    ]);
    const id = await create(employee, 'personal', whole('freeUrl'));
    const launcher = (client: Client) =>
      client.call(queryEmpMenus, { displayClient: 'pc', loadAll: '1', navMode: 'standard' });
    const has = async (client: Client) => (await launcher(client)).empmenus.some((app) => app.id === id);
    expect([await has(employee), await has(administrator)]).toEqual([true, false]);
    const all = await administrator.call(team.querySysMenus, page);
    expect(all.result.some((app) => app.id === id)).toBe(false);
    for (const call of [personal.queryEmpFreeApplication, team.queryFreeApplication])
      await expect(administrator.call(call, { sysMenuId: id })).rejects.toMatchObject({ kind: 'refused' });
    await expect(
      administrator.call(personal.deleteEmpFreeApplication, { sysMenuId: id }),
    ).rejects.toMatchObject({ kind: 'refused' });
  });

  test('one of low code only for whom has the right to those', async () => {
    const types = async (client: Client) =>
      (await client.call(queryAppTypes, { type: 'personal' })).appTypes.map(({ id }) => id);
    expect(await types(administrator)).toContain('eBuilder');
    expect(await types(employee)).not.toContain('eBuilder');
    await expect(create(employee, 'personal', whole('eBuilder'))).rejects.toEqual(
      refusal('Applications of this kind are not offered to you.'),
    );
    await expect(employee.call(queryAppTypes, { type: 'team' })).rejects.toMatchObject({ kind: 'refused' });
  });
});

test('each family of calls has its own', async () => {
  const free = await create(administrator, 'team', whole('freeUrl'));
  await expect(administrator.call(team.queryCustomMenu, { sysMenuId: free })).rejects.toMatchObject({
    kind: 'refused',
  });
  await expect(
    administrator.call(team.createCustomApplication, { source: 'manager', info: whole('freeUrl') }),
  ).rejects.toMatchObject({ kind: 'refused' });
});

test('what they open is found by name and by id', async () => {
  const find = (keywords: string) => administrator.call(queryTargets, { kind: 'folder', keywords, ...page });
  expect((await find('polic')).result[0]).toEqual({ id: 'DF10001', name: 'Policies' });
  expect((await find('df10002')).result).toHaveLength(1);
  expect((await find('nowhere')).totalCount).toBe(0);
});
