/** Decisions of the organisation: predefined servers, a locked list. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlatformServer, startPlatform } from '../../e2e/support/platform-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { callBridge } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, type TestShell, test } from '../support/screens.ts';
import { add, choose, line, lines, names, openServers } from '../support/servers-page.ts';

let folder: string;
let platform: PlatformServer;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-policy-'));
  platform = await startPlatform();
});
test.afterEach(async () => {
  await platform.close();
  await rm(folder, { recursive: true, force: true });
});

async function withPolicy(shell: TestShell, servers: object, more: object = {}): Promise<void> {
  const file = join(folder, 'policy.json');
  await writeFile(file, JSON.stringify({ servers, ...more }));
  await shell.restart(file);
}
const office = () => ({
  name: 'Head office',
  address: platform.address,
  environment: 'production',
  signIn: 'cookie',
  proxy: { mode: 'none' },
});
async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Cookie header').last().fill(platform.cookie);
  await page.getByRole('button', { name: 'Sign in to Head office' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account: / })).toBeVisible();
}

test('a predefined server is there at the first start, in use and marked', async ({ page, shell }) => {
  await withPolicy(shell, { predefined: [office()] });
  await page.goto(shell.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Head office' })).toBeVisible();
  // The page's title comes a little after it.
  await page.settled();
  await expectAccessible(page);
  await signIn(page);
  await page.goto(`${shell.origin}/servers`);
  await expect(line(page, 'Head office')).toContainText('Managed by your organisation');
  await expect(line(page, 'Head office')).toContainText('In use');
  // The user's own beside it.
  await add(page, { name: 'Mine' });
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Sandbox', 'Head office', 'Mine']);
  await page.getByRole('button', { name: 'More for Head office' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Check connection',
    'Check calls',
    'Duplicate',
    'Export',
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your settings for Head office' }).click();
  await expect(page.getByText(/This server is managed by your organisation/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveCount(0);
  // The user's own part can be changed.
  await page.getByRole('button', { name: 'Remove: Cookie header' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/servers$/);
  await page.goto(`${shell.origin}/info`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Head office' })).toBeVisible();
});

test('a locked list can not be changed, through no door', async ({ page, shell }) => {
  await openServers(page, shell);
  const own = await add(page, { name: 'Mine', address: 'https://mine.example.com' });
  await withPolicy(shell, { predefined: [office()], locked: true });
  await openServers(page, shell);
  await expect(page.getByText(/none can be added, edited, removed or moved here/)).toBeVisible();
  for (const name of ['Add a server', 'Import', 'Edit Mine', 'Move Mine']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'More for Mine' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Export']);
  await page.keyboard.press('Escape');
  // The user's earlier servers are kept, and say why they are not used.
  const mine = lines(page).filter({ hasText: 'mine.example.com' });
  await expect(mine).toContainText('Not allowed');
  await expect(mine).toContainText('Your organisation’s list of servers does not contain it');
  await expect(mine.getByRole('button', { name: /^Use/ })).toHaveCount(0);
  await expect(callBridge(page, 'servers.choose', { id: own })).rejects.toThrow(/SERVER_BLOCKED/);
  await expectAccessible(page);
  for (const path of ['/servers/edit/new', `/servers/edit/${own}`]) {
    await page.goto(shell.origin + path);
    await expect(page.getByText(/Your organisation decides which servers/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveCount(0);
  }
  await page.goto(`${shell.origin}/servers/import`);
  await expect(lines(page)).toHaveCount(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [name, args] of [
    ['servers.remove', { id: own }],
    ['servers.reorder', { ids: [own] }],
  ] as const) {
    await expect(callBridge(page, name, args)).rejects.toThrow(/SERVERS_LOCKED/);
  }
  await expect(add(page, { name: 'Another' })).rejects.toThrow(/SERVERS_LOCKED/);
  // Use and check stay.
  await choose(page, 'Head office', 'Check connection');
  await expect(page.getByText('The server answers.')).toBeVisible();
  await page.goto(`${shell.origin}/info`);
  await callBridge(page, 'servers.choose', {
    id: (
      (await callBridge(page, 'servers.list', {})) as { profiles: { id: string; name: string }[] }
    ).profiles.find(({ name }) => name === 'Head office')?.id,
  });
  await page.goto(`${shell.origin}/info`);
  await signIn(page);
});

test('without the sandbox the door asks for a server, and offers no account of it', async ({
  page,
  shell,
}) => {
  await withPolicy(shell, {}, { sandbox: false });
  await page.goto(shell.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a server' })).toBeVisible();
  await expect(page.getByText('Your organisation’s policy does not allow the sandbox.')).toBeVisible();
  await expect(page.getByRole('button', { name: /administrator/i })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${shell.origin}/servers`);
  await expect(line(page, 'Sandbox')).toContainText('Not allowed');
  await expect(line(page, 'Sandbox')).toContainText('Your organisation’s policy does not allow the sandbox.');
  await expect(line(page, 'Sandbox').getByRole('button', { name: /^Use/ })).toHaveCount(0);
  await expect(callBridge(page, 'servers.choose', { id: 'sandbox' })).rejects.toThrow(/SERVER_BLOCKED/);
  await add(page, { name: 'Mine', address: platform.address });
  await page.goto(`${shell.origin}/info`);
  await page.getByRole('button', { name: /^Server/ }).click();
  await expect(page.getByRole('menuitemradio', { name: /^Sandbox/ })).toBeDisabled();
});
