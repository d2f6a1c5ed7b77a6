/** The overview says what needs attention (row FRAME-011): for whom, with the way to each page, part by part. */
import { send } from '../../../src-renderer/data/http.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { steward } from '../../../src-main/cli/testing/steward.ts';
import type { Page } from '../support/page.ts';
import { publishShare } from '#shared/api/feed/feed.ts';
import { expect, test } from '../support/screens.ts';

const cards = ['Term and seats', 'Failed sign-ins', 'Changes'];
const work = (page: Page) => page.getByRole('list', { name: 'Needs attention' });
const notes = (page: Page) => page.getByRole('list', { name: 'Worth knowing' });

test('urgent work comes first, with its figure, its waiting time and the way to its page', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  const request = work(page).getByRole('listitem').filter({ hasText: 'Unbind application: 24 to decide' });
  await expect(request).toContainText(/Since \d+ \w+ \d{4} \(\d+ days ago\)/);
  await expect(notes(page).getByText(/^3 reminders are off: /)).toBeVisible();
  await expect(notes(page).getByText('The sandbox is part of this program')).toBeVisible();
  for (const name of cards) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText('1,186 / 1,500')).toBeVisible();
  await page.getByRole('link', { name: 'Unbind application' }).click();
  await expect(page).toHaveURL(/safe_account\/unbind_apply\?status=pending/);
  await expect(page.getByText(/ of 24$/)).toBeVisible();
  await page.goto('/info');
  await page.getByRole('link', { name: 'Failed sign-ins' }).click();
  await expect(page).toHaveURL(/loginlog\?result=failure&when=7d/);
});

test('possible break-ins are the most urgent, and the same as in the list of findings', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  const first = work(page).getByRole('link').first();
  await expect(first).toHaveText(/^\d+ possible break-ins? in 7 days$/);
  const [count = ''] = /^\d+/.exec((await first.textContent()) ?? '') ?? [];
  await first.click();
  await expect(page).toHaveURL(/loginlog\/findings\?when=7d&kind=breakIn&state=open/);
  const rows = page.getByRole('grid', { name: 'Findings' }).getByRole('row');
  await expect(rows).toHaveCount(Number(count) + 1);
  // One that somebody has judged is no work any more.
  await rows
    .nth(1)
    .getByRole('button', { name: /^Mark…/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(rows).toHaveCount(Number(count));
  await page.goto('/info');
  const left = Number(count) - 1;
  await expect(
    left === 0
      ? notes(page).getByText('No possible break-ins in 7 days')
      : work(page).getByText(`${left} possible`),
  ).toBeVisible();
});

test('an unreadable part says so itself, with Retry; the others stay', async ({ page, console }) => {
  await console.pretend({ failures: { 'tenant.info': 'http500', 'joinApplications.query': 'http500' } });
  await console.openAs('systemAdministrator', '/info');
  const term = page.getByRole('listitem').filter({ hasText: 'Term and seats could not be read' });
  await expect(term).toBeVisible();
  await expect(page.getByText('Term and seats could not be read')).toHaveCount(1);
  await expect(page.getByText('Some of the waiting requests could not be read')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Unbind application' })).toBeVisible();
  await expect(page.getByText(/reminders are off/)).toBeVisible();
  await console.pretend({ failures: {} });
  await term.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1,186 / 1,500')).toBeVisible();
});

test('an employee has none of it, and nothing is asked', async ({ page, console }) => {
  await console.openAs('employee', '/info');
  await expect(page.getByRole('heading', { name: 'Your pages' })).toBeVisible();
  await page.pass(1000);
  await expect(page.getByText('Needs attention')).toHaveCount(0);
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
  const handle = dialog.getByRole('button', { name: 'Move Changes' });
  await handle.press('Space');
  await handle.press('Home');
  await handle.press('Space');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const headings = page.getByRole('heading', { level: 3 });
  await expect(headings.first()).toHaveText('Changes');
  // Another browser has an empty storage: the program has kept the choice.
  localStorage.clear();
  await page.goto('/info');
  await expect(headings.first()).toHaveText('Changes');
  await expect(headings).toHaveCount(2);
  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore the original layout' }).click();
  await expect(headings.first()).toHaveText('Term and seats');
  await expect(headings).toHaveCount(3);
});

test('parts that are still being read are named, so that the list does not look complete', async ({
  page,
  console,
}) => {
  const release = await page.hold('**/join_apply/queryList');
  await console.openAs('systemAdministrator', '/info');
  await expect(page.getByText(/reminders are off/)).toBeVisible();
  await page.pass(1000);
  await expect(page.getByText('Still being checked: requests to decide.')).toBeVisible();
  await expect(work(page).getByText('Unbind application: 24 to decide')).toBeVisible();
  release();
  await expect(work(page).getByText('Join application: 24 to decide')).toBeVisible();
  await expect(page.getByText(/^Still being checked/)).toHaveCount(0);
});

test('the state of the organisation is work, in words, with what to do', async ({ page, console }) => {
  for (const [status, words, step] of [
    ['probation', 'Trial', /before the trial ends/],
    ['locked', 'Locked', /Ask its operator/],
    ['inarrears', 'In arrears', /Pay the bill/],
    ['outPayRoom', 'Paid edition, out of space', /Delete files/],
    ['outPayTimeUserInweek', 'Paid term has ended, over the user limit for less than a week', /Renew/],
  ] as const) {
    await console.pretend({ accountStatus: status });
    await console.openAs('systemAdministrator', '/info');
    const line = work(page).getByRole('listitem').filter({ hasText: words });
    await expect(line.getByText(step)).toBeVisible();
    await expect(page.getByText('No end')).toHaveCount(0);
  }
});

test('a scheduled pull that nobody ran is work', async ({ page, console }) => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-pulled-'));
  const pull = ['config', 'pull', folder, '--daily', '03:00', '--area', 'network'];
  const here = ['--server', 'sandbox', '--user', 'systemAdministrator', '--data', console.shell.dataDir];
  const threeDaysAgo = () => Date.now() - 3 * 86_400_000;
  expect((await steward([...pull, ...here], { now: threeDaysAgo })).code).toBe(0);
  await console.openAs('systemAdministrator', '/info');
  const line = work(page).getByRole('link', { name: /did not pull the configuration of .*: Missed$/ });
  await line.click();
  await expect(page).toHaveURL(/\/changes\/scheduled$/);
  await rm(folder, { recursive: true });
});

test('first steps tick themselves off, and can be put away', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('link', { name: 'Connect your own server' })).toBeVisible();
  await expect(steps.getByText('The organisation has people')).toBeVisible();
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect(steps).toHaveCount(0);
  // Another browser has an empty storage: the program has kept the choice.
  localStorage.clear();
  await page.goto('/info');
  await expect(work(page)).toBeVisible();
  await expect(steps).toHaveCount(0);
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
