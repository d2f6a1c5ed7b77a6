/** Quick-create entrances, call by call (QUICK-001 to 007, 010 to 014). */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Quick-create entrances' }).getByRole('row');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const remove = async (page: Page, name: string) => {
  await row(page, name).getByRole('button', { name: 'Delete' }).click();
};

test('one’s own: chosen, ordered, deleted to two, reset', async ({ page, console }) => {
  await console.openAs('employee', '/quickCreate');
  await expect(rows(page)).toHaveCount(7);
  await step('chosen, with what is lacking said', async () => {
    await page.getByRole('button', { name: 'Choose entrances' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose quick-create entrances' });
    await expect(dialog.getByText('6 of at most 15 shown')).toBeVisible();
    const forbidden = dialog.getByRole('checkbox', { name: /You may not apply for this workflow/ });
    await expect(forbidden.first()).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Projects (Module)' }).click();
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText('7 of at most 15 shown')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(status(page).getByText('Saved successfully')).toBeVisible();
    await expect(rows(page).last()).toContainText('Projects');
  });
  await step('ordered by keys', async () => {
    await page.getByRole('button', { name: 'Move Projects' }).focus();
    for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
    await expect(status(page).getByText('Operation successful')).toBeVisible();
    await expect(rows(page).nth(1)).toContainText('Projects');
  });
  await step('deleted, until two are left', async () => {
    for (const name of ['Tasks', 'Calendar', 'Documents', 'Mail', 'Customers']) {
      await remove(page, name);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(row(page, name)).toHaveCount(0);
    }
    const before = page.calls('/api/basicserver/deleteEmpMenuEntrance').length;
    await remove(page, 'Projects');
    await expect(status(page).getByText('at least one must be shown')).toBeVisible();
    expect(page.calls('/api/basicserver/deleteEmpMenuEntrance')).toHaveLength(before);
  });
  await step('reset', async () => {
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(status(page).getByText('restore default data successful')).toBeVisible();
    await expect(rows(page)).toHaveCount(7);
  });
});

test('none chosen is refused before anything is sent', async ({ page, console }) => {
  await console.openAs('employee', '/quickCreate/choose');
  const dialog = page.getByRole('dialog', { name: 'Choose quick-create entrances' });
  await dialog.getByRole('checkbox', { name: 'Select all' }).last().click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText(/at least show 1/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(page.calls('/api/basicserver/saveEmpMenuEntrances')).toHaveLength(0);
});

test('the team’s, on phones too', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/base/quickMenu');
  await expect(rows(page)).toHaveCount(7);
  await page.getByRole('radio', { name: 'Phone' }).click();
  await expect(page).toHaveURL(/terminal=mobile/);
  await expect(rows(page)).toHaveCount(7);
  await remove(page, 'Mail');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(6);
  const [call] = page.calls('/api/bs/basicserver/deleteMenuEntrance');
  expect(call?.url.searchParams.get('clientType')).toBe('appClient');
  await page.getByRole('radio', { name: 'Computer' }).click();
  await expect(rows(page)).toHaveCount(7);
});
