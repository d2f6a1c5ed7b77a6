/** Hidden in a department that turns no applications on or off itself: it stays on for everybody else (APP-001, 077, 078). */
import { expect, step, test } from '../support/screens.ts';

const save = '/api/basicserver/app/manage/saveAppManageInfo';

test('a person without the right to disable may hide an application in the department, and shows it again', async ({
  page,
  console,
}) => {
  await console.pretend({ detach: 'on' });
  await console.openAs('subAdministrator', '/appManage/edit/5?dept=D205');
  const drawer = page.getByRole('dialog', { name: 'Edit “Customers”' });
  await drawer.getByRole('switch', { name: 'Shown in the navigation' }).click();
  await expect(drawer.getByText(/it stays on for the whole organisation/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toHaveCount(0);
  expect(page.calls(save)).toHaveLength(1);
  await step('shown again, and that is taken back', async () => {
    await page.goto('/appManage/settings?dept=D205');
    await page.getByRole('checkbox', { name: /Customers/ }).click();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText('Nothing is hidden')).toBeVisible();
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .last()
      .click();
    await expect(page.getByRole('checkbox', { name: /Customers/ })).toBeVisible();
  });
  await step('elsewhere it is on as before', async () => {
    await console.openAs('systemAdministrator', '/appManage?group=AC10002');
    await expect(page.getByRole('switch', { name: 'Enable Customers' })).toBeChecked();
  });
});
