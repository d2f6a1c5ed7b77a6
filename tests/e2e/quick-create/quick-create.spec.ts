/** What only a browser shows of quick-create entrances: a row is dragged, keys move one, the focus stays with it. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

test('an entrance is dragged to another place, and moved by keys', async ({ page, console }) => {
  await console.openAs('employee', '/quickCreate');
  const table = page.getByRole('table', { name: 'Quick-create entrances' });
  const handles = table.getByRole('button', { name: /^Move / });
  const third = (await handles.nth(2).getAttribute('aria-label')) ?? '-';
  await handles.nth(2).dragTo(table.getByRole('row').nth(1), { targetPosition: { x: 60, y: 4 } });
  await expect(page.getByText('Operation successful')).toBeVisible();
  await expect(handles.first()).toHaveAttribute('aria-label', third);
  await page.reload();
  await expect(handles.first()).toHaveAttribute('aria-label', third);
  await handles.first().focus();
  for (const key of [' ', 'ArrowDown', ' ']) await page.keyboard.press(key);
  await expect(handles.nth(1)).toHaveAttribute('aria-label', third);
  await expect(handles.nth(1)).toBeFocused();
  await expectAccessible(page);
});
