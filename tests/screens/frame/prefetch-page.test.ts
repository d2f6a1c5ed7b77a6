/** A pointer that rests on a link prefetches the first reads of the page: opening it asks for none of them again. */
import { queryAppManagePermissions, queryGroupAppList } from '../../../src-shared/api/applications/lists.ts';
import { loadModuleStatus } from '../../../src-shared/api/applications/modules.ts';
import { queryAppManageSyncConfigs } from '../../../src-shared/api/applications/sync.ts';
import { queryBackstageMenuConfig } from '../../../src-shared/api/back-menu/config.ts';
import { checkDetach } from '../../../src-shared/api/departments/departments.ts';
import type { Endpoint } from '../../../src-shared/api/endpoint.ts';
import { queryUserConfig } from '../../../src-shared/api/invitations/invitations.ts';
import {
  loadModuleStatusPersonal,
  queryEmpAppManageConfigs,
  queryEmpMenus,
} from '../../../src-shared/api/launcher/launcher.ts';
import { queryContactPurchaseConfigs } from '../../../src-shared/api/tenant/changes.ts';
import { expect, test } from '../support/screens.ts';
import { pass } from '../support/time.ts';

const apps = 'Application management';
/** The calls that each page makes once; the overview has read the tenant already. */
const entries: readonly [name: string, path: string, asked: readonly Endpoint[]][] = [
  [
    apps,
    '/appManage',
    [checkDetach, queryAppManagePermissions, queryGroupAppList, queryAppManageSyncConfigs, loadModuleStatus],
  ],
  [
    'My applications',
    '/launcher/apps',
    [queryEmpAppManageConfigs, loadModuleStatusPersonal, queryEmpMenus, queryUserConfig],
  ],
  ['Base settings', '/base/teams', [queryContactPurchaseConfigs]],
  ['Admin centre menus', '/backMenuSetting', [checkDetach, queryBackstageMenuConfig]],
];

for (const [name, path, asked] of entries) {
  test(`${name}: read while the pointer rests on its entry, and opened with that`, async ({
    page,
    console,
  }) => {
    // Its code is translated by this: what is read ahead is new for half a minute of the console's time alone.
    await console.openAs('systemAdministrator', path);
    for (const one of asked) await page.waitForCall(one.path, 0);
    await page.settled();
    await console.open('/info');
    await page.settled();
    const count = () => asked.map((one) => page.calls(one.path).length);
    const before = count();
    const entry = page.getByRole('navigation').getByRole('link', { name, exact: true });
    await entry.hover();
    for (const [at, one] of asked.entries()) await page.waitForCall(one.path, before[at] ?? 0);
    await page.settled();
    const read = count();
    expect(read.map((calls, at) => calls - (before[at] ?? 0))).toEqual(asked.map(() => 1));
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.settled();
    expect(count()).toEqual(read);
  });
}

for (const [name, path, asked] of entries) {
  test(`${name}: opened by its address, it asks for each of its first reads once`, async ({
    page,
    console,
  }) => {
    await console.openAs('systemAdministrator', path);
    await page.settled();
    expect(asked.map((one) => page.calls(one.path).length)).toEqual(asked.map(() => 1));
  });
}

test('a pointer that only passes over a link prefetches nothing', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await page.settled();
  const before = page.calls(checkDetach.path).length;
  await page.getByRole('navigation').getByRole('link', { name: apps, exact: true }).hover();
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await pass(1000);
  await page.settled();
  expect(page.calls(checkDetach.path).length).toBe(before);
});

test('a page that may not be opened is not prefetched', async ({ page, console }) => {
  await console.openAs('employee', '/info');
  await page.settled();
  const before = page.calls(checkDetach.path).length;
  const link = document.createElement('a');
  link.href = '/appManage';
  link.textContent = 'From elsewhere';
  document.body.append(link);
  await page.getByText('From elsewhere').hover();
  await pass(200);
  await page.settled();
  link.remove();
  expect(page.calls(checkDetach.path).length).toBe(before);
});
