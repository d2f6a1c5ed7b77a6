/** App authorisation (rows LIC-012 to 017, 026 to 028, 051 to 060, 065 to 070). */
import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import type { Locator } from '../support/locator.ts';
import { expect, test } from '../support/screens.ts';
import { until } from '../support/time.ts';

const address = '/base/appAuth';
const ofDepartment = '**/license/queryDetachModuleLicenseInfo';

test('keyword, over-limit only, page sizes, agency variant, export', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  const table = page.getByRole('table', { name: 'App authorisation' });
  await expect(table.getByRole('row')).toHaveCount(11);
  const sizes = page.getByRole('combobox', { name: 'Rows per page' });
  await expect(sizes.getByRole('option')).toHaveText([
    '10 per page',
    '30 per page',
    '50 per page',
    '100 per page',
  ]);
  await sizes.selectOption('30');
  await expect(table.getByRole('row')).toHaveCount(31);
  await page.getByRole('textbox', { name: 'Search: apps by name' }).fill('workflow');
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(table.getByRole('row')).toHaveCount(31);
  await page.getByRole('button', { name: 'Over limit only' }).click();
  await expect(page).toHaveURL(/over=1/);
  await expect(table.getByRole('row')).not.toHaveCount(31);
  await expect(table.getByText('over the limit:').first()).toBeAttached();
  await page.getByRole('button', { name: 'Export App authorisation' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  await expect(table.getByRole('row')).toHaveCount(lines.length);
  await page.getByRole('button', { name: 'Over limit only' }).click();
  await page.getByText('Agency and message push').click();
  await expect(page.getByText('16 in all')).toBeVisible();
  await expectAccessible();
});

test('the advanced search comes from the server’s description', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await page.getByRole('button', { name: 'Advanced search' }).click();
  const form = page.getByRole('form', { name: 'Advanced search' });
  await expect(form.getByRole('group', { name: 'Basics' })).toBeVisible();
  await form.getByRole('checkbox', { name: 'Prepaid' }).check();
  await expectAccessible();
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('button', { name: 'Advanced search (1)' })).toBeVisible();
  await expect(page.getByText('48 in all')).toHaveCount(0);
  const states = page.getByRole('table').getByRole('cell', { name: 'Prepaid' });
  await expect(states).toHaveCount((await page.getByRole('table').getByRole('row').count()) - 1);
  await page.reload();
  await page.getByRole('button', { name: 'Remove the condition Licence status' }).click();
  await expect(page.getByText('48 in all')).toBeVisible();
});

