/** Themes that are made and deleted wait in the tray, and are taken back; what a file or the store brings is sent at once. */

import { send } from '../../../src-renderer/data/http.ts';
import { backThemes } from '../../../src-shared/api/themes/standard.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { applyAll, rollBack, turn } from './tray-page.ts';

const themes = async () => {
  const asked = { style: 'dark', currentPage: 1, pageSize: 100, deptId: 'D200', dtu: 'pc' } as const;
  return (await send(backThemes.query, asked)).datas;
};
const named = async (name: string) => (await themes()).find(({ topicName }) => topicName === name);
const collected = (page: Page) => expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();
const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const remove = async (page: Page, name: string) => {
  await page.getByRole('row').filter({ hasText: name }).first().getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
};

test('a new theme that is switched on waits, is made and switched on, and rolled back it is deleted', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await turn(page, 'Apply at once', 'Collect first');
  await page.goto('/themes/pc/new?style=dark');
  await page.getByRole('textbox', { name: 'Theme name' }).fill('Quay');
  await page.getByRole('switch', { name: 'Enabled' }).click();
  await page.keyboard.press('Control+s');
  await collected(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await named('Quay')).toBeUndefined();
  await page.goto('/changes');
  await expect(page.getByRole('row').filter({ hasText: 'Quay' })).toHaveCount(2);
  await applyAll(page, 'Apply 2 changes');
  expect(await named('Quay')).toMatchObject({ topicStatus: true, navigationBgColor: '#4ba9f2' });
  await rollBack(page);
  expect(await named('Quay')).toBeUndefined();
});

test('a theme that is deleted waits, is deleted, and rolled back it is made again under its id', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await turn(page, 'Apply at once', 'Collect first');
  const before = await named('Graphite');
  await remove(page, 'Graphite');
  await collected(page);
  expect(await named('Graphite')).toEqual(before);
  await page.goto('/changes');
  await applyAll(page, 'Apply 1 change');
  expect(await named('Graphite')).toBeUndefined();
  await rollBack(page);
  const { id, primaryColor } = { ...before };
  expect(await named('Graphite')).toMatchObject({ id, primaryColor, topicStatus: false });
});

test('deleted at once, an undo makes it again and says what is not back', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const before = await named('Graphite');
  await remove(page, 'Graphite');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Created again, disabled/)).toBeVisible();
  expect((await named('Graphite'))?.id).toBe(before?.id);
});

test('deleted where it can’t be read: it is said that nothing brings it back, and it can be kept', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await console.pretend({ failures: { 'themes.back.byName': 'refused' } });
  await remove(page, 'Graphite');
  const question = page.getByRole('alertdialog').filter({ hasText: 'The theme could not be read' });
  await expect(question).toContainText('The deletion is permanent and cannot be undone.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await named('Graphite')).toBeDefined();
  await remove(page, 'Graphite');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByText('Operation successful')).toBeVisible();
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(await named('Graphite')).toBeUndefined();
});

test('one of the store is sent at once, where the user says so, and an undo deletes it', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await turn(page, 'Apply at once', 'Collect first');
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'From the cloud store' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a theme from the cloud store' });
  await dialog.getByRole('button', { name: 'Choose: Aurora' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Aurora here');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The next change depends on the server’s answer.');
  expect(await named('Aurora here')).toBeUndefined();
  await question.getByRole('button', { name: 'Apply at once' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await named('Aurora here')).toBeDefined();
  await turn(page, 'Collect first', 'Apply at once');
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Undone').last()).toBeVisible();
  expect(await named('Aurora here')).toBeUndefined();
});
