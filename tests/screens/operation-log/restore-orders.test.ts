/** *Restore* from the operation log for applications, orders and names that somebody else has changed. */
import { send } from '../../../src-renderer/data/http.ts';
import { callRead } from '../../../src-renderer/data/read.ts';
import { sortApps, sortCategories, updateCategory } from '../../../src-shared/api/applications/categories.ts';
import { saveAppManageApps } from '../../../src-shared/api/applications/display.ts';
import { queryGroupAppList } from '../../../src-shared/api/applications/lists.ts';
import { enableModules, loadModuleStatus } from '../../../src-shared/api/applications/modules.ts';
import { queryBackstageMenus } from '../../../src-shared/api/back-menu/back-menu.ts';
import {
  updateBackstageMenuOrder,
  updateBackstateMenuGroupOrder,
} from '../../../src-shared/api/back-menu/changes.ts';
import { queryRootDept } from '../../../src-shared/api/departments/departments.ts';
import { multilangGet, multilangSave } from '../../../src-shared/api/language-names/language-names.ts';
import {
  queryPersonalCategories,
  sortPersonalApps,
  sortPersonalCategories,
} from '../../../src-shared/api/launcher/groups.ts';
import { toggledWith } from '../../../src-shared/rules/common/applications/enablement.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const detail = (page: Page) => page.getByRole('dialog', { name: 'operation description details' });
const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

async function openEntry(page: Page, path: string, text: string) {
  await page.goto(path);
  const log = page.getByRole('dialog', { name: 'Operation log' });
  await log.getByRole('row').filter({ hasText: text }).first().click();
  await expect(detail(page)).toBeVisible();
}

async function restore(page: Page) {
  await detail(page).getByRole('button', { name: 'Restore…' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(status(page).getByText('Restored').last()).toBeVisible();
}

const menusNow = async () =>
  (await callRead(queryBackstageMenus, { domainName: location.hostname, deptId: '' })).backstageMenus;

const groupsNow = async (deptId: string, isGroup = true) =>
  callRead(queryGroupAppList, { deptId, showDisable: true, isGroup });

test('an application that a colleague has switched off is switched on again, with what it needs', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage');
  const deptId = await callRead(queryRootDept, {});
  const all = await callRead(loadModuleStatus, { deptId });
  // The task module is needed by others, which are switched off with it.
  const turned = toggledWith(all, '1', false);
  expect(turned.length).toBeGreaterThan(1);
  await send(enableModules, { deptId, modules: turned.map((module) => ({ ...module, status: false })) });
  const [task, ...others] = turned;
  const dependent = others[0];
  if (!task || !dependent) throw new Error('no such applications');
  await openEntry(page, '/appManage?log=1', dependent.moduleName);
  await detail(page).getByRole('button', { name: 'Restore…' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(task.moduleName);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Enable/ })
    .click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(status(page).getByText('Restored').last()).toBeVisible();
  const now = await callRead(loadModuleStatus, { deptId });
  const isOn = (id: string) => now.find(({ moduleId }) => moduleId === id)?.status;
  expect([isOn(task.moduleId), isOn(dependent.moduleId)]).toEqual([true, true]);
});

test('an application that navigation shows no more is shown again', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage');
  const deptId = await callRead(queryRootDept, {});
  const all = await callRead(loadModuleStatus, { deptId });
  const shownApps = async () =>
    (await groupsNow(deptId, false)).flatMap(({ menus }) => menus).filter(({ showApp }) => showApp);
  const before = await shownApps();
  // An application that others need cannot be hidden alone.
  const app = before.find(({ moduleId }) => toggledWith(all, moduleId, false).length === 1);
  if (!app) throw new Error('no such application');
  await send(saveAppManageApps, { deptId, showApps: [{ id: app.id, display: false }] });
  await openEntry(page, `/appManage?log=1&of=${app.id}`, 'Hid the app');
  await restore(page);
  expect((await shownApps()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test('a menu that has moved down comes back', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting');
  const before = await menusNow();
  const group = before.find(({ children }) => children.length > 2);
  if (!group) throw new Error('no such group');
  const [first, ...others] = group.children.map(({ id }) => id);
  if (!first) throw new Error('no such menu');
  const ids = [...others, first];
  await send(updateBackstageMenuOrder, {
    deptId: '',
    groupMenusOrder: ids.map((id, index) => ({ id, menuOrder: index + 1, parentId: group.id })),
  });
  await openEntry(page, `/backMenuSetting?log=1&of=${first}`, 'position');
  await restore(page);
  expect((await menusNow()).map(({ children }) => children.map(({ id }) => id))).toEqual(
    before.map(({ children }) => children.map(({ id }) => id)),
  );
});

test('a menu that has moved up comes back', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting');
  const before = await menusNow();
  const group = before.find(({ children }) => children.length > 2);
  if (!group) throw new Error('no such group');
  const order = group.children.map(({ id }) => id);
  const last = order.at(-1) ?? '';
  const ids = [last, ...order.slice(0, -1)];
  await send(updateBackstageMenuOrder, {
    deptId: '',
    groupMenusOrder: ids.map((id, index) => ({ id, menuOrder: index + 1, parentId: group.id })),
  });
  await openEntry(page, `/backMenuSetting?log=1&of=${last}`, 'position');
  await restore(page);
  expect((await menusNow()).map(({ children }) => children.map(({ id }) => id))).toEqual(
    before.map(({ children }) => children.map(({ id }) => id)),
  );
});

test('a group of menus comes back', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting');
  const before = (await menusNow()).map(({ id }) => id);
  await send(updateBackstateMenuGroupOrder, { oldIndex: 0, newIndex: 2, deptId: '' });
  await openEntry(page, `/backMenuSetting?log=1&of=${before[0]}`, 'position');
  await restore(page);
  expect((await menusNow()).map(({ id }) => id)).toEqual(before);
});

test('the name of a group of applications, its order and an application’s come back', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage');
  const deptId = await callRead(queryRootDept, {});
  await step('the name of a group of applications', async () => {
    const group = (await groupsNow(deptId)).filter(({ own }) => own).at(-1);
    if (!group) throw new Error('no such group');
    await send(updateCategory, { id: group.id, deptId, groupName: 'Renamed', line: group.line });
    await openEntry(page, `/appManage?log=1&of=${group.id}`, 'Renamed');
    await restore(page);
    expect((await groupsNow(deptId)).find(({ id }) => id === group.id)?.groupName).toBe(group.groupName);
  });
  await step('a group of applications', async () => {
    const before = (await groupsNow(deptId)).filter(({ own }) => own);
    const [first, ...others] = before;
    if (!first) throw new Error('no such group');
    const appInfos = [...others, first].map(({ id, categoryType }, index) => ({
      id,
      order: index + 1,
      group: categoryType,
    }));
    await send(sortCategories, { appInfos, deptId });
    await openEntry(page, '/appManage?log=1', first.groupName);
    await restore(page);
    expect((await groupsNow(deptId)).filter(({ own }) => own).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id),
    );
  });
  await step('an application in its group', async () => {
    const before = await groupsNow(deptId, false);
    const group = before.find(({ menus }) => menus.length > 2);
    const [first, ...others] = group?.menus ?? [];
    if (!group || !first) throw new Error('no such group');
    const numbers = group.menus.map(({ orderIndex }) => orderIndex);
    const modules = [...others, first].map(({ id }, index) => ({ id, orderNum: numbers[index] ?? 0 }));
    await send(sortApps, { modules, deptId });
    await openEntry(page, `/appManage?log=1&of=${first.id}`, 'position');
    await restore(page);
    const after = (await groupsNow(deptId, false)).find(({ id }) => id === group.id);
    expect(after?.menus.map(({ id }) => id)).toEqual(group.menus.map(({ id }) => id));
  });
});

