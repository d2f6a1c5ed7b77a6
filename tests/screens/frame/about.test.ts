/** "About": versions that a report needs, and the licences of what the program is made of. */

import { expectAccessible } from '../support/accessible.ts';
import { signInAs } from '../support/console-page.ts';
import { expect, test } from '../support/screens.ts';

test.beforeEach(async ({ page, shell }) => {
  await page.goto(shell.url);
  await signInAs(page, 'System administrator');
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'About Steward' }).click();
});

// Row GEN-078.
test('names the versions that a report needs', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('0.1.258-hotfix5')).toBeVisible();
  await expect(dialog.getByText(process.versions.node)).toBeVisible();
  await expect(dialog.getByText('Electron')).toHaveCount(0);
  await expectAccessible(page);
});

test('copies diagnostics, says what they are and shows them', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(
    dialog.getByText(/^Copied: versions, .* and \d+ failed calls? to this server\. No address/),
  ).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`node: ${process.versions.node}`);
  expect(text).toContain('server: sandbox, sandbox');
  await dialog.getByText('Copied text').click();
  await expect(dialog.getByText(/failed calls: \d/)).toBeVisible();
  await expectAccessible(page);
});

test('gives the text to select where the browser refuses the clipboard', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(process.versions.node)).toBeVisible();
  const refused = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refused } });
  Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false });
  await dialog.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(dialog.getByText(/^The browser did not allow copying/)).toBeVisible();
  Reflect.deleteProperty(document, 'execCommand');
  await expect(dialog.getByText(/failed calls: \d/)).toBeVisible();
});
