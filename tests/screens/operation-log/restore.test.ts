/** *Restore* from the operation log for what somebody else has changed, as far as the server's log tells the values. */
import { send } from '../../../src-renderer/data/http.ts';
import { callRead } from '../../../src-renderer/data/read.ts';
import { queryBackstageMenus } from '../../../src-shared/api/back-menu/back-menu.ts';
import { updateBackMenuStatus, updateBackstageMenu } from '../../../src-shared/api/back-menu/changes.ts';
import { getPageGray, savePageGray } from '../../../src-shared/api/system-settings/settings.ts';
import { segmentList } from '../../../src-shared/rules/network/segment-list.ts';
import { menuForm } from '../../../src-shared/rules/records/back-menu/back-menu-records.ts';
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

/** The change comes from another computer: this one's journal does not have it. */
const rename = async (customName: string) => {
  const { backstageMenus } = await callRead(queryBackstageMenus, {
    domainName: location.hostname,
    deptId: '',
  });
  const menu = backstageMenus.flatMap(({ children }) => children).find(({ id }) => id === 'im');
  if (!menu) throw new Error('no such menu');
  const input = { ...menuForm(menu), menuId: 'im', customName, customNameStatus: customName !== '' };
  await send(updateBackstageMenu, input);
};

test('a menu that somebody else has hidden is shown again', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting');
  await send(updateBackMenuStatus, { menuId: 'im', status: false });
  await openEntry(page, '/backMenuSetting?log=1&of=im', 'Disabled the menu');
  await expect(detail(page).getByRole('table')).toContainText('ShownChangedonoff');
  await detail(page).getByRole('button', { name: 'Restore…' }).click();
  await expect(page.getByText('Restore the earlier state: Disabled the menu')).toBeVisible();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(status(page).getByText('Restored').last()).toBeVisible();
  expect(page.calls('/api/basicserver/backstage/menu/updateBackMenuStatus').at(-1)?.body).toContain(
    '"status":"1"',
  );
  await page.goto('/backMenuSetting');
  await expect(page.getByRole('switch', { name: 'Shown: Work messages' })).toBeChecked();
});

test('a record that was changed again since is not restored', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting');
  await rename('First');
  await rename('Second');
  const before = page.calls('/api/basicserver/backstage/menu/updateBackstageMenu').length;
  await openEntry(page, '/backMenuSetting?log=1&of=im', '→ “First”');
  await detail(page).getByRole('button', { name: 'Restore…' }).click();
  await expect(status(page).getByText(/^Somebody has changed this again since then/)).toBeVisible();
  expect(page.calls('/api/basicserver/backstage/menu/updateBackstageMenu')).toHaveLength(before);
  await openEntry(page, '/backMenuSetting?log=1&of=im', '→ “Second”');
  await detail(page).getByRole('button', { name: 'Restore…' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(status(page).getByText('Restored').last()).toBeVisible();
  await page.goto('/backMenuSetting');
  await expect(page.getByRole('switch', { name: 'Shown: First' })).toBeVisible();
});

test('a setting and a deleted record of a list come back', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/systemSettings/gray');
  await step('a setting', async () => {
    await send(savePageGray, { ...(await callRead(getPageGray, {})), enabled: true });
    await openEntry(page, '/base/licenceRemind?log=1&logTargetName=gray', 'Changed the system settings');
    await detail(page).getByRole('button', { name: 'Restore…' }).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(status(page).getByText('Restored').last()).toBeVisible();
  });
  await step('an IP segment', async () => {
    const asked = { reference: 'unreferenced', pageNo: 1, pageSize: 1 } as const;
    const [first] = (await callRead(segmentList.calls.query, asked)).result;
    if (!first) throw new Error('no segment');
    await send(segmentList.calls.remove, { ids: [first.id] });
    await openEntry(page, `/safe_account/network_manage?log=1&of=${first.id}`, 'Deleted an IP segment');
    await detail(page).getByRole('button', { name: 'Restore…' }).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect
      .poll(async () => (await callRead(segmentList.calls.byIds, { ids: [first.id] })).length)
      .toBe(1);
  });
});

test('a server’s log without values says so', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/base/teams?log=1');
  const log = page.getByRole('dialog', { name: 'Operation log' });
  await log.getByRole('row').nth(1).click();
  await expect(detail(page).getByText(/does not contain the values before this change/)).toBeVisible();
  await expect(detail(page).getByRole('button', { name: 'Restore…' })).toHaveCount(0);
});
