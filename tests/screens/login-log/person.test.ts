/** One person's page: whether they can sign in and why not, with what is known of them, each part by itself. */
import { send } from '../../../src-renderer/data/http.ts';
import { queryOnlineUsers } from '#shared/api/system-settings/online-users.ts';
import { startDocumentsServer } from '../../documents-only/documents-server.ts';
import { atRest, enterDocuments } from '../documents-only/documents-page.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const path = (userId: string) => `/loginlog/person/${userId}`;
const somebody = 'P2308147000400';
const answer = (page: Page) => page.getByRole('region', { name: 'Sign-in', exact: true });

test('a person who is let in: rules, sign-ins, and the ways to the log and the applications', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path(somebody));
  await expect(answer(page)).toContainText('Can sign in as before');
  await expect(page.getByText('Not locked')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Last sign-ins' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('.');
  expect(page.calls('/api/bs/basicserver/accountLockList/queryList').length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Applications of the department' }).click();
  await expect(page).toHaveURL(/\/base\/appAuth\?deptId=D\w+$/);
  await page.goBack();
  await page.getByRole('link', { name: 'All entries of the login log' }).click();
  await expect(page).toHaveURL(new RegExp(`/loginlog\\?people=${somebody}$`));
});

test('their sessions, their theme and their menus are a click away', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  const [session] = (await send(queryOnlineUsers, { pageNo: 1, pageSize: 20 })).result.filter(
    ({ own }) => !own,
  );
  if (!session) throw new Error('nobody else is signed in');
  await page.goto(path(session.userId));
  const sessions = page.getByRole('region', { name: 'Signed in now' });
  await expect(sessions).toContainText(session.ip);
  await sessions.getByRole('link', { name: 'Open in “Online users”' }).click();
  await expect(page).toHaveURL(/\/safe_account\/securityconfig\/onlineUsers\?q=/);
  await expect(page.getByRole('row').nth(1)).toContainText(session.username);
  await page.goto(path(session.userId));
  await page.getByRole('link', { name: 'Theme of this person' }).click();
  await expect(page).toHaveURL(new RegExp(`/themes/pc/who-sees\\?.*who=${session.userId}`));
  await page.goto(path(session.userId));
  await page.getByRole('link', { name: 'Menus of this person' }).click();
  await expect(page).toHaveURL(new RegExp(`person=${session.userId}`));
  await expect(page.getByRole('region', { name: 'The menu after saving' })).toBeVisible();
});

test('a locked account decides, though the directory does not list the person', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path('U30000'));
  await expect(answer(page)).toContainText('Cannot sign in');
  await expect(answer(page)).toContainText('The account is locked.');
  await expect(page.getByText('The server has nobody with this ID')).toBeVisible();
  await expect(page.getByText('Not known, because the person’s departments are not known.')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Devices' })).toContainText('10.1.0.0');
  await expect(page.getByRole('region', { name: 'Open cases' })).toContainText('Unbind application');
  await page.getByRole('link', { name: 'Open in “Personnel lock list”' }).click();
  await expect(page).toHaveURL(/\/safe_account\/accountLockList\?status=locked$/);
});

test('hours that are over keep the person out now', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/securityconfig/restrictedLogin');
  const main = page.getByRole('main');
  await main.getByRole('switch').first().click();
  await main.getByRole('textbox', { name: 'From' }).fill('00:00');
  await main.getByRole('textbox', { name: 'Until' }).fill('00:01');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill('澄汀智造科技有限公司');
  await question.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(question).toHaveCount(0);
  await page.settled();
  await page.goto(path(somebody));
  await expect(answer(page)).toContainText('Cannot sign in now');
  await expect(page.getByText(/^Closed to this person at \d{4}-/)).toBeVisible();
});

test('the next steps are those of the findings, for this person', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path(somebody));
  await page.getByRole('button', { name: 'Next steps…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next steps' });
  await expect(dialog.getByRole('checkbox', { name: 'Lock 1 account' })).toBeChecked();
  await dialog.getByRole('button', { name: /^Put \d changes? into the tray$/ }).click();
  await expect(page).toHaveURL(/\/changes$/);
  expect(page.calls('/api/bs/basicserver/accountLockList/lock')).toHaveLength(0);
});

test('facts without the account’s right are not read, and the page says so', async ({ page, console }) => {
  await console.openAs('departmentAdministrator', '/loginlog');
  const asked = page.calls(/./).length;
  await page.goto(path(somebody));
  await expect(page.getByText('You have no permission to see this.').first()).toBeVisible();
  await atRest(page);
  const paths = page.calls(/./).slice(asked);
  expect(paths.filter(({ url }) => /loginType\/configs|restrictedLogin/.test(url.pathname))).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a server with the documents’ calls alone: each call that it lacks costs its part', async ({
  page,
  console,
}) => {
  const server = await startDocumentsServer({ odd: true });
  try {
    await enterDocuments(page, console, server);
    await page.goto(path(somebody));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: somebody })).toBeVisible();
    await atRest(page);
    await expect(answer(page)).toContainText('Some of the facts that decide this are not known: see below.');
    for (const title of [
      'The person could not be read',
      'Whether the account is locked could not be read',
      'The log could not be read',
      'This list could not be read',
    ])
      await expect(main.getByText(title).first()).toBeVisible();
    await expect(main.getByText('This page has stopped working')).toHaveCount(0);
  } finally {
    await server.close();
  }
});
