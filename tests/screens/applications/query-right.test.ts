/**
 * The rights to read and change application management, and the offer to people without them
 * (rows APP-019 to 021, 170, 174).
 */
import { expect, step, test } from '../support/screens.ts';

test('a person without the right to change reads it; a person without the right to read sees why', async ({
  page,
  console,
}) => {
  await step('a department’s administrator without detach', async () => {
    await console.openAs('departmentAdministrator', '/appManage');
    await expect(page.getByText(/Another administrator sets the applications/)).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'New group' })).toHaveCount(0);
  });
  const nothingOffered = async () => {
    await expect(page.getByRole('navigation', { name: 'Groups of applications' })).toHaveCount(0);
    for (const name of ['New group', 'Sync settings', 'Operation log'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
  };
  await step('a list that fails is no query right: nothing of the page is offered', async () => {
    await console.pretend({ failures: { 'applications.list': 'http401' } });
    await console.openAs('systemAdministrator', '/appManage/edit/2');
    await expect(page.getByText('No permission', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Search: Application name' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await nothingOffered();
    await console.pretend({ failures: { 'applications.list': 'http500' } });
    await console.openAs('systemAdministrator', '/appManage');
    await expect(page.getByText('The applications could not be read')).toBeVisible();
    await nothingOffered();
  });
  await step('which comes back with the list', async () => {
    await console.pretend({ failures: {} });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('list', { name: 'Applications' }).getByText('Workflow')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New group' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sync settings' })).toBeVisible();
  });
  await step('permissions that fail are said with the server’s message', async () => {
    await console.pretend({ failures: { 'applications.permissions': 'refused' } });
    await console.openAs('systemAdministrator', '/appManage');
    await expect(page.getByText(/a failure that the sandbox pretends/)).toBeVisible();
    await nothingOffered();
  });
  await step('an employee has no such page', async () => {
    await console.pretend({ failures: {} });
    await console.openAs('employee', '/appManage');
    await expect(page.getByText(/Your account may not open this page/)).toBeVisible();
  });
});