test('an app’s settings: its licence, its reminders, undo', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${address}?app=workflow`);
  const sheet = page.getByRole('dialog', { name: 'Authorisation settings of Workflow' });
  const remind = sheet.getByRole('switch', { name: 'Remind when the limit is near' });
  await expect(remind).toBeChecked();
  await expectAccessible();
  await remind.click();
  await expect(remind).not.toBeChecked();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Authorisation settings of Workflow' }).click();
  await expect(remind).toBeChecked();
});

test('a department administrator sees the departments of theirs, by name, with the advanced search', async ({
  page,
  console,
}) => {
  await console.openAs('departmentAdministrator', address);
  const table = page.getByRole('table', { name: 'App authorisation' });
  await page.getByRole('button', { name: 'Department: All departments' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a department' });
  const items = picker.getByRole('tree', { name: 'Departments' }).getByRole('treeitem');
  await expect(items).toHaveText(['华东销售部', '上海办事处', '杭州办事处']);
  await expectAccessible();
  await items.nth(1).click();
  await expect(picker).toHaveCount(0);
  await expect(page).toHaveURL(/deptId=D208/);
  await expect(page.getByRole('button', { name: 'Department: 上海办事处' })).toBeVisible();
  const departments = table.getByRole('row').filter({ hasNotText: 'Department' }).getByRole('cell');
  // The rows of all departments leave when the department's have come.
  await until(() => {
    const rows = table.getByRole('row').elements().length - 1;
    const here = departments.filter({ hasText: '上海办事处' }).elements().length;
    return rows > 0 && here === rows ? null : `${here} of ${rows} rows are of the department`;
  });
  await page.getByRole('button', { name: 'Clear: Department' }).click();
  await expect(page).not.toHaveURL(/deptId/);
  // The department variant has the advanced search as well, described by a call of its own.
  const before = page.calls(ofDepartment).length;
  await page.goto(`${address}?deptId=D206`);
  await page.waitForCall(ofDepartment, before);
  // Rows that have not come yet can't be counted.
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const all = await table.getByRole('row').count();
  await page.getByRole('button', { name: 'Advanced search' }).click();
  const form = page.getByRole('form', { name: 'Advanced search' });
  await form.getByRole('checkbox', { name: 'Over the limit only' }).check();
  const asked = page.calls(ofDepartment).length;
  await form.getByRole('button', { name: 'Search' }).click();
  await page.waitForCall(ofDepartment, asked);
  expect(JSON.parse(page.calls(ofDepartment)[asked]?.body ?? '')).toMatchObject({
    deptId: 'D206',
    conditions: [{ field: 'overLimit', operator: 'equals', value: ['1'] }],
    connection: 'and',
  });
  await expect(page.getByRole('button', { name: 'Advanced search (1)' })).toBeVisible();
  await until(() => (table.getByRole('row').elements().length < all ? null : 'as many rows as before'));
});

test('the organisation’s seats, and states and trial days from the modules’ licences', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  const seats = page.getByRole('region', { name: 'Seats of the organisation' });
  await expect(seats.getByRole('group', { name: 'PC seats of the organisation' })).toContainText(
    '1,186 / 1,500',
  );
  await expect(seats.getByRole('group', { name: 'Mobile seats of the organisation' })).toContainText(
    '597 left',
  );
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100');
  const table = page.getByRole('table', { name: 'App authorisation' });
  const trials = table.getByRole('row').filter({ hasText: 'Trial' });
  await expect(trials).not.toHaveCount(0);
  await expect(trials.filter({ hasText: /until \d+ \w+ \d{4}/ })).toHaveCount(await trials.count());
  await console.pretend({ deployment: 'private' });
  await page.reload();
  await expect(seats).toContainText('concurrent users at most');

  // Both are reads that the list can do without.
  const failures = { 'licenceApps.tenantSeats': 'http500', 'licenceApps.modules': 'refused' } as const;
  await console.pretend({ failures });
  await page.reload();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('The seats of the organisation could not be read')).toBeVisible();
  await expect(page.getByText('The status and trial days of the apps could not be read')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible();
  await console.pretend({ failures: {} });
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(seats).toBeVisible();
});

test('a failed list says so in Chinese and can be tried again', async ({ page, console }) => {
  await console.pretend({ failures: { 'licenceApps.list': 'refused' } });
  await console.openAs('systemAdministrator', address, 'zh-CN');
  await expect(page.getByText('应用授权读取失败')).toBeVisible();
  await console.pretend({ failures: {} });
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('共 48 条', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('with reminding off no seat warns, in the list and in the drawer alike', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${address}?over=1`);
  const table = page.getByRole('table', { name: 'App authorisation' });
  const settings = table.getByRole('button', { name: /^Authorisation settings of/ }).first();
  const warned = (place: Locator) => place.locator('[data-warning]');
  await settings.click();
  await expect(warned(page.getByRole('dialog')).first()).toBeVisible();
  const data = [{ configKey: 'sys_app_manage_remind', configValue: '0' }];
  await page.route('**/app/manage/queryConfigs', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data } }),
  );
  await page.reload();
  await expect(page.getByRole('dialog').getByText('PC', { exact: false }).first()).toBeVisible();
  await expect(warned(page.getByRole('dialog'))).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(warned(table)).toHaveCount(0);
});
