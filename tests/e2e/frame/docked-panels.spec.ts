/**
 * The help and the sandbox's panel in a narrow window, which is also a wide one at twice the size: over the page, which
 * keeps its width, and left by Esc, which gives the focus back. Beside the page: tests/e2e/sandbox/dock.spec.ts.
 */
import type { Page } from '@playwright/test';
import { expectAllAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

const banner = (page: Page) => page.getByRole('banner');
const widthOfPage = async (page: Page) => (await page.getByRole('main').boundingBox())?.width;

async function openHelp(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'How this works' }).click();
}

test('the help lies over the page at 800 pixels, keeps the focus, and gives it back', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await console.openAs('systemAdministrator', '/safe_account/loginType');
  const width = await widthOfPage(page);
  const help = page.getByRole('dialog', { name: 'Help' });
  // The second time its code is there, and it opens at once.
  for (const _ of ['first', 'second']) {
    await openHelp(page);
    await expect(help.getByRole('heading', { name: 'Who may sign in' })).toBeVisible();
    expect(await widthOfPage(page)).toBe(width);
    const hasFocus = () => help.evaluate((one) => one.contains(document.activeElement));
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(banner(page).getByRole('button', { name: 'Help' })).toBeFocused();
  }
  await openHelp(page);
  await expectAllAccessible(page);
  await test.step('a link in it leads to a page that it does not cover', async () => {
    await help.getByRole('textbox').fill('black list');
    await help.getByRole('link', { name: 'IP segments' }).click();
    await expect(page).toHaveURL(/network_manage$/);
    await expect(help).toHaveCount(0);
  });
  await test.step('a wider window has it beside the page', async () => {
    await openHelp(page);
    await expect(help).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(page.getByRole('complementary', { name: 'Help' })).toBeVisible();
    await expect(help).toHaveCount(0);
  });
});

test('the sandbox’s panel lies over a narrow page, and is not opened there by itself', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await console.openAs('systemAdministrator', '/loginlog');
  const width = await widthOfPage(page);
  const mark = banner(page).getByRole('button', { name: /^Sandbox controls/ });
  await mark.click();
  const panel = page.getByRole('dialog', { name: 'Sandbox controls' });
  await expect(panel.getByText('Signed in as').first()).toBeVisible();
  expect(await widthOfPage(page)).toBe(width);
  await expectAllAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(mark).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 700 });
  await mark.click();
  await expect(page.getByRole('complementary', { name: 'Sandbox controls' })).toBeVisible();
  // It is remembered, and a page that is opened anew in a narrow window is not covered by it.
  await page.setViewportSize({ width: 720, height: 450 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mark).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(page.getByRole('complementary', { name: 'Sandbox controls' })).toBeVisible();
});
