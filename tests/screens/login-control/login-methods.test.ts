/** Login methods (rows SEC-003, 013, 015, 041, 042, 048, 051 to 053, 074, 075). */
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const path = '/safe_account/loginType';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('who signs in from which terminals, by the menu of account security', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/network_manage');
  await page
    .getByRole('navigation', { name: 'Parts of account security' })
    .getByRole('link', { name: 'Login method', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login method' })).toBeVisible();
  await expect(row(page, '全员登录').getByText('All terminals')).toBeVisible();
  await expect(
    row(page, '销售移动办公').getByText('Web browser, Desktop app, Android app, iOS app, Mobile browser'),
  ).toBeVisible();
  await expect(
    row(page, 'Guests from Singapore').getByText('Singapore Office, Grace Holloway'),
  ).toBeVisible();
});

test('one is made: what is missing is said first; its terminals are all or some', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await page.getByRole('button', { name: 'New login method' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(dialog.getByText('Please enter the name').first()).toBeVisible();
  await expect(dialog.getByText('Please choose people or departments').first()).toBeVisible();
  expect(page.calls('/api/bs/basicserver/loginType/saveConfig')).toHaveLength(0);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Road');
  await dialog.getByText('These terminals only', { exact: true }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(24);
  await dialog.getByRole('checkbox', { name: 'HarmonyOS tablet app' }).click();
});

test('a failed save says “save failed”, and what was typed stays', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${path}/edit/LT1000002`);
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.fill('Road');
  await console.pretend({ failures: { 'loginControl.save': 'refused' } });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('save failed')).toBeVisible();
  await expect(name).toHaveValue('Road');
  await console.pretend({ failures: {} });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, 'Road')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row(page, '销售移动办公')).toBeVisible();
});

test('a failed deletion says “delete failed” as a success, and the row stays', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await console.pretend({ failures: { 'loginControl.remove': 'refused' } });
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete 全员登录' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    // The guard names the people whom only this method lets in from everywhere.
    await question.getByRole('button', { name: 'Continue anyway' }).click();
  };
  await remove();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText('delete failed')).toBeVisible();
  await expect(page.getByText('“全员登录” was not deleted.')).toBeVisible();
  await console.pretend({ failures: {} });
  await remove();
  await expect(row(page, '全员登录')).toHaveCount(0);
  await expect(page.getByText('“全员登录” was not deleted.')).toHaveCount(0);
});

test('a deleted method is made again by Undo, as it was', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await page.getByRole('button', { name: 'Delete 销售移动办公' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, '销售移动办公')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(
    row(page, '销售移动办公').getByText('Web browser, Desktop app, Android app, iOS app, Mobile browser'),
  ).toBeVisible();
});

test('an account without the right does not come in', async ({ page, console }) => {
  await console.openAs('departmentAdministrator', path);
  await expect(page.getByRole('table', { name: 'Login method' })).toHaveCount(0);
});
