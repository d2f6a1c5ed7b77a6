/** The team's page of application management, call by call (APP-005 to 021, 079, 083 to 088, 092, 093, 170 to 177, 179 to 181). */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const manage = '/api/basicserver/app/manage';
const list = `${manage}/queryAppList`;
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Applications' }).getByRole('listitem').filter({ hasText: name }).first();
const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Groups of applications' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();
const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const asked = (page: Page, path = list) =>
  Object.fromEntries(page.calls(path).at(-1)?.url.searchParams ?? []);
const cards = (page: Page) => page.getByRole('list', { name: 'Applications' }).getByRole('listitem');

test('tabs, words and pages: ten at first, then fifteen', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage');
  await expect(card(page, 'Messages')).toBeVisible();
  expect(asked(page)).toMatchObject({
    pageNo: '1',
    pageSize: '10',
    installed: '1',
    showDisable: '0',
    deptId: 'D200',
  });
  await step('the portal is in no list of all, though it is in its place', async () => {
    await expect(cards(page)).toHaveCount(9);
    await expect(card(page, 'Workflow')).toContainText('Mobile 78 / 100');
  });
  await page.getByRole('button', { name: /^Show \d+ more/ }).click();
  await expect(card(page, 'Mail')).toBeVisible();
  await step('a group', async () => {
    await tab(page, '人事与绩效').click();
    await expect(card(page, 'Attendance')).toBeVisible();
    expect(asked(page)).toMatchObject({ acId: 'AC10003', pageSize: '15' });
    await expect(cards(page)).toHaveCount(6);
  });
  await step('not installed', async () => {
    await tab(page, 'Not installed').click();
    await expect(card(page, 'Invoice assistant')).toContainText('Not installed');
    expect(asked(page)).toMatchObject({ installed: '0' });
    await expect(page.getByRole('switch')).toHaveCount(0);
  });
  await step('words are trimmed, and what is off is shown when asked', async () => {
    await tab(page, 'All applications').click();
    await page.getByRole('textbox', { name: 'Search: Application name' }).fill('  TEXT ');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    expect(asked(page)).toMatchObject({ keywords: 'TEXT' });
    await page.getByRole('button', { name: 'Show disabled' }).click();
    await expect(card(page, 'Text messages')).toContainText('Disabled');
    expect(asked(page)).toMatchObject({ showDisable: '1', pageSize: '15' });
  });
  await step('what is in no list is not counted at its end either', async () => {
    await page.getByRole('textbox', { name: 'Search: Application name' }).fill('portal');
    await expect(page.getByText('0 applications')).toBeVisible();
    await expect(page.getByText('End of the list: 0')).toBeVisible();
  });
});

test('turning on and off, with what is needed, and back', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10002&disabled=1');
  await page.getByRole('switch', { name: 'Enable Customers' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disable “Customers”?' });
  await expect(question).toContainText('Contracts');
  await question.getByRole('button', { name: 'Disable all' }).click();
  await expect(
    status(page).getByText('Operation successful, the menu takes effect after refreshing the page'),
  ).toBeVisible();
  await expect(card(page, 'Contracts')).toContainText('Disabled');
  await expect(page.getByRole('switch', { name: 'Enable Customers' })).not.toBeChecked();
  await step('one of them needs the first', async () => {
    await page.getByRole('switch', { name: 'Enable Contracts' }).click();
    const needs = page.getByRole('alertdialog', { name: '“Contracts” needs other applications' });
    await expect(needs).toContainText('Customers');
    await needs.getByRole('button', { name: 'Enable all' }).click();
    await expect(page.getByRole('switch', { name: 'Enable Customers' })).toBeChecked();
  });
  await step('undo', async () => {
    await status(page).getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByRole('switch', { name: 'Enable Customers' })).not.toBeChecked();
  });
  await step('a refusal is an update that failed', async () => {
    await console.pretend({ failures: { 'applications.enableModule': 'refused' } });
    await page.getByRole('switch', { name: 'Enable Products' }).click();
    await expect(status(page).getByText(/^update failed/)).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Enable Products' })).toBeChecked();
  });
});

