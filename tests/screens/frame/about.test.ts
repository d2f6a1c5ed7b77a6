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
