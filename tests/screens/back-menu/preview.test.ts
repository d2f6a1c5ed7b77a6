/** The menu beside its editor: with unsaved moves, in a language, as a role sees it (row BMENU-088). */
import { expect, step, test } from '../support/screens.ts';

test('the edited menu is shown as it will be', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting');
  await page.getByRole('checkbox', { name: 'Preview' }).click();
  const menu = page.getByRole('region', { name: 'The menu as it will be' });
  const entries = menu.getByRole('listitem');
  await expect(entries.first()).toHaveText('Base settings');
  await step('a move that is not saved yet', async () => {
    await page.getByRole('button', { name: 'Move Application management', exact: true }).focus();
    for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
    await expect(entries.first()).toHaveText('Application management');
  });
  await step('from right to left, with what has no name marked', async () => {
    await page.getByRole('combobox', { name: /^Language/ }).click();
    await page.getByRole('option', { name: /العربية/ }).click();
    await expect(menu).toHaveAttribute('dir', 'rtl');
    await expect(page.getByText(/have no name in this language/)).toBeVisible();
  });
  await step('as an employee sees it', async () => {
    await page.getByRole('combobox', { name: /^As seen by/ }).click();
    await page.getByRole('option', { name: 'Employee' }).click();
    await expect(menu).toContainText('Base settings');
    await expect(menu).not.toContainText('Organisation');
  });
  await step('collapsed', async () => {
    await page.getByRole('radio', { name: 'Collapsed' }).click();
    await expect(entries).toHaveCount(0);
  });
});

test('common menus stand first, in the preview and in the left menu; pages that the platform lacks are listed as fixed', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/backMenuSetting?preview=1');
  const list = page.getByRole('list', { name: 'Groups and menus' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Login log' })).toContainText('Fixed');
  await expect(page.getByRole('button', { name: 'Move Login log' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More about Global basics' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Common menus/ }).click();
  await page.getByRole('option', { name: 'Application management' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const preview = page.getByRole('region', { name: 'The menu as it will be' });
  await expect(preview.getByRole('listitem').first()).toHaveText('Application management');
  const basics = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('list', { name: 'Global basics' });
  await expect(basics.getByRole('listitem').first()).toHaveText('Application management');
});
