/** What only a browser shows of the lists of themes: a row is dragged, keys move one, a row's menu lies over the rows below. */
import { expect, test } from '../support/console.ts';

test('a theme is dragged to another place, and moved by keys', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pcClient');
  const table = page.getByRole('table', { name: 'Desktop client themes' });
  const names = table.locator('tbody tr td:nth-child(2)');
  // Of the page itself: what is drawn in a card beside the name is a picture.
  const name = (row: number) => names.nth(row).textContent();
  const [first, third] = [await name(0), await name(2)];
  await table
    .getByRole('row')
    .nth(3)
    .getByRole('button', { name: /^Move / })
    .dragTo(table.getByRole('row').nth(1), {
      targetPosition: { x: 60, y: 4 },
    });
  // Row GEN-065.
  await expect(page.getByText('Operation successful')).toBeVisible();
  await expect.poll(() => name(0)).toBe(third);
  await page.reload();
  await expect.poll(() => name(0)).toBe(third);
  const handle = table
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Move / });
  await handle.focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => name(1)).toBe(third);
  await page.keyboard.press(' ');
  await expect(page.getByText('Operation successful')).toBeVisible();
  await expect.poll(() => name(0)).toBe(first);
});

test('a theme is drawn beside its name, by the preview and as small as a row', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const table = page.getByRole('table', { name: 'Web themes' });
  const card = table.getByRole('row').nth(1).locator('[data-small]');
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(30);
  const rows = await table.getByRole('row').nth(1).boundingBox();
  expect(rows?.height).toBeLessThanOrEqual(37);
  // What is below the view waits until it is looked at.
  const last = table.getByRole('row').last();
  await expect(last.locator('[data-small]')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('[data-small]')).toBeVisible();
});

test('the menu of the last row is whole, and over the rows', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await page.getByRole('button', { name: 'More' }).last().click();
  await page.getByRole('menuitem', { name: 'Appoint…' }).click();
  await expect(page.getByRole('dialog', { name: /^Appoint/ })).toBeVisible();
});
