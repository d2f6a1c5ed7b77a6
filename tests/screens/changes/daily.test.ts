/** Decisions about people where somebody else approves changes: made at once by the policy's word, or not at all. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockedAccounts } from '../../../src-shared/api/account-cases/account-cases.ts';
import { sendInvitation } from '../../../src-shared/api/invitations/invitations.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const unlock = async (page: Page) => {
  await page.getByRole('button', { name: 'Unlock: 周以川' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock', exact: true }).click();
};
const list = '/safe_account/accountLockList?status=locked';

test('a policy lets them pass: the page says so, and the journal who did it and what allowed it', async ({
  page,
  console,
}) => {
  const { shell } = console;
  const policy = join(shell.dataDir, 'policy.json');
  await writeFile(policy, JSON.stringify({ locked: { approve: 'always', dailyDecisions: 'atOnce' } }));
  await shell.restart(policy);
  await console.openAs('systemAdministrator', list);
  await expect(page.getByText('Decisions about people take effect at once here')).toBeVisible();
  await expect(page.getByText('Your organisation’s policy says so.').first()).toBeVisible();
  await expectAccessible(page);
  await unlock(page);
  await expect(page.getByText('1 done').first()).toBeVisible();
  await page.goto('/journal');
  const entry = page.getByRole('row').nth(1);
  await expect(entry).toContainText('Accounts unlocked 周以川');
  await entry.getByRole('button', { name: /Accounts unlocked/ }).click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByText(`The policy at ${policy} allows it.`)).toBeVisible();
  for (const other of ['/safe_account/invite_list', '/safe_account/join_apply']) {
    await page.goto(other);
    await expect(page.getByText('Decisions about people take effect at once here')).toBeVisible();
  }
  // Also of somebody whom the list has: only where it waits is an invitation compared with it.
  await page.goto('/safe_account/invite_list/new');
  const invite = page.getByRole('dialog');
  await invite.getByRole('textbox', { name: 'Name' }).fill('Ada Brook');
  await invite.getByRole('textbox', { name: 'Phone or email' }).fill('ada.brook@example.com');
  await invite.getByRole('button', { name: 'Send invitation', exact: true }).click();
  await expect(invite).toHaveCount(0);
  expect(page.calls(sendInvitation.path)).toHaveLength(1);
});

test('without its word each decision waits to be approved', async ({ page, console }) => {
  const { shell } = console;
  const policy = join(shell.dataDir, 'policy.json');
  await writeFile(policy, JSON.stringify({ locked: { approve: 'always' } }));
  await shell.restart(policy);
  await console.openAs('systemAdministrator', list);
  await expect(page.getByText(/Your decisions here wait in the change tray/)).toBeVisible();
  await unlock(page);
  await expect(page.getByText(/^Collected, not applied yet: /).first()).toBeVisible();
  expect(page.calls(lockedAccounts.handle.path)).toEqual([]);
  await page.goto('/changes');
  const row = page.getByRole('row').filter({ hasText: '周以川' });
  await expect(row).toContainText('Accounts unlocked');
  await expect(row).toContainText('No way back');
  await expect(page.getByRole('button', { name: 'Ask for approval…' })).toBeVisible();
  await expectAccessible(page);
});
