/** The login log (rows SEC-024 to 037; FRAME-019, 020): thirteen columns, its types, its filter in the address. */
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const path = '/loginlog';
const grid = (page: Page) => page.getByRole('grid', { name: 'Login log' });
const asked = (page: Page) =>
  JSON.parse(new URL(ofList(page) ?? '', 'http://x').searchParams.get('streamFilter') ?? '{}') as Record<
    string,
    unknown
  >;

/** The picture asks for pages of its own. */
const ofList = (page: Page) =>
  page
    .calls('/api/basicserver/loginlog/pageQuery')
    .findLast(({ url }) => url.searchParams.get('streamFilter')?.endsWith('"pageSize":50}'))?.url;

test('thirteen columns, in the documents’ order', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await expect(page.getByText(/^6,000 entries$/)).toBeVisible();
  await expect(grid(page).getByRole('columnheader')).toHaveText([
    'Username',
    'Login account',
    'Operation type',
    'Login source',
    'Time',
    'IP',
    'Failure reason',
    'Client type',
    'Login terminal',
    'Hardware ID',
    'Language',
    'OS version',
    'Device model',
    'Actions',
  ]);
});

test('from a row: whether it may sign in today, and its address for the black list', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', `${path}?ip=203.0.113.0/24&terminal=pc`);
  const first = grid(page).getByRole('row').nth(1);
  await first.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Block this address…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next steps' });
  await expect(dialog.getByRole('checkbox', { name: 'Put the black list in force too' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await first.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'May this sign in?' }).click();
  await expect(page).toHaveURL(/network_manage\/tools\?view=try&ip=203\.0\.113\.\d+&terminal=pc$/);
  await expect(page.getByText('Comes in', { exact: true })).toBeVisible();
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
  await expect(page.getByText('The login log has no type “nothing”.')).toBeVisible();
});

test('filters stand in the address, together', async ({ page, console }) => {
  await console.openAs(
    'systemAdministrator',
    `${path}?result=failure&ip=203.0.113.0/24&terminal=pc&when=90d`,
  );
  await expect(grid(page).getByRole('row').nth(1)).toContainText('203.0.113.');
  expect(asked(page)).toMatchObject({ result: 'failure', ip: '203.0.113.0/24', clientTypes: ['pc'] });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText(/^6,000 entries$/)).toBeVisible();
  await expect(page).toHaveURL(/\/loginlog$/);
});

test('an address that is none is said to be, and is not asked for', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await expect(page.getByText(/^6,000 entries$/)).toBeVisible();
  const field = page.getByRole('textbox', { name: 'IP address or range' });
  await field.fill('10.1.2.3/33');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('“10.1.2.3/33”: the number after the slash');
  expect(asked(page)).toEqual({ pageNo: 1, pageSize: 50 });
  await field.fill('203.0.113.*');
  await expect(grid(page).getByRole('row').nth(1)).toContainText('203.0.113.');
  await expect(page).toHaveURL(/ip=203/);
});

test('an account without departments does not come in', async ({ page, console }) => {
  await console.openAs('employee', path);
  await expect(grid(page)).toHaveCount(0);
});

test('the picture: what it is of, bars and findings that lead to their rows', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await expect(page.getByText(/^Of 6,000 entries/)).toBeVisible();
  await expect(page.getByText(/^Log-ins: [\d,]+, failures: [\d,]+$/)).toBeVisible();
  await page.getByText('Failures by person, address and terminal').click();
  const terminals = page.getByRole('region', { name: 'Failures by terminal' });
  await terminals.getByRole('link').first().click();
  await expect(page).toHaveURL(/result=failure&terminal=/);
  await expect(page.getByText(/^Of [1-9]\d{0,2} entries/)).toBeVisible();
  await page.goto(path);
  await page.getByRole('button', { name: /^Possible break-ins: \d/ }).click();
  await page
    .getByRole('link', { name: /failures in a row within/ })
    .first()
    .click();
  await expect(page).toHaveURL(/when=.*people=/);
  const rows = grid(page).getByRole('row');
  await expect(rows.nth(1)).toContainText('Log-in');
  await expect(rows.nth(2)).toContainText('Wrong password');
  await page.goto(path);
  await page.getByRole('link', { name: /^Outside working hours: [\d,]+ ?8:00–19:00 \(.+\)$/ }).click();
  await expect(page).toHaveURL(/\/loginlog\/login\?hours=8-19&result=success$/);
});

test('a bar and a span by the keys', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  const bars = page.getByRole('group', { name: /^Log-ins and failures over time/ }).getByRole('link');
  await expect(bars.first()).toBeVisible();
  await bars.first().press('ArrowRight');
  await bars.nth(1).press('Shift+ArrowRight');
  await bars.nth(2).press('Enter');
  await expect(page).toHaveURL(/when=20\d\d-\d\d-\d\dT00%3A00%3A00%7E20\d\d-\d\d-\d\dT23%3A59%3A59/);
  await expect(page.getByText(/^6,000 entries$/)).toHaveCount(0);
});

test('without the picture nothing is read for it', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  const turn = async (name: string) => {
    await page.getByRole('button', { name: 'More for Login log' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await turn('Hide the picture');
  await page.goto(`${path}?result=failure`);
  await expect(grid(page).getByRole('row').nth(1)).toContainText('Log-in');
  const read = page
    .calls('/api/basicserver/loginlog/pageQuery')
    .filter(({ url }) => url.href.includes('5000'));
  await turn('Show the picture');
  await expect(page.getByText(/^Of [\d,]+ entries/)).toBeVisible();
  const after = page
    .calls('/api/basicserver/loginlog/pageQuery')
    .filter(({ url }) => url.href.includes('5000'));
  expect(after.length).toBeGreaterThan(read.length);
});

test('a filter is saved under a name, opened and deleted', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${path}?result=failure&hours=8-19`);
  const menu = page.getByRole('button', { name: 'Saved filters' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Save this filter…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the filter' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Give it a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nightly failures');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(path);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Nightly failures', exact: true }).click();
  await expect(page).toHaveURL(/\/loginlog\?result=failure&hours=8-19$/);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete Nightly failures' }).click();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'No filter is saved yet' })).toBeVisible();
});

test('a link whose filters cannot be read says so, and the filters can be left out', async ({
  page,
  console,
}) => {
  await console.openAs(
    'systemAdministrator',
    `${path}?ip=203.0.113.0/33&when=2026-02-30T00:00:00~&result=failure`,
  );
  const notice = page.getByText('The list ignores a filter of the link');
  await expect(notice).toBeVisible();
  await expect(page.getByText('203.0.113.0/33')).toBeVisible();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(notice).toHaveCount(0);
  expect(page.url()).toContain('result=failure');
  expect(page.url()).not.toContain('when=');
});

test('the time filter says whose clock it goes by', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/loginlog');
  await page.getByRole('button', { name: /^Time/ }).first().click();
  await expect(page.getByText(/All times are the server’s\. .* the server’s day \(.+\)/)).toBeVisible();
});
