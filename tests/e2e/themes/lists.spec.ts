/** The look of a theme in a row of its list; its order by hand, and the menu of a row, are in order.spec.ts. */
import { expect, test } from '../support/console.ts';

test('a theme is drawn beside its name, by the preview and as small as a row', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const table = page.getByRole('table', { name: 'Web themes' });
  const card = table.getByRole('row').nth(1).locator('[data-small]');
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(30);
  const rows = await table.getByRole('row').nth(1).boundingBox();
  expect(rows?.height).toBeLessThanOrEqual(37);
  // Rows below the view are drawn when they are scrolled to.
  const last = table.getByRole('row').last();
  await expect(last.locator('[data-small]')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('[data-small]')).toBeVisible();
});
