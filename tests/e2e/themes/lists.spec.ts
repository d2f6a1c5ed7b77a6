/** What only a browser shows of the lists of themes: a row is dragged, keys move one, a row's menu lies over the rows below. */
import { expect, test } from '../support/console.ts';

test('a theme is dragged to another place, and moved by keys', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pcClient');
  const table = page.getByRole('table', { name: 'Desktop client themes' });
  const names = table.locator('tbody tr td:nth-child(2)');
  const first = await names.first().textContent();
  const third = await names.nth(2).textContent();
  await table
    .getByRole('row')
    .nth(3)
    .getByRole('button', { name: /^Move / })
    .dragTo(table.getByRole('row').nth(1), {
      targetPosition: { x: 60, y: 4 },
    });
  // Row GEN-065.
  await expect(page.getByText('Operation successful')).toBeVisible();
  await expect(names.first()).toHaveText(third ?? '-');
  await page.reload();
  await expect(names.first()).toHaveText(third ?? '-');
  const handle = table
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Move / });
  await handle.focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(1)).toHaveText(third ?? '-');
  await page.keyboard.press(' ');
  await expect(page.getByText('Operation successful')).toBeVisible();
  await expect(names.first()).toHaveText(first ?? '-');
});

test('the menu of the last row is whole, and over the rows', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await page.getByRole('button', { name: 'More' }).last().click();
  await page.getByRole('menuitem', { name: 'Appoint…' }).click();
  await expect(page.getByRole('dialog', { name: /^Appoint/ })).toBeVisible();
});
