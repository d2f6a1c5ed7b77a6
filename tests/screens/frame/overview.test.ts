/** The overview says what needs attention (row FRAME-011): for whom, with the way to each page, part by part. */
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
