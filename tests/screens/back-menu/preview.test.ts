/** The menu beside its editor: with unsaved moves, in a language, as a role sees it (row BMENU-088). */
import { expect, step, test } from '../support/screens.ts';

test('the edited menu is shown as it will be', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting');
  await page.getByRole('checkbox', { name: 'Preview' }).click();
  const menu = page.getByRole('region', { name: 'The menu as it will be' });
  const entries = menu.getByRole('listitem');
  await expect(entries.first()).toHaveText('Base settings');
  await step('a move that is not saved yet', async () => {
    await page.getByRole('button', { name: 'Move Organisation', exact: true }).focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect(entries.first()).toHaveText('Organisation');
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
    await expect(entries).toHaveCount(2);
  });
  await step('collapsed', async () => {
    await page.getByRole('radio', { name: 'Collapsed' }).click();
    await expect(entries).toHaveCount(0);
  });
});
