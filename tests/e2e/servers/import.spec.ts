/** Servers from one computer to another: a file without secrets; what is refused is in tests/screens/servers. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { add, choose, line, names, openServers } from '../support/servers-page.ts';
import { startWebShell } from '../support/web-shell.ts';

test.beforeEach(async ({ page, shell }) => {
  await openServers(page, shell);
});
const file = (content: unknown) => ({
  name: 'servers.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

test('exported without secrets, imported elsewhere, the same again', async ({ page, browser }) => {
  await add(page, {
    name: 'Head office',
    address: 'https://office.example.com/base',
    environment: 'production',
    readOnly: true,
    credential: { kind: 'token', token: 'very-secret-token' },
    headers: [
      { name: 'X-Tenant', value: 'a', secret: false },
      { name: 'X-Key', value: 'secret-header', secret: true },
    ],
    proxy: { mode: 'manual', address: 'http://proxy:3128', userName: 'me', bypass: ['*.lan'] },
    proxyPassword: 'secret-proxy',
    pathOverrides: { 'session.current': '/papi/me' },
  });
  await add(page, { name: 'Harbour', address: 'https://harbour.example.com', environment: 'test' });
  await page.reload();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('steward-servers.json');
  await expect(page.getByText(/^2 servers exported\. No passwords/)).toBeVisible();
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('https://office.example.com/base');
  expect(text).not.toMatch(/very-secret|secret-header|secret-proxy/);

  const other = await startWebShell();
  const context = await browser.newContext();
  const tab = await context.newPage();
  await openServers(tab, other);
  await tab.getByRole('button', { name: 'Import' }).click();
  const dialog = tab.getByRole('dialog', { name: 'Import servers' });
  await dialog.getByLabel('Servers file', { exact: true }).setInputFiles(file(text));
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').first()).toContainText('New');
  await expectAccessible(tab);
  await dialog.getByRole('checkbox', { name: /^Harbour/ }).uncheck();
  await dialog.getByRole('button', { name: 'Import 1 server', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => names(tab)).toEqual(['Sandbox', 'Head office']);
  await expect(line(tab, 'Head office')).toContainText('Read-only');

  // The same file comes out of it.
  const again = tab.waitForEvent('download');
  await choose(tab, 'Head office', 'Export');
  const second = JSON.parse(await readFile(await (await again).path(), 'utf8'));
  expect((await again).suggestedFilename()).toBe('steward-Head-office.json');
  expect(second).toEqual({ ...JSON.parse(text), servers: [JSON.parse(text).servers[0]] });

  await tab.getByRole('button', { name: 'Import' }).click();
  await dialog.getByLabel('Servers file', { exact: true }).setInputFiles(file(text));
  await expect(dialog.getByRole('listitem').first()).toContainText(
    'A server of this name and address is in your list already.',
  );
  await expect(dialog.getByRole('checkbox', { name: /^Head office/ })).not.toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Harbour/ })).toBeChecked();
  await context.close();
  await other.stop();
});
