/** A server that is to be reached as the system does: chosen in the form; a browser can't, and says so. */
import { startPlatform } from '../../e2e/support/platform-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { add, openServers, save } from '../support/servers-page.ts';

test.beforeEach(async ({ page, shell }) => {
  await openServers(page, shell);
});

test('the form offers it where the system or a script names the proxy, and says where it does not hold', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add a server' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Head office');
  await page.getByRole('textbox', { name: 'Address' }).fill('https://office.example.com');
  await page.getByRole('button', { name: /^Proxy/ }).click();
  const asSystem = page.getByRole('switch', { name: 'Connect as the system does' });
  const here = page.getByText(/Only the desktop program can connect as the system does/);
  await expect(asSystem).not.toBeChecked();
  await expect(here).toHaveCount(0);
  await page.getByText('By hand', { exact: true }).click();
  await expect(asSystem).toHaveCount(0);
  await page.getByText('As the system', { exact: true }).click();
  await asSystem.click();
  await expect(here).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Use this server after saving' }).uncheck();
  await save(page);
  await expect(page).toHaveURL(/\/servers$/);
  await page.getByRole('button', { name: 'Edit Head office' }).click();
  // Settings that differ from the usual ones are unfolded.
  await expect(asSystem).toBeChecked();
  await expect(here).toBeVisible();
});

test('the check goes by a connection of our own, and remarks it', async ({ page, shell }) => {
  const platform = await startPlatform();
  try {
    const id = await add(page, {
      name: 'Harbour',
      address: platform.address,
      proxy: { mode: 'system', asSystem: true },
    });
    await page.goto(`${shell.origin}/servers/check/${id}`);
    const proxy = page.locator('[data-step=proxy]');
    await expect(proxy).toContainText('which only the desktop program can');
    await expect(page.locator('[data-step=http]')).toContainText('HTTP');
  } finally {
    await platform.close();
  }
});
