/** Devices, applications, locked people and external accounts on the screen (rows SEC-005, 008 to 012). */
import { expect, step, test } from '../support/screens.ts';

const kinds = [
  ['adviceconfig', 'Device management', 'Unbind', 'Unbound', false],
  ['unbind_apply', 'Unbind application', 'Approve', 'Approved', false],
  ['join_apply', 'Join application', 'Refuse', 'Refused', true],
  ['dimissionApply', 'Account cancellation application', 'Approve', 'Approved', false],
  ['accountLockList', 'Personnel lock list', 'Unlock', 'Unlocked', false],
  ['externalApply', 'External account opening application', 'Open account', 'Open', false],
] as const;

test('each list is open to the administrator, and what waits is decided in it', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/adviceconfig');
  for (const [path, title, action, state, needsReason] of kinds)
    await step(title, async () => {
      await page.goto(
        `/safe_account/${path}?status=${path === 'adviceconfig' ? 'bound' : path === 'accountLockList' ? 'locked' : 'pending'}`,
      );
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const button = page
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: new RegExp(`^${action}: `) });
      await button.click();
      const dialog = page.getByRole('dialog');
      // The case is shown before the decision; a device carries no message.
      const said = dialog.getByRole('term');
      if (path === 'adviceconfig') await expect(said).toHaveCount(0);
      else await expect(said).toHaveText(path === 'accountLockList' ? 'Reason for the lock' : 'Message');
      if (needsReason) {
        await dialog.getByRole('button', { name: action, exact: true }).click();
        await expect(dialog.getByText('Please enter the reason').first()).toBeVisible();
      }
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Checked by telephone');
      await dialog.getByRole('button', { name: action, exact: true }).click();
      await expect(page.getByText('1 done').first()).toBeVisible();
      await page.goto(`/safe_account/${path}`);
      await expect(page.getByRole('table', { name: title })).toContainText(state);
    });
});

test('the journal names whom a decision was about, and does not call them gone', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/safe_account/accountLockList?status=locked');
  await page.getByRole('button', { name: 'Unlock: 周以川' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByText('1 done').first()).toBeVisible();
  await page.goto('/journal');
  const entry = page.getByRole('row').nth(1);
  await expect(entry).toContainText('Accounts unlocked 周以川');
  await expect(entry).not.toContainText('none');
  await entry.getByRole('button', { name: /Accounts unlocked/ }).click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByRole('definition').filter({ hasText: '周以川' })).toHaveCount(1);
  await expect(detail.getByRole('table')).not.toContainText('周以川');
});

test('joining is for administrators only; a code opens its list alone', async ({ page, console }) => {
  await console.openAs('employee', '/safe_account/join_apply');
  await expect(page.getByRole('table', { name: 'Join application' })).toHaveCount(0);
});

test('a case that somebody else has decided meanwhile stays, and the page says so', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/safe_account/accountLockList?status=locked');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Unlock: / })
    .click();
  await page.route('/api/bs/basicserver/accountLockList/handle', (route) =>
    route.fulfill({ json: { code: 200, data: { done: [], left: ['LOC1000035'] } } }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(
    page.getByText('1 were left unchanged: somebody else has decided them meanwhile.'),
  ).toBeVisible();
});

test('a manager of some departments decides about their people alone, and sees whose rows these are (row FRAME-004)', async ({
  page,
  console,
}) => {
  const note = page.getByText(/You manage 3 departments and those below them/);
  await console.openAs('departmentAdministrator', '/safe_account/dimissionApply?status=pending');
  const rows = page.getByRole('table', { name: 'Account cancellation application' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('华东销售部');
  const shown = (await rows.count()) - 1;
  expect(await rows.filter({ hasText: '华东销售部' }).count()).toBe(shown);
  await expect(note).toBeVisible();
  await page.goto('/info');
  const card = page.getByRole('listitem').filter({ hasText: 'Account cancellation application' });
  await expect(card).toContainText(`Account cancellation application: ${shown} to decide`);
  await expect(note).toBeVisible();
  await console.openAs('systemAdministrator', '/safe_account/dimissionApply');
  await expect(rows.nth(1)).toBeVisible();
  await expect(page.getByText('You manage')).toHaveCount(0);
});
