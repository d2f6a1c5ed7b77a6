/** What only a browser shows of one's own applications: a row is dragged, and stands there after a reload; axe. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

test('an application is dragged to another place, saved, and stands there', async ({ page, console }) => {
  await console.openAs('employee', '/launcher/apps');
  const table = page.getByRole('table', { name: 'My applications' });
  const names = table.locator('tbody tr').getByRole('button', { name: /^Move / });
  const name = async (place: number) => (await names.nth(place).getAttribute('aria-label')) ?? '-';
  const third = await name(2);
  const first = await name(0);
  await names.nth(2).dragTo(table.getByRole('row').nth(1), { targetPosition: { x: 60, y: 4 } });
  await expect(names.first()).toHaveAttribute('aria-label', third);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved successfully')).toBeVisible();
  await page.reload();
  await expect(names.first()).toHaveAttribute('aria-label', third);
  await expect(names.nth(1)).toHaveAttribute('aria-label', first);
  await expectAccessible(page);
});
