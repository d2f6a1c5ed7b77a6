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
    const menu = page.getByRole('region', { name: 'The menu after saving' });
    await expect(menu).toHaveAttribute('dir', 'rtl');
    await expect(menu).toContainText('مركز الصلاحيات');
  });
  await page.getByRole('button', { name: 'Check and save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Names to be saved' });
  await expect(dialog).toContainText('The custom name is turned on.');
  await dialog.getByRole('button', { name: 'Save 1 row' }).click();
  await expect(page.getByRole('dialog', { name: 'Saved names' })).toContainText(/Saved names.*Saved/s);
  const saved = JSON.parse(page.calls('/api/bs/basicserver/multilangset/savedata').at(-1)?.body ?? '');
  expect(saved).toMatchObject({ targetId: 'role', tablefield: 'backstage_menu.custom_name' });
  expect(saved.langs).toContainEqual({ lang: 'ar_AE', name: 'مركز الصلاحيات' });
  expect(saved.langs).toContainEqual({ lang: 'en_US', name: 'Permission centre' });
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('0 names filled in')).toBeVisible();
});

test('the editor shows names in the reader’s language with the stored one, and says whom they reach', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/backMenuSetting');
  const list = page.getByRole('list', { name: 'Groups and menus' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'More about Permission centre' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit the menu “Permission centre”' });
  await dialog.getByRole('switch', { name: 'Show a custom name' }).click();
  await dialog.getByRole('textbox', { name: 'Custom name' }).fill('权限');
  await expect(dialog).toContainText('Stored as the Chinese name.');
  await expect(dialog).toContainText(/1,320 people .* see these menus.* This includes employees/);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(list).toContainText('权限');
  await page.getByRole('button', { name: 'More about 权限' }).click();
  await page.getByRole('menuitem', { name: 'Names in languages' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Languages/ })
    .click();
  const popup = page.getByRole('dialog', { name: 'Languages' });
  const english = popup.getByRole('checkbox', { name: /English/ });
  await english.click();
  await popup.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('textbox', { name: 'English' }).fill('Rights');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(page.getByText('saved successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More about Rights' })).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: 'Rights' }).first()).toContainText('权限');
});

test('a person who may have own menus and not name them sees why', async ({ page, console }) => {
  await console.pretend({ detach: 'on' });
  await console.openAs('departmentAdministrator', '/backMenuSetting/names');
  await expect(page.getByText(/Only the organisation’s administrator can save names/)).toBeVisible();
});
