/** Toasts while a modal dialog is open: seen, clicked, reached by keys and read out, and the dialog goes on. */

import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

/** The white list, open, with one person added: its toast offers Undo. */
async function addSomebody(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'White list' }).click();
  const list = page.getByRole('dialog', { name: 'Licence white list' });
  await list.getByRole('button', { name: 'Add people' }).click();
  // A row that has not come yet can't be chosen.
  await expect(list.getByRole('rowheader').first()).toContainText(/\S/);
  await list.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await list.getByRole('button', { name: 'Add 1' }).click();
  await expect(region(page).getByRole('button', { name: 'Undo' })).toBeVisible();
}

test.beforeEach(async ({ console }) => {
  await console.openAs('managerTenantAdministrator', '/base/licence');
});

test('Undo is clicked over an open dialog, which stays', async ({ page }) => {
  await addSomebody(page);
  const list = page.getByRole('dialog', { name: 'Licence white list' });
  await expect(list.getByText('Nobody is on the white list.')).toHaveCount(0);
  // Its clock stands while it has the focus.
  await page.keyboard.press('F8');
  await expectAccessible(page);
  await region(page).getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByText('Nobody is on the white list.')).toBeVisible();
  await expect(region(page).getByText('Undone')).toBeVisible();
  await expect(list).toBeVisible();
});

test('F8 goes to the newest and back, Esc closes it and not the dialog', async ({ page }) => {
  await addSomebody(page);
  const list = page.getByRole('dialog', { name: 'Licence white list' });
  const add = list.getByRole('button', { name: 'Add people' });
  await add.focus();
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  // Its clock stands while it has the focus.
  await page.pass(5500);
  await page.keyboard.press('F8');
  await expect(add).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(region(page).getByRole('status')).toHaveCount(0);
  await expect(list).toBeVisible();
  await expect(add).toBeFocused();
});

test('a failure over a dialog is an alert there, outlives the dialog, and is dismissed by keys', async ({
  page,
  console,
}) => {
  await page.getByRole('button', { name: 'White list' }).click();
  const list = page.getByRole('dialog', { name: 'Licence white list' });
  await list.getByRole('button', { name: 'Add people' }).click();
  // A row that has not come yet can't be chosen.
  await expect(list.getByRole('rowheader').first()).toContainText(/\S/);
  await list.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await console.pretend({ failures: { 'licenceInfo.addToWhiteList': 'refused' } });
  await list.getByRole('button', { name: 'Add 1' }).click();
  // Inside the dialog: what stands outside of a modal dialog is not read out.
  await expect(list.getByRole('alert')).toContainText('a failure that the sandbox pretends');
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(list).toHaveCount(0);
  await expect(region(page).getByRole('alert')).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Enter');
  await expect(region(page).getByRole('alert')).toHaveCount(0);
  // Over the list of keys, which names it, a new one stands again.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('F8')).toBeVisible();
});
