/** The journal of changes: what was done is undone days later, by whom and where one may. */

import { expectAccessible } from '../support/accessible.ts';
import { callBridge } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { type Console, expect, test } from '../support/screens.ts';
import { address, expectEditable, field, toast } from '../support/tenant-page.ts';

const grid = (page: Page) => page.getByRole('grid', { name: /^(Journal of changes|更改记录)$/ });
const lines = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const sheet = (page: Page) => page.getByRole('dialog');

/** Changes the tenant's contact as its page does; answers what it was. */
async function changeContact(page: Page, console: Console, contact: string): Promise<string> {
  await page.goto(`${console.shell.origin}${address}`);
  await expectEditable(page);
  const before = await field(page, 'Contact').inputValue();
  await field(page, 'Contact').fill(contact);
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Change succeeded').first()).toBeVisible();
  return before;
}

/** Entries as the change door writes them. */
async function append(page: Page, entries: readonly object[]): Promise<void> {
  const entry = {
    time: Date.now(),
    server: 'sandbox',
    serverName: 'Sandbox',
    user: 'Lin',
    title: 'tenantEdit.change.certify',
    endpoint: 'tenant.submitNameAuth',
    before: null,
    after: null,
    result: 'done',
    message: '',
    undo: null,
  };
  for (const over of entries) await callBridge(page, 'journal.append', { ...entry, ...over });
}

test('a change is undone from the journal after a reload, once', async ({ page, console }) => {
  await console.open('/journal');
  await expect(page.getByText('Nothing has been changed yet')).toBeVisible();
  await expectAccessible(page);
  await console.signIn('systemAdministrator');
  const before = await changeContact(page, console, '周明');
  await page.goto(`${console.shell.origin}/journal`);
  const line = lines(page)
    .filter({ hasText: `Contact: ${before} → 周明` })
    .first();
  await expect(line).toContainText('Done');
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await line.getByRole('button', { name: 'Undo' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('These values are restored. Everything else stays as it is now.');
  await expect(question.getByRole('row', { name: /^Contact/ })).toContainText(`${before}周明`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Undone').first()).toBeVisible();
  await expect(lines(page).filter({ hasText: 'Undone' })).toHaveCount(1);
  // The undo is a change too, and marked as what it is.
  await expect(lines(page).filter({ hasText: `Contact: 周明 → ${before}` })).toContainText(/^.*Undo/);
  await page.goto(`${console.shell.origin}${address}`);
  await expectEditable(page);
  await expect(field(page, 'Contact')).toHaveValue(before);

  await page.goto(`${console.shell.origin}/journal`);
  await lines(page).filter({ hasText: 'Undone' }).getByRole('button').first().click();
  await expect(sheet(page)).toContainText('It has been undone.');
  await expect(sheet(page).getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a field that was changed since is marked, and stays unless one chooses otherwise', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  const before = await changeContact(page, console, '周明');
  await changeContact(page, console, '李华');
  await page.goto(`${console.shell.origin}/journal`);
  const undo = lines(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(2);
  await undo.last().click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('row', { name: /^Contact/ })).toContainText('changed since');
  await expect(question.getByRole('radio', { name: 'Contact, Now: 李华' })).toBeChecked();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await undo.last().click();
  await question.getByRole('radio', { name: `Contact, Restored: ${before}` }).check();
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Undone').first()).toBeVisible();
  await page.goto(`${console.shell.origin}${address}`);
  await expectEditable(page);
  await expect(field(page, 'Contact')).toHaveValue(before);
});

test('who may undo: the same user on the same server', async ({ page, console }) => {
  await console.open('/journal');
  const undo = {
    title: 'tenantEdit.change.uncertify',
    endpoint: 'tenant.cancelNameAuth',
    input: '{}',
    touches: [],
  };
  await append(page, [{ undo }, { undo, server: 'other', serverName: 'Head office' }]);
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.goto(`${console.shell.origin}/journal?entry=1`);
  await expect(sheet(page)).toContainText('Sign in as Lin to undo it.');
  await page.goto(`${console.shell.origin}/journal?entry=2`);
  await expect(sheet(page)).toContainText('It was made on Head office. Switch to that server to undo it.');
  await console.signIn('systemAdministrator');
  await page.goto(`${console.shell.origin}/journal?entry=1`);
  await expect(sheet(page)).toContainText('It was made by Lin. Only the same user can undo it here.');
});