// Row FRAME-053.
test('groups are made, renamed, put in order by keys and deleted', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage');
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByLabel('Group name').fill('日常办公');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await step('a refusal is said as information', async () => {
    await expect(status(page).getByText('An app group of this name exists already')).toBeVisible();
  });
  await dialog.getByLabel('Group name').fill('Field service');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // Row GEN-066.
  await expect(status(page).getByText('Added successfully')).toBeVisible();
  await expect(tab(page, 'Field service')).toBeVisible();
  await step('it moves up', async () => {
    const handle = page.getByRole('button', { name: 'Move Field service' });
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(status(page).getByText('Modified app group order successfully')).toBeVisible();
    const sent = page.calls('/api/basicserver/updateAppCatrgoryOrderNum').at(-1)?.body ?? '';
    expect(sent).toMatch(/AC\d+,5,custom/);
  });
  await page.getByRole('button', { name: 'More for Field service' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(status(page).getByText('App group deleted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for Field service' })).toHaveCount(0);
});

test('an application moves to another group, and by keys within its own', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10003');
  const handle = page.getByRole('button', { name: 'Move Human resources' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(status(page).getByText('Modified app order successfully')).toBeVisible();
  await expect(cards(page).first()).toContainText('Attendance');
  await page.getByRole('button', { name: 'More for OKR' }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move “OKR” to a group' });
  await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  const group = dialog.getByRole('combobox', { name: 'Group' });
  const choose = async (name: string) => {
    await group.click();
    await page.getByRole('option', { name }).click();
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const sent = () =>
    JSON.parse(page.calls('/api/basicserver/updateAppModuleOrderNumAndRelation').at(-1)?.body ?? '');
  await step('to the end of another one, after what is off and not on view', async () => {
    await expect(tab(page, '工具与服务')).toContainText('2');
    await choose('工具与服务');
    expect(sent()).toMatchObject({ acId: 'AC10004', orderNum: 5 });
    await expect(card(page, 'OKR')).toHaveCount(0);
  });
  await step('back by Undo, and it is known where it stands', async () => {
    await status(page).getByRole('button', { name: 'Undo' }).last().click();
    await expect(card(page, 'OKR')).toBeVisible();
    expect(sent()).toMatchObject({ acId: 'AC10003', orderNum: 6 });
    await page.getByRole('button', { name: 'More for OKR' }).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    await expect(dialog.getByText('人事与绩效')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  });
});

test('the settings of one application: its conditions, the words of a refusal, and the way back', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10001');
  await page.getByRole('button', { name: 'More for Workflow' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit “Workflow”' });
  await expect(drawer.getByText('Mobile 78 / 100')).toBeVisible();
  await expect(drawer.getByLabel('Short name')).toHaveCount(0);
  await step('Esc closes what one chooses from, and the drawer stays', async () => {
    await drawer.getByRole('button', { name: 'Leave out' }).click();
    await expect(page.getByRole('menuitem', { name: 'Departments…' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(drawer).toBeVisible();
  });
  await drawer.getByRole('switch', { name: 'Custom name' }).click();
  // It begins with the present name.
  await expect(drawer.getByRole('textbox', { name: /^Name/ })).toHaveValue('Workflow');
  await drawer.getByRole('textbox', { name: /^Name/ }).fill('');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Required items are not filled in!').first()).toBeVisible();
  expect(page.calls(`${manage}/saveAppManageInfo`)).toHaveLength(0);
  await drawer.getByRole('textbox', { name: /^Name/ }).fill('Flow');
  await drawer.getByLabel('Short name').fill('Flow');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(status(page).getByText('save successful, takes effect after refresh')).toBeVisible();
  await expect(card(page, 'Flow')).toBeVisible();
  await step('undo', async () => {
    await status(page).getByRole('button', { name: 'Undo' }).last().click();
    await expect(card(page, 'Workflow')).toBeVisible();
  });
});

test('a custom application says what it opens; who may not change it reads it', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/edit/100000000000010002');
  const drawer = page.getByRole('dialog', { name: /^Edit/ });
  await drawer.getByLabel('Address on a computer').fill('');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Please enter the URL address!').first()).toBeVisible();
  await console.openAs('departmentAdministrator', '/appManage/edit/2');
  const read = page.getByRole('dialog', { name: 'Edit “Workflow”' });
  await expect(read.getByRole('switch', { name: 'Custom name' })).toBeDisabled();
  await expect(read.getByRole('button', { name: 'Save' })).toHaveCount(0);
});

test('names in several languages, and what departments below take over', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/names/2');
  const names = page.getByRole('dialog', { name: 'Names of “Workflow” in several languages' });
  await names.getByRole('textbox', { name: /Chinese, simplified/ }).fill('审批');
  await names.getByRole('button', { name: 'Save' }).click();
  // Row GEN-064.
  await expect(status(page).getByText('modified successfully')).toBeVisible();

  await step('without detach there is nobody below', async () => {
    await page.getByRole('button', { name: 'Sync settings' }).click();
    const dialog = page.getByRole('dialog', { name: /^Sync settings of/ });
    await expect(dialog.getByRole('switch')).toHaveCount(2);
    await expect(dialog.getByRole('button', { name: 'Give them these settings' })).toHaveCount(0);
  });
  // Row APP-143.
  await step('a department may keep its own, and what is saved reads the applications anew', async () => {
    await console.pretend({ detach: 'depth' });
    await console.openAs('systemAdministrator', '/appManage/sync?dept=D205');
    const dialog = page.getByRole('dialog', { name: /^Sync settings of 销售中心/ });
    await expect(dialog.getByText(/Saving gives this department settings of its own/)).toBeVisible();
    const configs = `${manage}/queryAppManageSyncConfigs`;
    const before = page.calls(list).length;
    await dialog.getByRole('switch', { name: /shares of/ }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(status(page).getByText('Setting successful')).toBeVisible();
    expect(page.calls(list).length).toBeGreaterThan(before);
    const after = page.calls(/SyncConfigs$/).map(({ url }) => url.pathname);
    expect(after.slice(after.lastIndexOf(`${manage}/saveAppManageSyncConfigs`) + 1)).toContain(configs);
  });
});

test('several applications are shared and copied at once', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10001');
  await page.getByRole('checkbox', { name: /Workflow/ }).click();
  await page.getByRole('checkbox', { name: /Projects/ }).click();
  const bar = page.getByRole('toolbar', { name: /Applications/ });
  await bar.getByRole('button', { name: 'Share with…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 2 applications' });
  await expect(dialog.getByText(/Workflow, Projects/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByRole('button', { name: 'Copy' }).click();
  const copying = page.getByRole('alertdialog', { name: 'Copy 2 applications?' });
  await expect(copying.getByText(/Copies of Workflow, Projects are made/)).toBeVisible();
  await copying.getByRole('button', { name: 'Copy' }).click();
  await expect(card(page, 'Workflow copy')).toBeVisible();
  await page.getByRole('button', { name: 'Show 1 more' }).click();
  await expect(card(page, 'Projects copy')).toBeVisible();
});

test('all of a list are chosen at once, those that have not come yet too, and the portal never', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage');
  await page.getByRole('checkbox', { name: 'Select Messages' }).click();
  const bar = page.getByRole('toolbar', { name: 'With the selected rows: Applications' });
  await bar.getByRole('button', { name: 'Select all' }).click();
  await expect(bar.getByText('43 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Workflow' }).click();
  await expect(bar.getByText('42 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Select all' }).click();
  const copy = '/api/basicserver/menu/batchCopySysModule';
  const before = page.calls(copy).length;
  await bar.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Copy' }).click();
  await page.waitForCall(copy, before);
  const { sysMenuIds } = JSON.parse(page.calls(copy).at(-1)?.body ?? '{}');
  expect(new Set(sysMenuIds).size).toBe(43);
});

// Rows APP-077, 091: said before anything is sent.
test('an application that can’t be toggled says why on its card; hiding disables it, where that is allowed', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10005&disabled=1');
  const menuless = page.getByRole('switch', { name: 'Enable Quality register' });
  await expect(menuless).toBeDisabled();
  await expect(card(page, 'Quality register')).toContainText('can’t be set');
  await console.openAs('systemAdministrator', '/appManage/edit/5');
  const drawer = page.getByRole('dialog', { name: 'Edit “Customers”' });
  await drawer.getByRole('switch', { name: 'Shown in the navigation' }).click();
  await expect(drawer.getByText(/also disabled/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText(/needs Customers: please disable [A-Z].* first/).first()).toBeVisible();
  expect(page.calls(`${manage}/saveAppManageInfo`)).toHaveLength(0);
});
