/** "What's new": the change log in the program, by version and kind, as plain texts. */
import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { signInAs } from '../support/console-page.ts';
import { expect, test } from '../support/screens.ts';

const entries = readFileSync('CHANGELOG.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '));

test('lists every entry of the change log under its version', async ({ page, shell }) => {
  await page.goto(shell.url);
  await signInAs(page, 'System administrator');
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'What’s new' }).click();
  const dialog = page.getByRole('dialog', { name: 'What’s new' });
  await expect(dialog.getByText('Not released yet')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Fixed' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(entries.length);
  await expect(dialog.getByText(/^Shells\. Desktop, web and terminal on one program/)).toBeVisible();
  await expectAccessible(page);
});
