/** The list of servers: added by keyboard, edited without showing a secret, copied, removed, ordered, searched. */

import { expectAccessible } from '../support/accessible.ts';
import { collectComplaints } from '../support/console-page.ts';
import { expect, test } from '../support/screens.ts';
import { add, choose, line, names, openServers, save } from '../support/servers-page.ts';

test.beforeEach(async ({ page, shell }) => {
  await openServers(page, shell);
});

test('the first server, by keyboard only: nothing is prefilled, what is missing is said', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await expect(line(page, 'Sandbox')).toContainText('In use');
  await page.getByRole('button', { name: 'Add a server' }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(name).toHaveValue('');
  await expect(address).toHaveValue('');
  await expect(page.getByText(/the web shell has no key store/)).toBeVisible();
  await address.focus();
  await page.keyboard.type('ftp://office.example.com');
  await page.keyboard.press('Control+s');
  await expect(name).toBeFocused();
  await expect(page.getByText('Please enter required items', { exact: true })).toBeVisible();
  await page.keyboard.type('Head office');
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();
  await expect(page.getByText('The address must begin with https:// or http://.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('office.example.com:8443/base/');
  await page.keyboard.press('Tab');
  // Production comes first: whoever does not choose is warned rather than surprised.
  await expect(page.getByRole('radio', { name: 'Production' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Staging' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Use this server after saving' }).press('Space');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/servers$/);
  await expect(line(page, 'Head office')).toContainText('https://office.example.com:8443/base');
  await expect(line(page, 'Head office')).toContainText('Staging');
  await expect(line(page, 'Head office')).toContainText('Never used');
  await expect(line(page, 'Sandbox')).toContainText('In use');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a refused value is named at its field, in words', async ({ page }) => {
  await page.getByRole('button', { name: 'Add a server' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Head office');
  await page.getByRole('textbox', { name: 'Address' }).fill('https://office.example.com');
  await page.getByRole('button', { name: /^Extra headers/ }).click();
  await page.getByRole('button', { name: 'Add a header' }).click();
  const header = page.getByRole('textbox', { name: 'Name of header 1' });
  await header.fill('X-Forwarded-For');
  await save(page);
  await expect(header).toBeFocused();
  await expect(header).toHaveAccessibleDescription(/“X-Forwarded-For” is set by Steward itself/);
  await header.fill('X-Tenant');
  await page.getByRole('button', { name: /^Other paths/ }).click();
  await page.getByRole('textbox', { name: 'Search: Other paths' }).fill('session.current');
  const path = page.getByRole('textbox', { name: 'Path of session.current' });
  await path.fill('/elsewhere');
  await save(page);
  await expect(path).toBeFocused();
  await expect(path).toHaveAccessibleDescription(/begins with \/api\/ or \/papi\//);
  await path.fill('/papi/me');
  await page.getByRole('button', { name: /^Proxy/ }).click();
  await page.getByText('By hand', { exact: true }).click();
  const proxy = page.getByRole('textbox', { name: 'Proxy address' });
  await proxy.fill('http://me:secret@proxy:3128');
  await save(page);
  await expect(proxy).toHaveAccessibleDescription(/A proxy address is/);
  await proxy.fill('proxy:3128');
  await page.getByRole('button', { name: /^Own authorities/ }).click();
  await page
    .getByLabel('Certificate file (PEM or DER)', { exact: true })
    .setInputFiles({ name: 'notes.pem', mimeType: 'text/plain', buffer: Buffer.from('no certificate') });
  await expect(page.getByRole('button', { name: 'Remove notes.pem' })).toBeVisible();
  await save(page);
  await expect(page.getByText('“notes.pem” contains no readable certificate (PEM or DER).')).toBeVisible();
  await page.getByRole('button', { name: 'Remove notes.pem' }).click();
  await page.getByRole('button', { name: /^Client certificate/ }).click();
  await page
    .getByLabel('PKCS#12 file (.p12, .pfx)', { exact: true })
    .setInputFiles('tests/fixtures/tls/client.p12');
  const passphrase = page.getByLabel('Passphrase of the file');
  await passphrase.fill('wrong');
  await expect(passphrase).toHaveValue('wrong');
  await save(page);
  await expect(passphrase).toBeFocused();
  await expect(passphrase).toHaveAccessibleDescription('The passphrase does not open this file.');
  await expectAccessible(page);
  await passphrase.fill('sample');
  await page.getByRole('checkbox', { name: 'Use this server after saving' }).uncheck();
  await save(page);
  await expect(page).toHaveURL(/\/servers$/);
  await page.getByRole('button', { name: 'Edit Head office' }).click();
  await expect(page.getByRole('button', { name: /^Client certificate ?CN=/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Other paths ?1 difference/ })).toBeVisible();
  await expect(proxy).toHaveValue('http://proxy:3128');
});

test('a secret goes in and never comes out: kept, replaced, taken away', async ({ page, shell }) => {
  const id = await add(page, {
    name: 'Head office',
    credential: { kind: 'token', token: 'very-secret-token' },
    headers: [{ name: 'X-Key', value: 'secret-header', secret: true }],
  });
  await page.goto(`${shell.origin}/servers/edit/${id}`);
  const row = page.getByText('Saved; not shown again');
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  const shown = await page.content();
  expect(shown).not.toContain('very-secret-token');
  expect(shown).not.toContain('secret-header');
  // Editing something else leaves it as it is.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Office');
  await save(page);
  await expect(line(page, 'Office')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Office' }).click();
  await page.getByRole('button', { name: 'Remove: Access token' }).click();
  await expect(page.getByText('Removed when you save')).toBeVisible();
  await page.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Replace: Access token' }).click();
  await page.getByLabel('Access token', { exact: true }).last().fill('another');
  await save(page);
  await page.getByRole('button', { name: 'Edit Office' }).click();
  await page.getByRole('button', { name: 'Remove: Access token' }).click();
  await save(page);
  await page.getByRole('button', { name: 'Edit Office' }).click();
  await expect(page.getByRole('button', { name: 'Replace: Access token' })).toHaveCount(0);
});

test('leaving a form with changes asks', async ({ page }) => {
  await page.getByRole('button', { name: 'Add a server' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Half');
  await page.getByRole('link', { name: 'Licence tool' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half');
  await page.getByRole('link', { name: 'Licence tool' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/licensetool$/);
});

test('a copy has everything but its secrets; removing names what happens', async ({ page }) => {
  await add(page, { name: 'Head office', environment: 'production', readOnly: true });
  await choose(page, 'Head office', 'Duplicate');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Head office');
  await expect(page.getByText(/Sign-in, passwords and certificates are not copied/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Use this server after saving' }).uncheck();
  await save(page);
  await expect(line(page, 'Copy of Head office')).toContainText('Read-only');
  await choose(page, 'Copy of Head office', 'Remove');
  const question = page.getByRole('alertdialog', { name: 'Remove the server “Copy of Head office”?' });
  await expect(question).toContainText('Nothing changes on the server.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => names(page)).toEqual(['Sandbox', 'Head office']);
});

test('put into another order by keyboard, announced and kept', async ({ page }) => {
  for (const name of ['A', 'B', 'C']) await add(page, { name: `Server ${name}` });
  await page.reload();
  const handle = page.getByRole('button', { name: 'Move Server C' });
  await expect(handle).toHaveAccessibleDescription(/Space picks it up/);
  const said = page.locator('[aria-live=assertive]').first();
  await handle.press('Space');
  await expect(said).toHaveText('Server C picked up, position 3 of 3.');
  await page.keyboard.press('ArrowUp');
  await expect(said).toHaveText('Server C, position 2 of 3.');
  await page.keyboard.press('Home');
  await expect(said).toHaveText('Server C, position 1 of 3.');
  expect(await names(page)).toEqual(['Sandbox', 'Server C', 'Server A', 'Server B']);
  await expect(handle).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Server C is back at position 3 of 3.');
  expect(await names(page)).toEqual(['Sandbox', 'Server A', 'Server B', 'Server C']);
  await handle.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Server C put down at position 2 of 3.');
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Sandbox', 'Server A', 'Server C', 'Server B']);
});

test('more than eight are searched by name, address and environment', async ({ page }) => {
  for (let i = 1; i <= 8; i++) {
    await add(page, {
      name: `Server ${i}`,
      address: `https://s${i}.example.com`,
      environment: i === 3 ? 'training' : 'test',
    });
    if (i === 7) {
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Search: Servers' })).toHaveCount(0);
    }
  }
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Search: Servers' })).toBeVisible();
  // The keys' own part of the frame comes after the first picture.
  await page.settled();
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Search: Servers' })).toBeFocused();
  await page.keyboard.type('training');
  await expect.poll(() => names(page)).toEqual(['Server 3']);
  await expect(page.getByText('1 of 9')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search: Servers' }).fill('s5.example');
  await expect.poll(() => names(page)).toEqual(['Server 5']);
  // A part of the list has no order of its own.
  await expect(page.getByRole('button', { name: 'Move Server 5' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => names(page)).toHaveLength(9);
});
