/** Service calls between platforms (rows FRAME-029 to 031, 064; SVC-001 to 009). */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';

const path = '/custom_service_call';
const bindCall = '/api/basicserver/syscross/saveBind';

test('a tenant that is not the manager has the binding alone, whatever the address', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await expect(page).toHaveURL(/\/custom_service_call\/bind$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Service calls' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Service calls' })).toHaveCount(0);
  await expect(page.getByText('This tenant is not linked to another platform.')).toBeVisible();
  await expectAccessible();
  await page.goto(`${path}/other`);
  await expect(page).toHaveURL(/\/custom_service_call\/bind$/);
});

test('the manager tenant says who may call; an unknown part is said to be none', async ({
  page,
  console,
}) => {
  await console.openAs('managerTenantAdministrator', path);
  await page.getByRole('link', { name: 'Callers' }).click();
  await expect(page).toHaveURL(/\/other$/);
  await expect(page.getByRole('heading', { name: 'Callers of this platform' })).toBeVisible();
  await expectAccessible();
  await page.goto(`${path}/nothing`);
  await expect(page.getByText('Page not found: “nothing”.')).toBeVisible();
});

test('an employee has neither the page nor its line of the menu', async ({ page, console }) => {
  await console.openAs('employee', path);
  await expect(page.getByRole('heading', { level: 1, name: 'Service calls' })).toHaveCount(0);
});

test('a binding is checked, saved and undone; its secret is masked and copied unseen', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', `${path}/bind`);
  const field = (name: string) => page.getByRole('textbox', { name });
  const secret = page.locator('input[name="appSecurity"]');
  await field('Address of the other platform').fill('there.example');
  await field('Key of the linked tenant').fill('T1');
  await field('Corporation ID').fill('c-1');
  await field('App key').fill('a-1');
  await secret.fill('very secret');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('Please enter a full address that begins with https:// or http://').first(),
  ).toBeVisible();
  expect(page.calls(bindCall)).toHaveLength(0);
  await field('Address of the other platform').fill('https://there.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This tenant is not linked to another platform.')).toHaveCount(0);
  expect(JSON.parse(page.calls(bindCall)[0]?.body ?? '')).toEqual({
    targetTenantKey: 'T1',
    targetConnectUrl: 'https://there.example',
    appKey: 'a-1',
    appSecurity: 'very secret',
    corpId: 'c-1',
  });
  await page.reload();
  await expect(secret).toHaveAttribute('type', 'password');
  await expect(secret).toHaveValue('very secret');
  await expect(page.getByRole('button', { name: 'Copy App secret' })).toBeVisible();
  await page.goto('/journal');
  await expect(page.getByText('Service-call binding changed').first()).toBeVisible();
  await expect(page.getByText('very secret')).toHaveCount(0);
});

test('a secret that somebody else changed too is asked about without being shown', async ({
  page,
  console,
}) => {
  await console.openAs('managerTenantAdministrator', `${path}/other`);
  const key = page.locator('input[name="secretKey"]');
  await key.fill('the-key-that-I-typed');
  await fetch('/api/basicserver/syscross/saveOtherConfig', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '',
    },
    body: JSON.stringify({ whiteIpList: '', secretKey: 'the-key-of-somebody-else' }),
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('•••').first()).toBeVisible();
  await expect(question.getByText('the-key-of-somebody-else')).toHaveCount(0);
  await expect(question.getByText('the-key-that-I-typed')).toHaveCount(0);
});

test('a new key stands beside the present one until it is saved', async ({ page, console }) => {
  await console.openAs('managerTenantAdministrator', `${path}/other`);
  const make = page.getByRole('button', { name: 'Create a new key' });
  await make.click();
  await expect(page.getByText('None yet')).toBeVisible();
  const shown = page.getByText(/^[A-Za-z2-9]{32}$/);
  const first = await shown.textContent();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(shown).toHaveCount(0);
  await make.click();
  await expect(shown).not.toHaveText(first ?? '');
  await expect(page.getByText('•••', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy Present key' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy New key' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(shown).toHaveCount(0);
});

test('a tenant is made over there, and this one is bound to it', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${path}/bind`);
  await page.getByRole('button', { name: 'Create a tenant' }).click();
  await expect(page).toHaveURL(/\/bind\/create$/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address of the other platform' }).fill('https://there.example');
  await dialog.locator('input[name="secretKey"]').fill('given by its operator');
  await dialog.getByRole('button', { name: 'Create the tenant' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Address of the other platform' })).toHaveValue(
    'https://there.example',
  );
  await expect(page.getByRole('textbox', { name: 'Key of the linked tenant' })).not.toHaveValue('');
});

test('the address is tried by the steps of the connection’s examination', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${path}/bind`);
  const test = page.getByRole('button', { name: 'Test the connection' });
  await expect(test).toBeDisabled();
  await page.getByRole('textbox', { name: 'Address of the other platform' }).fill('http://127.0.0.1:9');
  await expect(page.getByText(/^The address is not encrypted/)).toBeVisible();
  await test.click();
  await expect(
    page
      .getByText('Name', { exact: true })
      .or(page.getByRole('listitem').filter({ hasText: 'Connect' }))
      .first(),
  ).toBeVisible();
});
