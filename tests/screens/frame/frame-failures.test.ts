/** Failures as the frame reports them, with the work that it keeps. */

import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { send } from '../../../src-renderer/data/http.ts';
import { expectAccessible } from '../support/accessible.ts';
import { callBridge, choose, pretend, signInAs } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

test.beforeEach(async ({ page, shell }) => {
  await page.goto(shell.url);
  await signInAs(page, 'System administrator');
});

async function refreshCache(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account: / })
    .click();
  await page.getByRole('menuitem', { name: 'Refresh permission cache' }).click();
}

test('an expired session asks once, keeps what was typed, and goes on', async ({ page }) => {
  await page.goto('/settings');
  await page.settled();
  const draft = page.getByRole('main').getByPlaceholder('Find a setting');
  await draft.fill('half a word');
  await callBridge(page, 'sandbox.expireSessions', {});
  // Whichever is refused first, the frame may ask for something of its own.
  for (let calls = 0; calls < 3; calls += 1) void send(getTenantInfo, {}).catch(() => undefined);
  const prompt = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(prompt).toHaveCount(1);
  await expect(prompt.getByRole('button').first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: /^Continue as/ }).click();
  await expect(prompt).toHaveCount(0);
  await expect(draft).toHaveValue('half a word');
  await page.settled();
  await refreshCache(page);
  await expect(page.getByRole('alertdialog', { name: 'confirm to delete the cache?' })).toBeVisible();
});

// Rows FRAME-148 to 151.
test('the permission cache: question, success, and the word that a refresh is running', async ({ page }) => {
  await refreshCache(page);
  const question = page.getByRole('alertdialog', { name: 'confirm to delete the cache?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await refreshCache(page);
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('refreshed cache successfully')).toBeVisible();
  await refreshCache(page);
  await expect(page.getByText('the last refresh has not finished, do not operate frequently')).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('a failed refresh shows the message of the server', async ({ page }) => {
  await pretend(page, { failures: { 'frame.permissionCacheReload': 'refused' } });
  await refreshCache(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toBeVisible();
  await expect(page.getByText('refreshed cache successfully')).toHaveCount(0);
});

test('a server that is down: why, retry, another server, and the licence tool', async ({ page, shell }) => {
  await page.goto(`${shell.origin}/servers`);
  await page.getByRole('button', { name: 'Add a server' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Office');
  await page.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1:9');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByText('The connection fails at this step: Connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Office cannot be reached' })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Server: Office Production' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByText('endpoint: session.current')).toBeVisible();
  await page.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(page.getByText(/^Copied: versions, .* failed calls? to this server/)).toBeVisible();
  const diagnostics = await page.evaluate(() => navigator.clipboard.readText());
  expect(diagnostics).toContain(`node: ${process.versions.node}`);
  expect(diagnostics).toMatch(/session\.current network/);
  expect(diagnostics).not.toContain('Office');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Office cannot be reached' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Open the licence tool' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licence tool' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Server: / })
    .click();
  await page.getByRole('menuitemradio', { name: 'Sandbox' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Your pages' })).toBeVisible();
});

// Rows FRAME-027, 028, 152.
test('a 401 on the menu call leads to the no-permission page', async ({ page }) => {
  await pretend(page, { failures: { 'frame.currentTree': 'http401' } });
  await page.reload();
  await expect(page).toHaveURL(/\/noRight$/);
  await expect(page.getByRole('heading', { level: 1, name: 'no permission' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the no-permission page takes its title from the address, as text', async ({ page, shell }) => {
  await page.goto(`${shell.origin}/noRight?title=${encodeURIComponent('<b>Not yours</b>')}`);
  await expect(page.getByRole('heading', { level: 1, name: '<b>Not yours</b>' })).toBeVisible();
});

// Row GEN-062.
test('a full storage while keeping the menu asks whether to clear it', async ({ page }) => {
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name: string, value: string) {
    if (/^steward\.menu\..+\..+/.test(name)) {
      Storage.prototype.setItem = set;
      throw new DOMException('full', 'QuotaExceededError');
    }
    set.call(this, name, value);
  };
  await page.reload();
  const question = page.getByRole('alertdialog', { name: 'Browser storage is full' });
  await question.getByRole('button', { name: 'Clear storage' }).click();
  await expect(page.getByText('Storage cleared')).toBeVisible();
});

test('no network: the banner says so while it lasts', async ({ page }) => {
  await page.setOffline(true);
  await expect(page.getByText('This computer is offline.', { exact: false })).toBeVisible();
  await page.setOffline(false);
  await expect(page.getByText('This computer is offline.', { exact: false })).toHaveCount(0);
});

test('the sandbox panel switches account and scenario and expires the session', async ({ page }) => {
  await page.getByRole('button', { name: 'Sandbox controls' }).click();
  const panel = page.getByRole('complementary', { name: 'Sandbox controls' });
  await expect(panel.getByRole('combobox', { name: 'Signed in as: System administrator' })).toBeVisible();
  await expectAccessible(page);
  await panel.getByText('Private', { exact: true }).click();
  await panel.getByRole('switch', { name: 'Run mode tx-production' }).click();
  await expect(panel.getByRole('switch', { name: 'Run mode tx-production' })).toBeChecked();
  await choose(panel, 'Signed in as', 'Employee');
  await expect(page.getByRole('main').getByText('Employee', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Private', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Reset data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset data' }).click();
  await expect(page.getByText('The sandbox has its initial data again')).toBeVisible();
});

test('a Steward that was started anew asks for its new link and leaves the page as it is', async ({
  page,
}) => {
  await page.goto('/settings');
  const draft = page.getByRole('main').getByPlaceholder('Find a setting');
  await draft.fill('half a word');
  const dialog = page.getByRole('alertdialog', { name: 'Open Steward again' });
  await expect(dialog).toHaveCount(0);
  // In one step: what the page asks by itself may find it out at any moment, and the dialog covers the button.
  await page.getByRole('button', { name: 'Collapse the menu' }).evaluate((button: HTMLElement) => {
    sessionStorage.setItem('steward.session', 'of another time');
    button.click();
  });
  await expect(dialog).toBeVisible();
  expect(page.answers(/^\/(bridge|api|papi)\//).map(({ status }) => status)).toContain(403);
  await page.keyboard.press('Escape');
  await expect(draft).toHaveValue('half a word');
});
