/** Servers from one computer to another: a file without secrets, what is new, the same, refused. */
import { readFile } from 'node:fs/promises';
import { describe } from 'vitest';
import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { add, choose, line, names, openServers } from '../support/servers-page.ts';

test.beforeEach(async ({ page, shell }) => {
  await openServers(page, shell);
});
const file = (content: unknown) => ({
  name: 'servers.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
const envelope = { kind: 'steward-servers', version: 1 };

test('exported without secrets, imported elsewhere, the same again', async ({ page, shell }) => {
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
    mapping: mappingOfPaths({ 'session.current': '/papi/me' }),
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

  // Elsewhere: on a computer that knows none of them.
  for (const { id, kind } of (await bridge.servers.list({})).profiles)
    if (kind !== 'sandbox') await bridge.servers.remove({ id });
  await openServers(page, shell);
  await expect.poll(() => names(page)).toEqual(['Sandbox']);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import servers' });
  await dialog.getByLabel('Servers file', { exact: true }).setInputFiles(file(text));
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').first()).toContainText('New');
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /^Harbour/ }).uncheck();
  await dialog.getByRole('button', { name: 'Import 1 server', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => names(page)).toEqual(['Sandbox', 'Head office']);
  await expect(line(page, 'Head office')).toContainText('Read-only');

  // The same file comes out of it.
  const again = page.waitForEvent('download');
  await choose(page, 'Head office', 'Export');
  const second = JSON.parse(await readFile(await (await again).path(), 'utf8'));
  expect((await again).suggestedFilename()).toBe('steward-Head-office.json');
  expect(second).toEqual({ ...JSON.parse(text), servers: [JSON.parse(text).servers[0]] });

  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.getByLabel('Servers file', { exact: true }).setInputFiles(file(text));
  await expect(dialog.getByRole('listitem').first()).toContainText(
    'A server of this name and address is in your list already.',
  );
  await expect(dialog.getByRole('checkbox', { name: /^Head office/ })).not.toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Harbour/ })).toBeChecked();
});

test('an entry that cannot be imported is named, and the others are imported', async ({ page }) => {
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import servers' });
  const good = { name: 'Good', address: 'https://good.example.com' };
  const servers = [
    good,
    'text',
    { name: 'No address' },
    { ...good, name: 'Script', address: 'javascript:alert(1)' },
    { ...good, name: 'Headers', headers: [{ name: 'Host', value: 'x', secret: false }] },
    { ...good, name: 'Paths', pathOverrides: { 'no.such.call': '/papi/x' } },
    { ...good, name: 'Authority', authorities: 'none' },
    { ...good, name: 'Unknown', surprise: true },
  ];
  await dialog.getByLabel('Servers file', { exact: true }).setInputFiles(file({ ...envelope, servers }));
  const entry = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(entry('Entry 2')).toContainText('this entry is not a server');
  await expect(entry('No address')).toContainText('“address” is not valid');
  await expect(entry('Script')).toContainText('its address is not a server address');
  await expect(entry('Headers')).toContainText('“headers” is not valid');
  await expect(entry('Paths')).toContainText('does not match the platform’s calls');
  await expect(entry('Authority')).toContainText('not a CA certificate');
  await expect(entry('Unknown')).toContainText('“surprise” is not valid');
  await expect(dialog.getByRole('checkbox', { disabled: true })).toHaveCount(7);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 1 server', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Sandbox', 'Good']);
});

describe('files that are none', () => {
  for (const [name, content, words] of [
    ['a picture', '\x89PNG\r\n', 'it is not JSON'],
    ['another kind', { hello: 1 }, 'another kind of file'],
    ['a newer one', { ...envelope, version: 2, servers: [] }, 'a newer version of Steward'],
    ['a damaged one', { ...envelope, servers: 'none' }, 'is damaged'],
    ['an empty one', { ...envelope, servers: [] }, 'There are no servers in this file.'],
  ] as const) {
    test(name, async ({ page, shell }) => {
      await page.goto(`${shell.origin}/servers/import`);
      const dialog = page.getByRole('dialog', { name: 'Import servers' });
      await dialog.getByLabel('Servers file', { exact: true }).setInputFiles(file(content));
      await expect(dialog.getByText(new RegExp(words))).toBeVisible();
      await expect(dialog.getByRole('button', { name: /^Import( \d.*)?$/ })).toBeDisabled();
    });
  }
});
