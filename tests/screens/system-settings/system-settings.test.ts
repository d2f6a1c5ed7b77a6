/**
 * Settings of the system, the hours of signing in, who is signed in, WeChat and its tool.
 * Rows FRAME-045, 048, 054, 056, 131, 132; GEN-039, 040, 045.
 */
import { expect, test } from '../support/screens.ts';

const account = 'systemAdministrator';

test('a part each by its address; one that there is not is said to be none', async ({ page, console }) => {
  await console.openAs(account, '/systemSettings');
  await expect(page).toHaveURL(/\/systemSettings\/parameters$/);
  const menu = page.getByRole('navigation', { name: 'Parts of the system settings' });
  await menu.getByRole('link', { name: 'Mail server' }).click();
  await expect(page.getByRole('switch', { name: 'Send mails through this server' })).not.toBeChecked();
  for (const name of ['Mail server', 'Default area code', 'Page grey setting', 'Templates']) {
    await menu.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.goto('/systemSettings/elsewhere');
  await expect(page.getByText('System settings have no part “elsewhere”.')).toBeVisible();
});

test('the area code is found by its country, and undone', async ({ page, console }) => {
  await console.openAs(account, '/systemSettings/areaCode');
  await expect(page.getByText('A number typed as 5550100 is taken as +86 5550100.')).toBeVisible();
  const country = page.getByRole('combobox', { name: 'Area code' });
  await country.click();
  await country.fill('singap');
  await page.getByRole('option').first().click();
  await expect(page.getByText('A number typed as 5550100 is taken as +65 5550100.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('A number typed as 5550100 is taken as +86 5550100.')).toBeVisible();
});

test('a test mail says how far it came', async ({ page, console }) => {
  await console.openAs(account, '/systemSettings/email');
  await page.getByRole('switch', { name: 'Send mails through this server' }).click();
  await page.getByRole('textbox', { name: 'Server', exact: true }).fill('smtp.example.com');
  await page.getByRole('textbox', { name: 'Account' }).fill('notice@example.com');
  await page.getByLabel(/^Password/).fill('wrong');
  await page.getByRole('textbox', { name: 'Sender’s address' }).fill('notice@example.com');
  await page.getByRole('textbox', { name: 'Test mail to' }).fill('someone@example.com');
  const send = page.getByRole('button', { name: 'Send a test mail' });
  await send.click();
  const steps = page.getByRole('list', { name: 'Progress' });
  await expect(steps.getByText('The server rejects the account or password')).toBeVisible();
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await page.getByLabel(/^Password/).fill('k7Qm2ZpV9s');
  await send.click();
  await expect(page.getByText('The test mail was sent to someone@example.com')).toBeVisible();
});

test('pages without colours: this page shows how, and gets its colours back', async ({ page, console }) => {
  await console.openAs(account, '/systemSettings/pageGray');
  await expect(page.getByText('Pages have their colours.')).toBeVisible();
  await page.getByRole('switch', { name: 'Show pages without colours' }).click();
  const preview = page.getByRole('button', { name: 'Preview on this page' });
  await preview.click();
  expect(document.documentElement.style.filter).toBe('grayscale(100%)');
  await page.getByRole('button', { name: 'Back to colours' }).click();
  expect(document.documentElement.style.filter).toBe('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText(/^Pages (lose their colours on|are without colours now|have their colours again)/),
  ).toBeVisible();
});

test('who is signed in: this sign-in is marked and stays, another one is ended', async ({
  page,
  console,
}) => {
  await console.openAs(account, '/safe_account/securityconfig/onlineUsers');
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: '林知远 (this sign-in)' })).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Search: Online users' }).fill('10.2');
  await page.pass(550);
  await expect(rows.nth(1)).toBeVisible();
  await expect(rows.filter({ hasText: 'this sign-in' })).toHaveCount(0);
  await rows.nth(1).getByRole('button').last().click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/^\S+( \S+)? has to sign in again/)).toBeVisible();
  await question.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(page.calls('/api/basicserver/onlineUsers/endSessions')).toHaveLength(1);
});

test('WeChat is tried out as it stands; its tabs need their codes, the service account’s is hidden where WeChat is', async ({
  page,
  console,
}) => {
  await console.openAs(account, '/base/wechatService');
  await page.getByRole('switch', { name: 'Connect the platform with a service account' }).click();
  const test = page.getByRole('button', { name: 'Test connection' });
  await expect(test).toBeDisabled();
  await page.getByRole('textbox', { name: 'App ID' }).fill('wx0000000000000000');
  await page.getByLabel(/^Secret/).fill('0123456789abcdef0123456789abcdef');
  await page.getByLabel(/^Callback token/).fill('Callback2026');
  await page.getByLabel(/^EncodingAESKey/).fill('jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C');
  await test.click();
  await expect(page.getByText('WeChat knows nobody by this ID')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Base settings, by subject' });
  await expect(page.getByRole('link', { name: 'WeChat service account' })).toBeVisible();
  await console.pretend({ wechatHidden: true });
  await page.reload();
  await expect(page.getByRole('link', { name: 'WeChat service account' })).toHaveCount(0);
  await expect(tabs).toHaveCount(0);
  await console.openAs('employee', '/base/wechatWork');
  await expect(page.getByRole('switch', { name: 'Connect the platform with enterprise WeChat' })).toHaveCount(
    0,
  );
});

test('the WeChat tool works a signature out beside the one that came', async ({ page, console }) => {
  await console.openAs(account, '/wechatTool?view=callback');
  await page.getByRole('textbox', { name: 'Token' }).fill('weixin');
  await page.getByRole('textbox', { name: 'timestamp' }).fill('1500000000');
  await page.getByRole('textbox', { name: 'nonce' }).fill('nonce');
  await expect(page.getByText(/^[0-9a-f]{40}$/)).toBeVisible();
  const came = page.getByRole('textbox', { name: 'signature, or msg_signature, of the call' });
  await came.fill('0'.repeat(40));
  await expect(page.getByText(/^Different signature/)).toBeVisible();
  expect(page.calls('/api/basicserver/wechat')).toHaveLength(0);
});

test('a refusal is said once, in the form', async ({ page, console }) => {
  await console.openAs(account, '/systemSettings/areaCode');
  const country = page.getByRole('combobox', { name: 'Area code' });
  await country.click();
  await country.fill('singap');
  await page.getByRole('option').first().click();
  await console.pretend({ failures: { 'areaCode.save': 'refused' } });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(page.getByText((await alert.textContent()) ?? '')).toHaveCount(1);
  await console.pretend({ failures: {} });
});

test('a configuration that is 1 or 0 is a switch, as a parameter is', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/systemSettings/parameters');
  const named = page.getByRole('region', { name: 'A configuration by its name' }).first();
  await named.getByRole('textbox', { name: 'Name' }).fill('inviteForbid');
  await named.getByRole('button', { name: 'Look up' }).click();
  await named.getByRole('switch', { name: 'Forbid inviting people' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  expect(page.calls('/api/bcw/base/configuration/saveNormalConfig').at(-1)?.body).toContain(
    '"configValue":"1"',
  );
});
