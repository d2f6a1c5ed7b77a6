/** Names in twelve languages as a sheet: marked, filled in, checked, saved; a file there and back. */
import { expect, step, test } from '../support/screens.ts';

test('names are filled in like a table, checked and saved row by row', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting/names');
  const sheet = page.getByRole('grid', { name: 'Names by language' });
  const row = (name: string) => sheet.getByRole('row').filter({ hasText: name }).first();
  await expect(row('Organisation')).toBeVisible();
  // The tenant's tips are read here, and written where they stand.
  await expect(row('Tips').getByRole('gridcell').first()).toHaveAttribute('aria-readonly', 'true');
  await page.getByPlaceholder('Search').first().fill('Permission centre');
  await expect(row('Permission centre')).toContainText('Missing');
  await step('a name in Arabic', async () => {
    for (const key of ['Home', ...Array.from({ length: 6 }, () => 'ArrowRight')]) {
      await sheet.focus();
      await page.keyboard.press(key);
    }
    const bar = page.getByRole('textbox', { name: /Arabic$/ });
    await expect(bar).toHaveAttribute('dir', 'rtl');
    await bar.fill('مركز الصلاحيات');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 name filled in')).toBeVisible();
  });
  await step('typing in a cell begins to write it', async () => {
    await sheet.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('a');
    await expect(page.getByRole('textbox', { name: /^(?!.*Arabic).*Permission centre/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await sheet.focus();
    await page.keyboard.press('ArrowLeft');
  });
  await step('the menu in the language of the cell', async () => {
    await page.getByRole('checkbox', { name: 'Preview' }).click();
    const menu = page.getByRole('region', { name: 'The menu as it will be' });
    await expect(menu).toHaveAttribute('dir', 'rtl');
    await expect(menu).toContainText('مركز الصلاحيات');
  });
  await page.getByRole('button', { name: 'Check and save' }).click();
  const dialog = page.getByRole('dialog', { name: 'What will be saved' });
  await expect(dialog).toContainText('The custom name is turned on.');
  await dialog.getByRole('button', { name: 'Save 1 row' }).click();
  await expect(page.getByRole('dialog', { name: 'What was saved' })).toContainText('Saved');
  const saved = JSON.parse(page.calls('/api/bs/basicserver/multilangset/savedata').at(-1)?.body ?? '');
  expect(saved).toMatchObject({ targetId: 'role', tablefield: 'backstage_menu.custom_name' });
  expect(saved.langs).toContainEqual({ lang: 'ar_AE', name: 'مركز الصلاحيات' });
  expect(saved.langs).toContainEqual({ lang: 'en_US', name: 'Permission centre' });
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('0 names filled in')).toBeVisible();
});
