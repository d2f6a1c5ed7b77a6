/** Security settings (rows SEC-002, 014, 038 to 040, 043 to 045, 049, 050, 054 to 063, 069 to 073; FRAME-024). */
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const path = '/safe_account/securityconfig';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('a tab for each subject, by its address; one that there is not is said to be none', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/safe_account');
  await expect(page.getByRole('heading', { level: 1, name: 'Security settings' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Security settings, by subject' });
  for (const [name, label] of [
    ['Idle sign-ins', 'End inactive sign-ins'],
    ['Random suffix', 'Add a random suffix to login accounts that the platform creates'],
    ['Mobile login', 'Sign in by mobile number'],
    ['Online and real IP', 'Read the address from a header'],
  ] as const) {
    await tabs.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('switch', { name: label })).toBeVisible();
  }
  await page.goto(`${path}/nothing`);
  await expect(page.getByText('Security settings have no part “nothing”.')).toBeVisible();
});

test('a setting is asked for what it needs while it is on, and its change is undone', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', `${path}/loginInvalid`);
  const minutes = page.getByRole('spinbutton', { name: 'On computers, minutes' });
  await expect(minutes).toHaveCount(0);
  const on = page.getByRole('switch', { name: 'End inactive sign-ins' });
  await on.click();
  await minutes.fill('4');
  await save(page).click();
  expect(page.calls('/api/basiconline/sysConfig/updateConfig')).toHaveLength(0);
  await minutes.fill('30');
  await save(page).click();
  await expect(save(page)).toHaveCount(0);
  expect(page.calls('/api/basiconline/sysConfig/updateConfig')).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(on).not.toBeChecked();
});

// Row FRAME-047.
test('the online white list: a table of tenants, one of people, and a dialog to add to them', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', `${path}/onlineWhite`);
  await expect(row(page, '澄汀智造科技有限公司').getByText('Desktop app')).toBeVisible();
  expect(page.calls('/api/basiconline/config/qryConfigWhite').at(-1)?.url.search).toContain('pageSize=10');
  await page.getByText('People', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'People' }).getByRole('row')).toHaveCount(4);
  const asked = page.calls('/api/basiconline/config/qryConfigWhite').length;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => page.calls('/api/basiconline/config/qryConfigWhite').length).toBe(asked + 1);
  await page.getByRole('button', { name: 'Add people' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Search: Add people' }).fill('Grace');
  await dialog.getByRole('button', { name: 'Add Grace Holloway' }).click();
  await expect(row(page, 'Grace Holloway').getByText('On the list', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(row(page, 'Grace Holloway').getByText('Web browser')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Grace Holloway' }).click();
  await expect(row(page, 'Grace Holloway')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row(page, 'Grace Holloway')).toBeVisible();
});

test('an account without the right does not come in', async ({ page, console }) => {
  await console.openAs('departmentAdministrator', `${path}/loginInvalid`);
  await expect(page.getByRole('switch', { name: 'End inactive sign-ins' })).toHaveCount(0);
});
