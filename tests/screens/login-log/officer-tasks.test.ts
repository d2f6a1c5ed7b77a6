/** A security officer's most frequent tasks, each with at most six clicks; typing is no click. */
import { countClicks } from '../support/count-clicks.ts';
import { expect, test } from '../support/screens.ts';

const mostClicks = 6;

test('last week’s sign-ins from elsewhere, and the number of failures', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  const { click } = countClicks(page, mostClicks);
  await click('link', 'Login log');
  await click('button', /^Time: /);
  await click('button', 'Last 7 days');
  await click('textbox', 'IP address or range');
  const field = page.getByRole('textbox', { name: 'IP address or range' });
  await field.fill('!10.0.0.0/8, !172.16.0.0/12, !192.168.0.0/16');
  await field.press('Enter');
  await expect(page).toHaveURL(/when=7d/);
  await expect(page).toHaveURL(/ip=%2110\.0\.0\.0%2F8/);
  await expect(page.getByText(/^Log-ins: [\d,]+, failures: [\d,]+$/)).toBeVisible();
});

test('the newest break-in: looked at, locked and blocked as one set', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/loginlog');
  const { click } = countClicks(page, mostClicks);
  await click('button', /^Possible break-ins: \d/);
  await click('link', /^and \d+ more before them$/);
  await click('button', /^Next steps… /);
  await click('button', /^Put \d changes into the tray$/);
  await click('button', /^Apply \d changes$/);
  await expect(page.getByRole('alertdialog')).toContainText('can lock people out');
});

test('whether somebody may sign in from where it failed', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/loginlog?result=failure');
  const { click } = countClicks(page, mostClicks);
  await click('button', /^More$/, -1);
  await click('menuitem', 'May this sign in?');
  await expect(page.getByText(/^(Comes in|Stays out)$/)).toBeVisible();
});

test('last month’s sign-in policy against today’s', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/ipconfigrec');
  const { click } = countClicks(page, mostClicks);
  await click('button', 'Sign-in policy');
  await click('menuitem', 'Save as a file…');
  const download = page.waitForEvent('download');
  await click('button', 'Save as a file');
  expect((await download).suggestedFilename()).toMatch(/^Sign-in policy of /);
});

test('the log of a span as evidence', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/loginlog');
  const { click } = countClicks(page, mostClicks);
  await click('button', /^Time: /);
  await click('button', 'Last 30 days');
  await click('button', 'Export Login log');
  const download = page.waitForEvent('download');
  await click('menuitem', /evidence/i);
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
});

test('an address block is allowed for one terminal, and the list put in force', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/ipconfigrec');
  const { click } = countClicks(page, mostClicks);
  await click('button', 'New entry');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Branch');
  const start = dialog.getByRole('textbox', { name: /^Start IP/ });
  await start.fill('203.0.113.0/25');
  await start.press('Tab');
  await expect(dialog.getByRole('textbox', { name: /^End IP/ })).toHaveValue('203.0.113.127');
  await click('button', 'Save');
  await expect(page.getByRole('row').nth(1)).toContainText('Branch');
  await click('switch', 'White list is in force');
  await expect(page.getByRole('alertdialog')).toContainText(/refuse|lock/);
});

test('segments that no rule uses are deleted, all of them', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/network_manage?reference=unreferenced');
  const { click } = countClicks(page, mostClicks);
  await click('checkbox', /^Select all on this page/);
  await click('button', /^Select all \d+$/);
  const bar = page.getByRole('toolbar');
  await expect(bar.getByRole('status')).toHaveText(/^[2-9]\d selected$/);
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/[2-9]\d in all: /);
  await expect(question).toContainText(/All [2-9]\d names/);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('thirty people are invited from a spreadsheet', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/invite_list');
  const { click } = countClicks(page, mostClicks);
  await click('button', 'Invite many');
  const dialog = page.getByRole('dialog', { name: 'Invite many people' });
  const lines = Array.from(
    { length: 30 },
    (_, at) => `Guest ${'abcdefghij'[at % 10]}${'xyz'[at % 3]},guest${at}@example.com`,
  );
  // The choice of the file is a click of its own.
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'guests.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Mail', ...lines].join('\r\n')),
  });
  await click('button', 'Invite 30');
  await expect(dialog.getByText('0 of 30 can be invited, 30 invited')).toBeVisible();
  expect(page.calls('/api/bs/basicserver/bsinvite')).toHaveLength(30);
  await click('button', 'Close', -1);
  // The newest stand first; those of one moment have no order among themselves.
  await expect(page.getByRole('table', { name: 'Invitation list' }).getByRole('row').nth(1)).toContainText(
    /^Guest [a-j][xyz]/,
  );
});
