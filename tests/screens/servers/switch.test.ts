/** Going from server to server: place, language and session of each; unsaved work; read-only; production; links. */

import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import { type PlatformServer, startPlatform } from '../../e2e/support/platform-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { callBridge, signInAs } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { add, openServers } from '../support/servers-page.ts';
import { button, expectEditable, field } from '../support/tenant-page.ts';

let platform: PlatformServer;
test.beforeEach(async ({ page, shell }) => {
  platform = await startPlatform();
  await openServers(page, shell);
});
test.afterEach(async () => {
  await platform.close();
});

const addPlatform = (page: Page, part: Parameters<typeof add>[1] = {}) =>
  add(page, {
    name: 'Harbour',
    address: platform.address,
    signIn: 'cookie',
    credential: { kind: 'cookie', cookie: platform.cookie },
    environment: 'test',
    ...part,
  });
async function switchTo(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Server|服务器): / })
    .click();
  await page.getByRole('menuitemradio', { name }).click();
}
const banner = (page: Page, words: RegExp) => page.getByRole('banner').getByRole('button', { name: words });

test('each server keeps its place, its language and its session', async ({ page, shell }) => {
  await addPlatform(page);
  await page.goto(`${shell.origin}/info`);
  await signInAs(page, 'Employee');
  await page.goto(`${shell.origin}/servers`);
  await page.getByRole('button', { name: 'Use this server: Harbour' }).click();
  await expect(page).toHaveURL(/\/info$/);
  await expect(banner(page, /^Server: Harbour Test/)).toBeVisible();
  const account = page.getByRole('banner').getByRole('button', { name: /^(Account|账号): / });
  const here = await account.getAttribute('aria-label');
  await page.goto(`${shell.origin}/base/licence`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await callBridge(page, 'settings.update', { language: 'zh-CN' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');

  await switchTo(page, '沙箱');
  await expect(page).toHaveURL(/\/info$/);
  await expect(account).not.toHaveAttribute('aria-label', here ?? '');
  await callBridge(page, 'settings.update', { language: 'en-US' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');

  await switchTo(page, 'Harbour');
  await expect(page).toHaveURL(/\/base\/licence$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await switchTo(page, '沙箱');
  await expect(page).toHaveURL(/\/info$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a page of no server stays where it is', async ({ page, shell }) => {
  await addPlatform(page);
  await page.goto(`${shell.origin}/licensetool`);
  await switchTo(page, 'Harbour');
  await expect(banner(page, /^Server: Harbour Test/)).toBeVisible();
  await expect(page).toHaveURL(/\/licensetool$/);
});

test('unsaved work keeps the server until the user lets it go', async ({ page, shell }) => {
  await addPlatform(page);
  await page.goto(`${shell.origin}/info`);
  await signInAs(page, 'System administrator');
  await page.goto(`${shell.origin}/base/teams`);
  await expectEditable(page);
  await field(page, 'Contact').fill('Somebody');
  await switchTo(page, 'Harbour');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Contact')).toHaveValue('Somebody');
  await expect(banner(page, /^Server: Sandbox/)).toBeVisible();
  await switchTo(page, 'Harbour');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(banner(page, /^Server: Harbour Test/)).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/info$/);
});

test('read-only: said before, refused at the gateway, said once, what was typed stays', async ({
  page,
  shell,
}) => {
  const id = await addPlatform(page, { readOnly: true });
  await callBridge(page, 'servers.choose', { id });
  await page.goto(`${shell.origin}/base/teams`);
  await expectEditable(page);
  await expect(page.getByText('Harbour is read-only: Steward sends it no changes.')).toBeVisible();
  await expect(banner(page, /Harbour Test · Read-only/)).toBeVisible();
  await field(page, 'Contact').fill('Somebody else');
  const before = platform.asked.length;
  await button(page, 'Save').click();
  const refused = page.getByText('This server is used read-only: nothing is changed there.');
  await expect(refused).toHaveCount(1);
  await expect(field(page, 'Contact')).toHaveValue('Somebody else');
  expect(platform.asked.slice(before).filter((asked) => asked.startsWith('POST'))).toEqual([]);
  await expectAccessible(page);
  // The way out is where it is said.
  await page.getByRole('link', { name: 'Change this' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('switch', { name: 'Read-only' }).click();
  await button(page, 'Save').click();
  await expect(page).toHaveURL(/\/servers$/);
  await expect(page.getByText(/^Harbour is read-only/)).toHaveCount(0);
});

test('on production what is destroyed is confirmed by the server’s name', async ({ page, shell }) => {
  const id = await addPlatform(page, { name: 'Head office', environment: 'production' });
  await callBridge(page, 'servers.choose', { id });
  await page.goto(`${shell.origin}/info`);
  await expect(banner(page, /^Server: Head office Production/)).toBeVisible();
  await banner(page, /^Account: /).click();
  await page.getByRole('menuitem', { name: 'Refresh permission cache' }).click();
  const question = page.getByRole('alertdialog');
  const name = question.getByRole('textbox', { name: /production server.*“Head office”/ });
  await expect(name).toBeFocused();
  const go = question.getByRole('button', { name: 'OK' });
  await expect(go).toBeDisabled();
  await name.fill('Head');
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await expect(go).toBeDisabled();
  await expectAccessible(page);
  await name.fill('Head office');
  await go.click();
  await expect(page.getByText('refreshed cache successfully')).toBeVisible();
});

test('a value that was only typed here is discarded without typing a name, on production too', async ({
  page,
  shell,
}) => {
  const id = await addPlatform(page, { name: 'Head office', environment: 'production' });
  await callBridge(page, 'servers.choose', { id });
  await page.goto(`${shell.origin}/base/teams`);
  await expectEditable(page);
  await field(page, 'Contact').fill('Somebody else');
  await page.getByRole('link', { name: 'Overview' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('textbox')).toHaveCount(0);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/info$/);
});

test('calls that this server has elsewhere are sent there, from the first on', async ({ page, shell }) => {
  await platform.close();
  const current = '/api/basicserver/session/current';
  platform = await startPlatform({ moved: { '/papi/me': current } });
  const id = await addPlatform(page, { mapping: mappingOfPaths({ 'session.current': '/papi/me' }) });
  await callBridge(page, 'servers.choose', { id });
  await page.goto(`${shell.origin}/info`);
  await expect(banner(page, /^Account: /)).toBeVisible();
  expect(platform.asked).toContain('GET /papi/me');
});

test('a link from outside is opened after it was shown, and only then', async ({ page, shell }) => {
  const id = await addPlatform(page, { environment: 'production' });
  await page.goto('/info');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The shell sends this when the system opens Steward with a link.
  const profile = { id, name: 'Harbour', environment: 'production' } as const;
  await shell.tell('servers.linkOpened', { profile, path: '/base/licence' });
  const question = page.getByRole('alertdialog', { name: 'Open this page of Harbour?' });
  await expect(question).toContainText('Production');
  await expect(question).toContainText('/base/licence');
  await expectAccessible(page);
  await expect(button(page, /^Server: Sandbox/)).toBeAttached();
  await question.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/base\/licence$/);
  await expect(banner(page, /^Server: Harbour Production/)).toBeVisible();
});

test('among many servers one is found by its name, by keyboard', async ({ page, shell }) => {
  for (let number = 1; number <= 8; number += 1)
    await add(page, { name: `Branch ${number}`, address: `https://branch-${number}.example` });
  await addPlatform(page, { name: 'Harbour' });
  await page.goto(`${shell.origin}/info`);
  await signInAs(page, 'Employee');
  const menu = page.getByRole('banner').getByRole('button', { name: /^Server: / });
  await menu.press('ArrowDown');
  const search = page.getByRole('textbox', { name: 'Search: Servers' });
  await expect(search).toBeFocused();
  const choices = page.getByRole('menuitemradio');
  await expect(choices).toHaveCount(10);
  await expectAccessible(page);
  await search.fill('nowhere');
  await expect(choices).toHaveCount(0);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Manage servers' })).toBeVisible();
  await search.fill('BRANCH 7');
  await expect(choices).toHaveText([/^Branch 7/]);
  await search.press('Escape');
  await expect(choices).toHaveCount(10);
  await search.press('ArrowDown');
  await expect(choices.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.press('ArrowDown');
  await search.fill('harb');
  await search.press('Enter');
  await expect(banner(page, /^Server: Harbour Test/)).toBeVisible();
});
