/** Findings of the login log as a list: their rows, their state, and the next steps as one set in the tray. */
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const path = '/loginlog/findings';
const grid = (page: Page) => page.getByRole('grid', { name: 'Findings' });
const firstRow = (page: Page) => grid(page).getByRole('row').nth(1);

test('the log’s tile leads to all findings of its kind, and a finding to its rows', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/loginlog');
  await page.getByRole('button', { name: /^Possible break-ins: \d/ }).click();
  await page.getByRole('link', { name: /^and \d+ more before them$/ }).click();
  await expect(page).toHaveURL(/\/loginlog\/findings\?kind=breakIn$/);
  await expect(firstRow(page)).toContainText('Possible break-in');
  await expect(firstRow(page)).toContainText('Open');
  await firstRow(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/loginlog\?when=/);
  const rows = page.getByRole('grid', { name: 'Login log' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Log-in');
});

test('state and note are kept on this computer, and narrow the list', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${path}?kind=breakIn`);
  await firstRow(page)
    .getByRole('button', { name: /^Mark…/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Mark the finding' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Rang her up: a new phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(firstRow(page)).toContainText('Harmless');
  await page.goto(`${path}?kind=breakIn&state=harmless`);
  await expect(firstRow(page)).toContainText('Rang her up: a new phone');
  await expect(grid(page).getByRole('row')).toHaveCount(2);
  await page.goto(`${path}?kind=breakIn&state=reported`);
  await expect(page.getByText('No finding matches the filter.')).toBeVisible();
});

test('sessions and addresses go into the tray as one set', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${path}?kind=failuresFromAddress`);
  await firstRow(page)
    .getByRole('button', { name: /^Next steps…/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Next steps' });
  await expect(
    dialog.getByText(
      'The findings name nobody whose sessions could be ended or whose account could be locked.',
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Put 1 address on the black list' })).toBeChecked();
  await dialog.getByRole('button', { name: /^Put \d changes? into the tray$/ }).click();
  await expect(page).toHaveURL(/\/changes$/);
  await expect(page.getByText(/Blocked \d+\./).first()).toBeVisible();
  expect(page.calls('/api/security/ipconfigrec/addIpconfigList')).toHaveLength(0);
});

test('more findings are read on request, and an account without departments does not come in', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await expect(page.getByText(/^Of 6,000 entries/)).toBeVisible();
  await expect(page.getByText(/^\d+ findings$/)).toBeVisible();
  await console.openAs('employee', path);
  await expect(grid(page)).toHaveCount(0);
});

test('sessions, accounts and addresses of a break-in become one set, which the guard looks at', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', `${path}?kind=breakIn`);
  await firstRow(page)
    .getByRole('button', { name: /^Next steps…/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Next steps' });
  await expect(dialog.getByRole('checkbox', { name: 'Lock 1 account' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Put 1 address on the black list' })).toBeChecked();
  await dialog.getByRole('button', { name: /^Put \d changes into the tray$/ }).click();
  await expect(page).toHaveURL(/\/changes$/);
  await expect(page.getByText('Account locked').first()).toBeVisible();
  expect(page.calls('/api/bs/basicserver/accountLockList/lock')).toHaveLength(0);
  await page.getByRole('button', { name: 'Apply 3 changes' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('can lock people out: 3');
  await question.getByRole('button', { name: 'Apply 3 changes' }).click();
  await expect(page.getByRole('alertdialog', { name: 'This would refuse people' })).toBeVisible();
});
