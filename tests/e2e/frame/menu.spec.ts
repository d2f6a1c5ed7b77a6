/** Where the side menu lies; what it and the palette do is in tests/screens/frame. */
import { expect, test } from '../support/console.ts';
import { signInAs } from '../support/console-page.ts';

test.beforeEach(async ({ page, shell }) => {
  await page.goto(shell.url);
  await signInAs(page, 'System administrator');
});

const groups = ['Global basics', 'Logs', 'System', 'Engine', 'Apps centre', 'Integration', 'Custom'];

for (const height of [900, 480, 300]) {
  test(`flyouts of the collapsed menu stay inside a window ${height} high`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height });
    await page.getByRole('button', { name: 'Collapse the menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const inside = async (part: import('@playwright/test').Locator) => {
      const box = await part.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= height, JSON.stringify(box)).toBe(true);
    };
    for (const name of [...groups, 'Tools']) {
      const button = menu.getByRole('button', { name });
      await button.click();
      const flyout = page.getByRole('menu', { name });
      await inside(flyout.locator('xpath=..'));
      await flyout.getByRole('menuitem').last().scrollIntoViewIfNeeded();
      await inside(flyout.getByRole('menuitem').last());
      await page.keyboard.press('Escape');
      await expect(flyout).toHaveCount(0);
      // The same by keyboard: right opens, left goes back.
      await expect(button).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('End');
      await expect(flyout.getByRole('menuitem').last()).toBeFocused();
      await inside(flyout.getByRole('menuitem').last());
      await page.keyboard.press('ArrowLeft');
      await expect(button).toBeFocused();
    }
    await page.keyboard.press('Home');
    await expect(menu.getByRole('link', { name: 'Overview' })).toBeFocused();
  });
}

test('the menu shows where one is, also where it has to scroll for that', async ({ page, shell }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${shell.origin}/platform/open_platform`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Open platform' })).toBeInViewport();
  await expect(menu.getByRole('link', { name: 'Open platform' })).toHaveAttribute('aria-current', 'page');
});
