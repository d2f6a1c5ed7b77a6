/** An employee's own launcher on a sandbox: what shows, order, groups, who may (spec 3§2.2, 3§4, 3§6, 3§7). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enableModule } from '#shared/api/applications/modules.ts';
import { updateModuleShare } from '#shared/api/applications/shares.ts';
import type { Input } from '#shared/api/endpoint.ts';
import { queryUserConfig } from '#shared/api/invitations/invitations.ts';
import * as groups from '#shared/api/launcher/groups.ts';
import {
  loadModuleStatusPersonal,
  queryEmpAppManageConfigs,
  queryEmpMenus,
  saveEmpAppManageConfigs,
  syncEmpAppDisplaySetting,
  updateEmpConfig,
} from '#shared/api/launcher/launcher.ts';
import { currentSession } from '#shared/api/session/session.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'employee');
});
afterEach(() => sandbox.close());

const refusal = (message: RegExp) =>
  expect.objectContaining({ kind: 'refused', message: expect.stringMatching(message) });
const apps = async (who = client) =>
  (await who.call(queryEmpMenus, { displayClient: 'pc', loadAll: '1', navMode: 'standard' })).empmenus;
const ids = async (who = client) => (await apps(who)).map(({ id }) => id);
const one = async (id: string, who = client) => (await apps(who)).find((app) => app.id === id);
const save = (input: Input<typeof saveEmpAppManageConfigs>, who = client) =>
  who.call(saveEmpAppManageConfigs, input);
const tabs = () => client.call(groups.queryPersonalCategories, {});
const names = async () => (await tabs()).map(({ groupName }) => groupName);

describe('what shows', () => {
  test('hiding takes it out of navigation too; what a list does not name stays', async () => {
    expect(await one('2')).toMatchObject({ showApp: true, menuStatus: true, openMode: 'current' });
    await save({ showApps: [{ id: '2', display: false }], openModes: [{ id: '3', openMode: 'newPage' }] });
    expect(await one('2')).toMatchObject({ showApp: false, menuStatus: false });
    expect(await one('3')).toMatchObject({ showApp: true, menuStatus: true, openMode: 'newPage' });
    await save({ showApps: [{ id: '2', display: true }] });
    expect(await one('2')).toMatchObject({ showApp: true, menuStatus: false });
    await save({ showNavs: [{ id: '2', menuStatus: true }] });
    expect(await one('2')).toMatchObject({ showApp: true, menuStatus: true });
  });

  test('it is this employee’s alone', async () => {
    const other = await signedIn(sandbox, 'departmentAdministrator');
    await save({ showApps: [{ id: '2', display: false }], orders: ['3', '2'] });
    expect(await one('2', other)).toMatchObject({ showApp: true });
    expect((await ids(other)).indexOf('2')).toBeLessThan((await ids(other)).indexOf('3'));
  });

  test('configs: the launcher’s own are kept, others are refused', async () => {
    await save({ appManageConfigs: [{ configKey: 'simpleName', configValue: '0' }] });
    const { appManageConfigs } = await client.call(queryEmpAppManageConfigs, {});
    expect(appManageConfigs).toContainEqual({ configKey: 'simpleName', configValue: '0' });
    const foreign = { appManageConfigs: [{ configKey: 'allowEmpSetting', configValue: '1' }] };
    await expect(save(foreign)).rejects.toEqual(refusal(/config/i));
  });

  test('what is off is told apart, and what is not shared is not there', async () => {
    const administrator = await signedIn(sandbox, 'systemAdministrator');
    const module = { moduleStr: '', moduleId: '8', moduleName: '', status: false };
    await administrator.call(enableModule, { module });
    const statuses = await client.call(loadModuleStatusPersonal, {});
    expect(statuses.find(({ moduleId }) => moduleId === '8')?.status).toBe(false);
    expect(statuses.find(({ moduleId }) => moduleId === '2')?.status).toBe(true);
    const { user } = await client.call(currentSession, {});
    const share = { sid: '', id: '', moduleStr: '', moduleId: '2' };
    await administrator.call(updateModuleShare, {
      moduleId: '2',
      shares: [
        { ...share, entryType: 'all', reverse: false },
        { ...share, entryType: 'user', id: user.id, reverse: true },
      ],
    });
    expect(await one('2')).toBeUndefined();
    expect(await one('2', administrator)).toBeDefined();
  });
});

describe('the order', () => {
  test('who is named changes places, nobody else moves', async () => {
    const before = await ids();
    const [first = '', second = '', third = ''] = before;
    await save({ orders: [third, first] });
    expect(await ids()).toEqual([third, second, first, ...before.slice(3)]);
    expect((await apps()).map(({ orderIndex }) => orderIndex)).toEqual(before.map((_, index) => index + 1));
  });

  test.each([
    ['twice', ['2', '2']],
    ['unknown', ['2', 'nobody']],
  ])('%s is refused, and nothing is kept', async (_, orders) => {
    const before = await ids();
    await expect(save({ orders })).rejects.toEqual(refusal(/changed/));
    expect(await ids()).toEqual(before);
  });

  test('numbers of some, by group', async () => {
    const all = await apps();
    const [one, two] = all.filter(({ acId }) => acId === 'AC10003');
    if (!one || !two) throw new Error('the group has too few');
    const numbered = [
      { id: one.id, orderNum: two.orderIndex },
      { id: two.id, orderNum: one.orderIndex },
    ];
    await client.call(groups.sortPersonalApps, { modules: numbered });
    const [group] = (await tabs()).filter(({ id }) => id === 'AC10003');
    expect(group?.menus.slice(0, 2).map(({ id }) => id)).toEqual([two.id, one.id]);
    const twice = [...numbered, ...numbered];
    await expect(client.call(groups.sortPersonalApps, { modules: twice })).rejects.toEqual(
      refusal(/changed/),
    );
  });
});

describe('groups', () => {
  test('are the organisation’s until the first change makes them own ones', async () => {
    const before = await names();
    const id = await client.call(groups.createPersonalCategory, { groupName: ' Mine ', line: 2 });
    expect(await names()).toEqual([...before, 'Mine']);
    await client.call(groups.updatePersonalCategory, { id, groupName: 'Ours', line: 1 });
    await client.call(groups.deletePersonalCategory, { id: 'AC10001' });
    expect(await names()).toEqual([...before.slice(1), 'Ours']);
    expect(await one('2')).toMatchObject({ acId: '' });
    const other = await signedIn(sandbox, 'departmentAdministrator');
    expect(await other.call(groups.queryPersonalCategories, {})).toHaveLength(before.length);
  });

  test('a name stands once, and there has to be one', async () => {
    const [first = ''] = await names();
    await expect(client.call(groups.createPersonalCategory, { groupName: first, line: 1 })).rejects.toEqual(
      refusal(/exists/),
    );
    await expect(
      client.call(groups.createPersonalCategory, { groupName: '  ', line: 1 }),
    ).rejects.toMatchObject({ kind: 'refused' });
    await expect(
      client.call(groups.updatePersonalCategory, { id: 'nobody', groupName: 'x', line: 1 }),
    ).rejects.toMatchObject({ kind: 'refused' });
    await expect(client.call(groups.deletePersonalCategory, { id: 'nobody' })).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  test('are put in order whole', async () => {
    const before = (await tabs()).map(({ id }) => id);
    const turned = before.toReversed().map((id, index) => ({ id, order: index + 1, group: '' }));
    await client.call(groups.sortPersonalCategories, { appInfos: turned });
    expect((await tabs()).map(({ id }) => id)).toEqual(before.toReversed());
    await expect(client.call(groups.sortPersonalCategories, { appInfos: turned.slice(1) })).rejects.toEqual(
      refusal(/changed/),
    );
  });

  test('an application moves to a place in another one', async () => {
    await client.call(groups.movePersonalApp, { acId: 'AC10003', amId: '2', orderNum: 2 });
    const group = (await tabs()).find(({ id }) => id === 'AC10003');
    expect(group?.menus[1]?.id).toBe('2');
    const lost = { acId: 'nobody', amId: '2', orderNum: 1 };
    await expect(client.call(groups.movePersonalApp, lost)).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('whose arrangement holds', () => {
  test('the organisation’s, while the employee goes by it: nothing can be changed meanwhile', async () => {
    await save({ showApps: [{ id: '2', display: false }] });
    await client.call(updateEmpConfig, { configKey: 'syncType', configValue: '1' });
    expect(await client.call(queryUserConfig, { configName: 'syncType' })).toBe('1');
    expect(await one('2')).toMatchObject({ showApp: true });
    const { permission } = await client.call(queryEmpAppManageConfigs, {});
    expect(permission.AppCategoryEdit).toBe(false);
    await expect(save({ showApps: [{ id: '3', display: false }] })).rejects.toEqual(refusal(/not allow/));
    await client.call(updateEmpConfig, { configKey: 'syncType', configValue: '0' });
    expect(await one('2')).toMatchObject({ showApp: false });
  });

  test('reset takes everything back', async () => {
    const before = await apps();
    await save({ showApps: [{ id: '2', display: false }], orders: ['3', '2'] });
    await client.call(groups.deletePersonalCategory, { id: 'AC10001' });
    await client.call(syncEmpAppDisplaySetting, {});
    expect(await apps()).toEqual(before);
    expect(await names()).toHaveLength(5);
  });
});
