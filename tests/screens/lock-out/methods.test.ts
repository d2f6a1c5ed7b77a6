/** The lock-out guard: what a login method or the login white list would refuse is shown before it is saved. */
import { expect, test } from '../support/screens.ts';

const tenant = '澄汀智造科技有限公司';

test('a login method that locks out its author takes the tenant’s name; shape comes first; undo is there', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/safe_account/loginType/edit/LT1000001');
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await dialog.getByText('These terminals only', { exact: true }).click();
  await save.click();
  await expect(dialog.getByText('Please choose the terminals').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'iOS app', exact: true }).click();
  await save.click();
  const question = page.getByRole('alertdialog');
  await expect(
    question.getByText('You would be refused: you are signed in with “Web browser”'),
  ).toBeVisible();
  await expect(question.getByText(/people would be refused/)).toBeVisible();
  const go = question.getByRole('button', { name: 'Continue anyway' });
  await expect(go).toBeDisabled();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('Nothing was saved').first()).toBeVisible();
  expect(page.calls('/api/bs/basicserver/loginType/saveConfig')).toHaveLength(0);
  await save.click();
  await question.getByRole('textbox').fill(tenant);
  await go.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.calls('/api/bs/basicserver/loginType/saveConfig')).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(
    page.getByRole('row').filter({ hasText: '全员登录' }).getByText('All terminals'),
  ).toBeVisible();
});

test('a change that refuses nobody asks nothing', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/loginType/edit/LT1000002');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('All terminals', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.calls('/api/bs/basicserver/loginType/saveConfig')).toHaveLength(1);
});

test('the login white list says whether one’s own address is on it, and guards who turns it on', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/safe_account/securityconfig/loginWhite');
  await expect(
    page.getByText('Your address, 127.0.0.1, is not on the white list for computers.'),
  ).toBeVisible();
  const computers = page.getByRole('switch', { name: 'Computers' });
  await computers.click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/You would be refused/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(computers).not.toBeChecked();
  expect(page.calls('/api/basicserver/loginWhiteList/saveConfig')).toHaveLength(0);
  const outside = page.getByRole('switch', { name: 'External people' });
  await outside.click();
  await expect(question).toContainText('External people who are not on the white list would be refused.');
  await question.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(question).toHaveCount(0);
  await expect(outside).toBeChecked();
});
