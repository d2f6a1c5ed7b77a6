/** The tenant page, read side (spec 1§2.3, rows TEN). */
import { sandboxAccounts } from '../../../src-shared/api/session/session.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';

const address = '/base/teams';

test('every role reads it', async ({ page, console }) => {
  await console.open(address);
  for (const account of sandboxAccounts) {
    await console.signIn(account);
    await expect(page.getByRole('heading', { name: 'Basic info' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
    await expect(page.getByRole('meter', { name: 'Used space' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the tenant key' })).toBeVisible();
  }
});

// Rows TEN-001, 011 to 015, 033.
test('usage, status, certification, masked mobile, tips', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/base');
  await expect(page).toHaveURL(/\/base\/teams$/);
  await expect(page.getByText(/^\d+\.\d{3}%$/)).toBeVisible();
  for (const label of ['PC seats', 'Mobile seats', 'External seats']) {
    const seats = page.getByRole('group', { name: label });
    await expect(seats).toContainText(/[\d,]+ \/ [\d,]+/);
    await expect(seats.getByRole('meter', { name: label })).toBeVisible();
  }
  const space = page.getByRole('group', { name: 'Used space' });
  await expect(space.getByRole('meter', { name: 'Used space' })).toBeVisible();
  await expect(space.getByTitle(/^[\d,.]+ of [\d,.]+ MB$/)).toBeVisible();
  await expect(page.getByText('Certified').first()).toBeVisible();
  await expect(page.getByText('Date expired')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Expires' }).getByText(/days left/)).toBeVisible();
  await expect(page.getByText('near the limit')).toBeVisible();
  await expect(page.getByText('••••')).toBeVisible();
  await page.getByRole('button', { name: 'Show the mobile number' }).click();
  await expect(page.getByText('••••')).toHaveCount(0);
  const tips = page.getByRole('region', { name: 'Tips' });
  await expect(tips.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible();
});

test('an edition without an end says once that none is given', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await console.pretend({ edition: 'free' });
  await page.reload();
  await expect(page.getByRole('group', { name: 'Expires' }).getByText('Not given')).toHaveCount(1);
});

// Rows TEN-015, 018.
test('a trial hides its expiry date and the remaining days', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await console.pretend({ accountStatus: 'probation' });
  await page.reload();
  await expect(page.getByText('Trial')).toBeVisible();
  await expect(page.getByText('Date created')).toBeVisible();
  await expect(page.getByText('Date expired')).toHaveCount(0);
  await expect(page.getByText('Days remaining')).toHaveCount(0);
});

test('each part fails alone and can be tried again', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await console.pretend({ failures: { 'tenant.tips': 'http500' } });
  await page.reload();
  await expect(page.getByText('The tips could not be read')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Basic info' })).toBeVisible();
  await expectAccessible();
  await console.pretend({ failures: { 'tenant.info': 'refused' } });
  await page.reload();
  await expect(page.getByText('The organisation’s information could not be read')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tips' }).getByRole('listitem').first()).toBeVisible();
  await console.pretend({ failures: {} });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
});

test('in Chinese', async ({ page, console }) => {
  await console.openAs('employee', address, 'zh-CN');
  await expect(page.getByRole('heading', { name: '使用情况' })).toBeVisible();
  await expect(page.getByText('正常')).toBeVisible();
  await expectAccessible();
});
