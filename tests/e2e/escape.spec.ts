/** Esc closes what lies on top, and nothing under it, however early or long it is pressed. */
import type { Locator } from '@playwright/test';
import { expect, test } from './support/console.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1024, height: 700 }));

test('the popup of folded filters closes with Esc, the dialog around it stays', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/base/teams');
  await page.getByRole('button', { name: 'Operation log' }).click();
  const log = page.getByRole('dialog', { name: 'Operation log' });
  const more = log.getByRole('button', { name: /^More filters/ });
  const popup = page.getByRole('dialog', { name: 'More filters' });
  const expectClosed = async (opener: Locator) => {
    await expect(popup).toHaveCount(0);
    await expect(log).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  };

  await test.step('before its code has come', async () => {
    await page.route(/PlacedPopup/, () => {
      // The request is never answered.
    });
    await more.click();
    await page.keyboard.press('Escape');
    await expectClosed(more);
    await page.unroute(/PlacedPopup/);
  });

  await page.reload();
  await test.step('while the window has another width', async () => {
    await more.click();
    await expect(popup).toBeFocused();
    await page.setViewportSize({ width: 980, height: 700 });
    await expect(popup).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(more);
  });

  await test.step('held down', async () => {
    await more.click();
    await expect(popup).toBeFocused();
    for (let times = 0; times < 3; times += 1) await page.keyboard.down('Escape');
    await page.keyboard.up('Escape');
    await expectClosed(more);
  });

  await test.step('a calendar, before it has come', async () => {
    await log.getByRole('button', { name: 'Choose in the calendar: From' }).click();
    await page.keyboard.press('Escape');
    await expect(log).toBeVisible();
  });
});

test('Esc in a search with words empties it, and leaves the dialog around it', async ({ page, console }) => {
  await console.openAs('managerTenantAdministrator', '/base/licence');
  await page.getByRole('button', { name: 'White list' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Licence white list' });
  await dialog.getByRole('button', { name: 'Add people' }).click();
  const search = dialog.getByRole('textbox', { name: /^Search/ });
  await search.fill('li');
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(dialog).toBeVisible();
});

test('what was typed in a folded filter just before Esc filters the list', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/loginlog');
  const more = page.getByRole('button', { name: /^More filters/ });
  await more.click();
  await page.getByRole('textbox', { name: 'IP address or range' }).fill('203.0.113.0/24');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'More filters' })).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]ip=203\.0\.113\.0/);
});
