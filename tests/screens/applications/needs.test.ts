/** Dependencies of applications, who sees an application and why, order by name, by use and by a number, call by call. */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const manage = '/api/basicserver/app/manage';
const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const cards = (page: Page) => page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
const sent = (page: Page, path: string) => JSON.parse(page.calls(path).at(-1)?.body ?? 'null');

test('turning one off names what stops, turning one on what is turned with it', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10002');
  await page.getByRole('button', { name: 'More for Customers' }).first().click();
  await page.getByRole('menuitem', { name: 'Dependencies' }).click();
  const panel = page.getByRole('region', { name: 'Customers' });
  await expect(panel).toContainText('These also stop working:');
  await expect(panel).toContainText('Contracts');
  await step('each of the picture leads to its own', async () => {
    await page.getByRole('link', { name: 'Contracts, Enabled' }).click();
    await expect(page.getByRole('region', { name: 'Contracts' })).toContainText(
      'No other application is affected.',
    );
    await expect(page.getByRole('link', { name: 'Quotes, Enabled' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Customers, Enabled' }).click();
  });
  await panel.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable all' }).click();
  await expect(panel.getByRole('button', { name: 'Enable' })).toBeVisible();
  await page.getByRole('link', { name: 'Contracts, Disabled' }).click();
  await expect(page.getByRole('region', { name: 'Contracts' })).toContainText(
    'These are enabled with it: Customers',
  );
});

test('an application that can’t be toggled says why before a click; a person without the right reads it', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage/needs/all');
  await expect(page.getByRole('link', { name: 'Customers, Enabled' })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Applications that need/ })).toContainText('Projects');
  await step('one that needs nothing', async () => {
    await console.openAs('systemAdministrator', '/appManage/needs/8');
    await expect(page.getByText(/needs nothing else, and nothing else needs it/)).toBeVisible();
  });
  await step('nobody has it', async () => {
    await console.openAs('systemAdministrator', '/appManage/needs/9999');
    await expect(page.getByText('There is no such application here')).toBeVisible();
  });
  await step('a department’s administrator', async () => {
    await console.openAs('departmentAdministrator', '/appManage/needs/5');
    await expect(page.getByText('You may not enable or disable applications here.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Disable' })).toBeDisabled();
  });
});

test('the audience of an application with reasons, by the unsaved shares of the drawer', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage/edit/8');
  const drawer = page.getByRole('dialog', { name: 'Edit “Calendar”' });
  await drawer.getByRole('button', { name: 'Audience and reasons' }).click();
  const people = page.getByRole('dialog', { name: 'Audience of “Calendar”' });
  await expect(people.getByText('1,320 people see it')).toBeVisible();
  await expect(people.getByText(/shared with nobody in particular, so everybody/).first()).toBeVisible();
  await people.getByRole('button', { name: 'Close' }).click();
  await drawer
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Everybody/ }).click();
  await drawer.getByRole('button', { name: 'Audience and reasons' }).click();
  await expect(people.getByText(/shared with Everybody/i).first()).toBeVisible();
  const asked = sent(page, '/api/basicserver/sysMenu/share/queryShareAudience');
  expect(asked).toMatchObject({ deptId: 'D200', everybody: '0', sysMenuShares: [{ entryType: 'all' }] });
  expect(page.calls(`${manage}/saveAppManageInfo`)).toHaveLength(0);
});

test('an application goes to the top, to a number; all of them by name, and back', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10003');
  await expect(cards(page).first()).toContainText('Human resources');
  await page.getByRole('button', { name: 'More for OKR' }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move “OKR” to a group' });
  await dialog.getByRole('button', { name: 'To the top' }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(cards(page).first()).toContainText('OKR');
  expect(sent(page, '/api/basicserver/updateAppModuleOrderNumAndRelation')).toMatchObject({
    acId: 'AC10003',
    orderNum: 1,
  });
  await step('by name', async () => {
    await page.getByRole('button', { name: 'Order for everybody…' }).click();
    await page.getByRole('menuitem', { name: 'By name' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Order all applications by name, for everybody?',
    });
    await expect(question.getByText(/This reaches 1,320 people/)).toBeVisible();
    const group = question.getByRole('row').filter({ hasText: '人事与绩效' });
    await expect(group.getByRole('cell').nth(0)).toHaveText(/^OKR, /);
    await expect(group.getByRole('cell').nth(1)).toHaveText(/^Attendance, /);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(page.calls(`${manage}/updateAppOrdersType`)).toHaveLength(0);
    await page.getByRole('button', { name: 'Order for everybody…' }).click();
    await page.getByRole('menuitem', { name: 'By name' }).click();
    await question.getByRole('button', { name: 'Order for everybody' }).click();
    await expect(cards(page).first()).toContainText('Attendance');
    expect(sent(page, `${manage}/updateAppOrdersType`)).toEqual({ ordersType: 'name', deptId: 'D200' });
  });
  await step('undo', async () => {
    await status(page).getByRole('button', { name: 'Undo' }).last().click();
    await expect(cards(page).first()).toContainText('OKR');
  });
  await step('a failed save leaves the old order, and says so', async () => {
    await console.pretend({ failures: { 'applications.saveOrdersType': 'refused' } });
    await page.getByRole('button', { name: 'Order for everybody…' }).click();
    await page.getByRole('menuitem', { name: 'By use' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Order for everybody' }).click();
    await expect(
      status(page)
        .getByText(/a failure that the sandbox pretends/)
        .first(),
    ).toBeVisible();
    await expect(cards(page).first()).toContainText('OKR');
  });
});

test('the picture leads from one application to the next by keys', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/needs/5');
  const picture = page.getByRole('figure', { name: /^Customers, the applications it needs/ });
  await picture.getByRole('link', { name: 'Contracts, Enabled' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('figure', { name: /^Contracts, the applications it needs/ })).toBeVisible();
  await expect(page).toHaveURL(/appManage\/needs\/\d+$/);
});
