/** The login log (rows SEC-024 to 037; FRAME-019, 020): thirteen columns, its types, its filter in the address. */
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const path = '/loginlog';
const grid = (page: Page) => page.getByRole('grid', { name: 'Login log' });
const asked = (page: Page) =>
  JSON.parse(
    new URL(page.calls('/api/basicserver/loginlog/pageQuery').at(-1)?.url ?? '', 'http://x').searchParams.get(
      'streamFilter',
    ) ?? '{}',
  ) as Record<string, unknown>;

test('thirteen columns, in the documents’ order', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await expect(page.getByText('6,000 entries')).toBeVisible();
  await expect(grid(page).getByRole('columnheader')).toHaveText([
    ...['Username', 'Login account', 'Operation type', 'Login source', 'Time', 'IP', 'Failure reason'],
    ...['Client type', 'Login terminal', 'Hardware ID', 'Language', 'OS version', 'Device model'],
  ]);
});

test('a type has an address; one that there is not is said to be none', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await page
    .getByRole('navigation', { name: 'Types of entries' })
    .getByRole('link', { name: 'Log-out' })
    .click();
  await expect(page).toHaveURL(/\/loginlog\/logout$/);
  await expect(grid(page).getByRole('row').nth(1)).toContainText('Log-out');
  expect(asked(page)).toEqual({ operateType: 'logout', pageNo: 1, pageSize: 50 });
  await page.goto(`${path}/nothing`);
  await expect(page.getByText('“nothing” is no type of the login log.')).toBeVisible();
});

test('filters stand in the address, together', async ({ page, console }) => {
  await console.openAs(
    'systemAdministrator',
    `${path}?result=failure&ip=203.0.113.0/24&terminal=pc&when=90d`,
  );
  await expect(grid(page).getByRole('row').nth(1)).toContainText('203.0.113.');
  expect(asked(page)).toMatchObject({ result: 'failure', ip: '203.0.113.0/24', clientTypes: ['pc'] });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('6,000 entries')).toBeVisible();
  await expect(page).toHaveURL(/\/loginlog$/);
});

test('an address that is none is said to be, and is not asked for', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await expect(page.getByText('6,000 entries')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'IP address or range' });
  await field.fill('10.1.2.3/33');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('“10.1.2.3/33”: the number after the slash');
  expect(asked(page)).toEqual({ pageNo: 1, pageSize: 50 });
  await field.fill('203.0.113.*');
  await expect(grid(page).getByRole('row').nth(1)).toContainText('203.0.113.');
  await expect(page).toHaveURL(/ip=203/);
});

test('whoever administers nothing does not come in', async ({ page, console }) => {
  await console.openAs('employee', path);
  await expect(grid(page)).toHaveCount(0);
});