test('names in languages come back, of a menu and of an application', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting');
  const cases = [
    {
      path: '/backMenuSetting?log=1&of=im',
      field: { module: 'basicserver', tablefield: 'backstage_menu.custom_name', targetId: 'im' },
    },
    {
      path: '/appManage?log=1&of=2',
      field: { module: 'appmgmt', tablefield: 'app_menu.menuname', targetId: '2' },
    },
  ] as const;
  for (const { path, field } of cases) {
    const names = async () =>
      Object.fromEntries((await callRead(multilangGet, field)).map(({ lang, name }) => [lang, name]));
    const before = await names();
    await send(multilangSave, { ...field, langs: [{ lang: 'fr_FR', name: 'Nom changé' }] });
    expect(await names()).toMatchObject({ fr_FR: 'Nom changé' });
    await openEntry(page, path, 'Nom changé');
    await restore(page);
    expect(await names()).toEqual(before);
  }
});

test('the order of one’s own launcher comes back; another person’s is left to them', async ({
  page,
  console,
}) => {
  const sortGroups = async () => {
    const groups = await callRead(queryPersonalCategories, {});
    const appInfos = groups
      .toReversed()
      .map(({ id, categoryType }, index) => ({ id, order: index + 1, group: categoryType }));
    await send(sortPersonalCategories, { appInfos });
    return groups;
  };
  await console.openAs('employee', '/launcher/apps');
  await sortGroups();
  await console.openAs('systemAdministrator', '/launcher/apps');
  await openEntry(page, '/appManage?log=1', 'Put personal app groups');
  await expect(detail(page).getByText(/only that person can restore it/)).toBeVisible();
  await expect(detail(page).getByRole('button', { name: 'Restore…' })).toHaveCount(0);

  const groups = await sortGroups();
  await openEntry(page, '/appManage?log=1', 'Put personal app groups');
  await restore(page);
  const groupsAfter = await callRead(queryPersonalCategories, {});
  expect(groupsAfter.map(({ id }) => id)).toEqual(groups.map(({ id }) => id));

  const group = groups.find(({ menus }) => menus.length > 2);
  if (!group) throw new Error('no such group');
  const numbers = group.menus.map(({ orderIndex }) => orderIndex);
  const ids = group.menus.map(({ id }) => id).toReversed();
  await send(sortPersonalApps, { modules: ids.map((id, index) => ({ id, orderNum: numbers[index] ?? 0 })) });
  await openEntry(page, '/appManage?log=1', 'Put personal apps');
  await restore(page);
  const now = (await callRead(queryPersonalCategories, {})).find(({ id }) => id === group.id);
  expect(now?.menus.map(({ id }) => id)).toEqual(group.menus.map(({ id }) => id));
});
