/** The black and the white list of sign-in on the screen (rows SEC-004, NET-010, 022 to 033). */
import { expect, test } from '../support/screens.ts';

const path = '/safe_account/ipconfigrec';

test('an entry for a network segment is made; a switch puts a list in force; the history tells it', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await expect(page.getByRole('heading', { level: 1, name: 'Login black/white list' })).toBeVisible();
  await page.getByRole('switch', { name: 'Black list is in force' }).click();
  await expect(page.getByRole('switch', { name: 'Black list is in force' })).toBeChecked();
  await page.getByRole('button', { name: 'New entry' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Branch');
  await dialog.getByText('Network segment', { exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose a network segment').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose…', exact: true }).first().click();
  const choice = page.getByRole('dialog', { name: 'Choose a network segment' });
  await choice
    .getByRole('button', { name: /^Choose… / })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Branch');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText('Created an entry of the sign-in lists: Branch');
  await expect(page.getByRole('dialog')).toContainText('Turned the sign-in black list on');
});

test('without the code the lists are not open', async ({ page, console }) => {
  await console.openAs('employee', path);
  await expect(page.getByRole('table', { name: 'Login black/white list' })).toHaveCount(0);
});
