/** Undo in the editor of the admin centre's menus: moves, deletions with names and menus, several at once. */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const path = '/backMenuSetting';
const base = '/api/basicserver/backstage/menu';
const rows = (page: Page) => page.getByRole('list', { name: 'Groups and menus' }).getByRole('listitem');
const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const undo = async (page: Page) => {
  await status(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(status(page).getByText('Undone').last()).toBeVisible();
  await page.settled();
};
const move = async (page: Page, name: string, ...keys: readonly string[]) => {
  await button(page, `Move ${name}`).focus();
  for (const key of ['Space', ...keys, 'Space']) await page.keyboard.press(key);
};
const more = async (page: Page, name: string, action: string) => {
  await button(page, `More about ${name}`).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const orderOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Groups and menus"] li')].map((row) => row.textContent),
  );

test('a menu in another group goes back to its group and its position', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await expect(rows(page).first()).toBeVisible();
  const before = await orderOf(page);
  // The first menu of the logs enters the group above.
  await move(page, 'Operation log', 'ArrowUp');
  await button(page, 'Save').click();
  await expect(status(page).getByText('menu sorting succeeded')).toBeVisible();
  expect(await orderOf(page)).not.toEqual(before);
  await undo(page);
  expect(await orderOf(page)).toEqual(before);
});

test('several menus that were hidden are shown again, those that were hidden before stay so', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await page.getByRole('switch', { name: 'Shown: Work messages' }).click();
  await expect(status(page).getByText('status changed successfully')).toBeVisible();
  for (const name of ['Organisation', 'Work messages'])
    await page.getByRole('checkbox', { name: `Choose ${name}` }).click();
  await button(page, 'Hide').click();
  await expect(page.getByRole('switch', { name: 'Shown: Organisation' })).not.toBeChecked();
  await undo(page);
  await expect(page.getByRole('switch', { name: 'Shown: Organisation' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Shown: Work messages' })).not.toBeChecked();
  expect(page.calls(`${base}/batchUpdateBackMenuStatus`)).toHaveLength(2);
});

test('deleted menus and groups come back with names, place and what stood in them', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  const save = () => dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  const addMenu = async (name: string) => {
    await button(page, 'Add menu').click();
    await dialog(page).getByRole('textbox', { name: 'Custom name' }).fill(name);
    await dialog(page).getByRole('textbox', { name: 'Address' }).fill(`hr/${name.toLowerCase()}`);
    await dialog(page).getByRole('combobox', { name: 'Parent menu' }).click();
    await page.getByRole('option', { name: 'Mine' }).click();
    await save();
    await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
  };
  await button(page, 'More ways to add').click();
  await page.getByRole('menuitem', { name: 'New group' }).click();
  await dialog(page).getByRole('textbox', { name: 'Custom name' }).fill('Mine');
  await dialog(page).getByRole('spinbutton', { name: 'Display order' }).fill('1');
  await save();
  await expect(rows(page).first()).toContainText('Mine');
  for (const name of ['Alpha', 'Beta', 'Gamma']) await addMenu(name);
  const nameInArabic = async (name: string, arabic: string) => {
    await more(page, name, 'Names in languages');
    await dialog(page)
      .getByRole('button', { name: /Languages/ })
      .click();
    const popup = page.getByRole('dialog', { name: 'Languages' });
    await popup.getByRole('checkbox', { name: 'العربية 阿拉伯语' }).click();
    await popup.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('textbox', { name: 'Arabic' }).fill(arabic);
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    await expect(dialog(page)).toHaveCount(0);
  };
  const arabicOf = async (name: string) => {
    await more(page, name, 'Names in languages');
    const value = await dialog(page).getByRole('textbox', { name: 'Arabic' }).inputValue();
    await page.keyboard.press('Escape');
    return value;
  };
  await nameInArabic('Beta', 'الثاني');
  await page.getByRole('switch', { name: 'Shown: Beta' }).click();
  const before = await orderOf(page);
  await step('one menu', async () => {
    await more(page, 'Beta', 'Delete');
    await expect(page.getByRole('alertdialog')).toContainText('Undo creates it again, with its names');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(status(page).getByText('deleted successfully')).toBeVisible();
    await undo(page);
    expect(await orderOf(page)).toEqual(before);
    await expect(page.getByRole('switch', { name: 'Shown: Beta' })).not.toBeChecked();
    expect(await arabicOf('Beta')).toBe('الثاني');
  });
  await step('several', async () => {
    for (const name of ['Alpha', 'Beta'])
      await page.getByRole('checkbox', { name: `Choose ${name}` }).click();
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page).filter({ hasText: 'Alpha' })).toHaveCount(0);
    await undo(page);
    expect(await orderOf(page)).toEqual(before);
    expect(await arabicOf('Beta')).toBe('الثاني');
  });
  await step('a group with its menus', async () => {
    await nameInArabic('Mine', 'لي');
    await more(page, 'Mine', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page).filter({ hasText: 'Mine' })).toHaveCount(0);
    await undo(page);
    expect(await orderOf(page)).toEqual(before);
    expect(await arabicOf('Mine')).toBe('لي');
  });
});
