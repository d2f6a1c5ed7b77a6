/** Servers from one computer to another: a file without secrets, what is new, the same, refused. */
import { describe } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { names, openServers } from '../support/servers-page.ts';

test.beforeEach(async ({ page, shell }) => {
  await openServers(page, shell);
});
const file = (content: unknown) => ({
  name: 'servers.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
const envelope = { kind: 'steward-servers', version: 1 };

test('what can not be imported is said entry by entry, and the rest is', async ({ page }) => {
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
