/** The overview says what needs attention (row FRAME-011): for whom, with the way to each page, part by part. */
import { send } from '../../../src-renderer/data/http.ts';
import { publishShare } from '#shared/api/feed/feed.ts';
import { expect, test } from '../support/screens.ts';

const cards = [
  'Term and seats',
  'Waiting for a decision',
  'Failed sign-ins',
  'Changes',
  'Themes about to change',
  'Reminders that are off',
  'Way to the platform',
];

test('each part has its number and leads to its page', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  for (const name of cards) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText('1,186 / 1,500')).toBeVisible();
  await expect(page.getByText('for you or a colleague to decide')).toBeVisible();
  await expect(page.getByText('are off', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Unbind application' }).click();
  await expect(page).toHaveURL(/safe_account\/unbind_apply\?status=pending/);
  await page.goto('/info');
  await page.getByRole('link', { name: 'Failed sign-ins' }).click();
  await expect(page).toHaveURL(/loginlog\?result=failure&when=7d/);
});

test('what cannot be read says so in its own part, with Retry; the others stand', async ({
  page,
  console,
}) => {
  await console.pretend({ failures: { 'tenant.info': 'http500', 'joinApplications.query': 'http500' } });
  await console.openAs('systemAdministrator', '/info');
  const term = page.getByRole('listitem').filter({ hasText: 'Term and seats could not be read' });
  await expect(term).toBeVisible();
  await expect(page.getByText('Not everything that waits could be read')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Unbind application' })).toBeVisible();
  await expect(page.getByText('are off', { exact: true })).toBeVisible();
  await console.pretend({ failures: {} });
  await term.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1,186 / 1,500')).toBeVisible();
});

test('an employee has none of it, and nothing is asked', async ({ page, console }) => {
  await console.openAs('employee', '/info');
  await expect(page.getByRole('heading', { name: 'Your pages' })).toBeVisible();
  await page.pass(1000);
  await expect(page.getByText('What needs attention')).toHaveCount(0);
  expect(page.calls('/api/basicserver/loginlog/pageQuery')).toHaveLength(0);
});

test('parts are put in another order and taken away, by keys; the program keeps it for the next time', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  await page.getByRole('button', { name: 'Arrange' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Failed sign-ins' }).click();
  const handle = dialog.getByRole('button', { name: 'Move Way to the platform' });
  await handle.press('Space');
  await handle.press('Home');
  await handle.press('Space');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const headings = page.getByRole('heading', { level: 3 });
  await expect(headings.first()).toHaveText('Way to the platform');
  // As in another browser: the program has kept it.
  localStorage.clear();
  await page.goto('/info');
  await expect(headings.first()).toHaveText('Way to the platform');
  await expect(headings).toHaveCount(6);
  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'As in the beginning' }).click();
  await expect(headings.first()).toHaveText('Term and seats');
  await expect(headings).toHaveCount(7);
});

test('the sum of what waits is said when every part of it is known', async ({ page, console }) => {
  const release = await page.hold('**/join_apply/queryList');
  await console.openAs('systemAdministrator', '/info');
  await expect(page.getByText('are off', { exact: true })).toBeVisible();
  await page.pass(1000);
  await expect(page.getByText('for you or a colleague to decide')).toHaveCount(0);
  await expect(page.getByText('nothing waits')).toHaveCount(0);
  release();
  await expect(page.getByText('for you or a colleague to decide')).toBeVisible();
});

test('the state of the organisation stands first, in words, with what to do', async ({ page, console }) => {
  for (const [status, words, step] of [
    ['probation', 'Trial', /before the trial ends/],
    ['locked', 'Locked', /Ask its operator/],
    ['inarrears', 'In arrears', /Settle the bill/],
    ['outPayRoom', 'Paid edition, out of space', /Delete files/],
    ['outPayTimeUserInweek', 'Paid term has ended, over the user limit for less than a week', /Renew/],
  ] as const) {
    await console.pretend({ accountStatus: status });
    await console.openAs('systemAdministrator', '/info');
    const card = page.getByRole('listitem').filter({ hasText: 'Term and seats' });
    await expect(card).toContainText(words);
    await expect(card.getByText(step)).toBeVisible();
    await expect(card.getByText('No end')).toHaveCount(0);
  }
});

test('a figure and the list behind its link are the same; shares are no changes of administrators', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/safe_account/ipconfigrec');
  await page.getByRole('switch', { name: 'Black list is in force' }).click();
  await expect(page.getByText('Operation successful')).toBeVisible();
  const share = publishShare.example();
  await send(publishShare, {
    ...share,
    blog: { ...share.blog, attachmentIds: [], userIds: [], userIdIndex: [], relevanceList: [] },
  });
  await page.goto('/info');
  const card = page.getByRole('listitem').filter({ hasText: 'Security, system and menus' });
  await expect(card).toContainText('Security, system and menus1');
  await card.getByRole('link', { name: 'Security, system and menus' }).click();
  const log = page.getByRole('dialog', { name: 'Operation log' });
  await expect(log.getByText('1 entry')).toBeVisible();
});

test('a write while the overview is on view, such as Undo, is counted at once', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/ipconfigrec');
  await page.getByRole('switch', { name: 'Black list is in force' }).click();
  await expect(page.getByText('Operation successful')).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).first().click();
  const journal = page.getByRole('link', { name: /^Journal of this computer: / });
  await expect(journal).toHaveText('Journal of this computer: 1 entry');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(journal).toHaveText('Journal of this computer: 2 entries');
});
