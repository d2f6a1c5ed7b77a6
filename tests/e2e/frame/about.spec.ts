/** "About": the licences of what the built program is made of. */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';

test('lists other people’s packages with their licences', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'About Steward' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Third-party licences' }).click();
  const react = dialog.getByRole('listitem').filter({ hasText: /^react\d/ });
  await expect(react).toContainText('MIT');
  // Parts of both bundles, and no tool that only builds.
  await expect(dialog.getByRole('listitem').filter({ hasText: /^undici\d/ })).toHaveCount(1);
  for (const tool of ['vite', 'typescript', 'electron-builder', 'vitest'])
    await expect(dialog.getByRole('listitem').filter({ hasText: new RegExp(`^${tool}\\d`) })).toHaveCount(0);
  await react.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(react.getByText('Permission is hereby granted')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByText('0.1.258-hotfix5')).toBeVisible();
});
