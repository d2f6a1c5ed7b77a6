/**
 * The position of the side menu and of the tree beside a page; their behaviour and the palette's is in
 * tests/screens/frame.
 */
import type { Locator } from '@playwright/test';
import { long } from '../../support/test-amount.ts';
import { expect, test } from '../support/console.ts';

const groups = ['Global basics', 'Logs', 'System', 'Engine', 'Apps centre', 'Integration', 'Custom'];

test('flyouts of the collapsed menu stay inside a low window', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const height of long ? [900, 480, 300] : [300]) {
    await page.setViewportSize({ width: 1000, height });
    const inside = async (part: Locator) => {
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
      await expect(button).toBeFocused();
    }
  }
  // The same by keyboard: right opens, left goes back.
  for (const name of ['Global basics', 'Tools']) {
    const button = menu.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    const last = page.getByRole('menu', { name }).getByRole('menuitem').last();
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowLeft');
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Home');
  await expect(menu.getByRole('link', { name: 'Overview' })).toBeFocused();
});

test('the menu shows where one is, also where it has to scroll for that; the tree beside a page is 200 wide', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await console.openAs('systemAdministrator', '/platform/open_platform');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Open platform' })).toBeInViewport();
  await expect(menu.getByRole('link', { name: 'Open platform' })).toHaveAttribute('aria-current', 'page');
  await console.pretend({ detach: 'on' });
  await page.goto(`${console.shell.origin}/backMenuSetting`);
  const tree = page.getByRole('navigation', { name: 'Departments' });
  await expect(tree).toBeVisible();
  expect((await tree.boundingBox())?.width).toBe(200);
});
