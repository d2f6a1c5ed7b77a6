/** Features that work on a server, page by page and call by call: checked, stopped, laid beside the last check, exported. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { scriptedServer } from '../../../src-main/gateway/testing/scripted-server.ts';
import { startPlatform } from '../../e2e/support/platform-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { callBridge, collectComplaints } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { add, openServers } from '../support/servers-page.ts';

const running: { close(): Promise<void> }[] = [];
test.beforeEach(async ({ page, shell }) => {
  await openServers(page, shell);
});
test.afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function keep<Server extends { close(): Promise<void> }>(server: Promise<Server>): Promise<Server> {
  running.push(await server);
  return server;
}

async function addPlatform(page: Page, wish: Parameters<typeof startPlatform>[0] = {}) {
  const platform = await keep(startPlatform(wish));
  const credential = { kind: 'cookie', cookie: platform.cookie } as const;
  const { address } = platform;
  return { platform, id: await add(page, { name: 'Harbour', address, signIn: 'cookie', credential }) };
}

test('the sandbox’s name stands once in the head', async ({ page, shell }) => {
  await page.goto(`${shell.origin}/servers/calls/sandbox`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Features that work on Sandbox', exact: true }),
  ).toBeVisible();
});

const result = (page: Page) => page.getByText(/^A platform answers\. Pages that work: /);

test('a check: what does not work whole, the calls behind it, all pages, and what changed since', async ({
  page,
  shell,
}) => {
  const complaints = collectComplaints(page);
  const moved = { '/api/moved/loginlog': '/api/basicserver/loginlog/pageQuery' };
  const { platform, id } = await addPlatform(page, { moved });
  await page.goto(`${shell.origin}/servers/calls/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Features that work on Harbour' })).toBeVisible();
  await expect(page.getByText('Not checked yet')).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(result(page)).toBeVisible();
  const pages = page.getByRole('table', { name: 'Pages' });
  const row = (name: string) => pages.getByRole('row', { name: new RegExp(`^${name} `) });
  await expect(row('Login log')).toContainText('Does not work');
  await expect(row('Login log')).toContainText('loginLog.pageQuery');
  await expect(row('Licence tool')).toContainText('Works in part');
  await expect(row('Error list')).toHaveCount(0);
  await page.getByRole('button', { name: 'All pages' }).click();
  await expect(row('Error list')).toContainText('Works');
  await expect(page.getByRole('table', { name: 'Not at this path' })).toContainText('loginLog.pageQuery');
  await expect(page.getByRole('table', { name: 'Refused' })).toContainText('“No permission”');
  await expect(page.getByRole('table', { name: 'Not tried' })).toHaveCount(0);
  await page.getByText(/^Not tried: \d+$/).click();
  await expect(page.getByRole('table', { name: 'Not tried' })).toContainText('It changes something');
  // Reads alone: the sandbox's own sign-in is none of it.
  expect(
    platform.asked.filter((line) => /\/(add|update|save|delete|batchDelete|signIn|signOut)/i.test(line)),
  ).toEqual([]);
  await expectAccessible(page);

  // It is there when one comes back, and the next one stands beside it.
  await page.goto(`${shell.origin}/servers`);
  await page.goto(`${shell.origin}/servers/calls/${id}`);
  await expect(result(page)).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Nothing changed.')).toBeVisible();
  // The stored checks of a server are deleted with it.
  const kept = () => readdirSync(join(shell.dataDir, 'server-checks'));
  expect(kept()).toHaveLength(1);
  await callBridge(page, 'servers.remove', { id });
  expect(kept()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('somebody else who asked since the last check is named before what differs', async ({
  page,
  console: here,
}) => {
  await here.openAs('systemAdministrator', '/servers/calls/sandbox');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(result(page)).toBeVisible();
  await here.openAs('employee', '/servers/calls/sandbox');
  await page.getByRole('button', { name: 'Check again' }).click();
  const since = page.getByRole('region', { name: /^Since / });
  await expect(since).toContainText(/The account differs: \S+ · T\d+ before, \S+ · T\d+ now.*became worse/);
});

test('as files: a page that stands alone, and data without a value', async ({ page, shell }) => {
  const { id } = await addPlatform(page);
  await page.goto(`${shell.origin}/servers/calls/${id}`);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(result(page)).toBeVisible();
  const html = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as HTML' }).click();
  const saved = await html;
  expect(saved.suggestedFilename()).toBe('steward-check-Harbour.html');
  await expect(page.getByText('Exported. The file contains names')).toBeVisible();
  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  expect((await json).suggestedFilename()).toBe('steward-check-Harbour.json');
});

test('a server that is no platform is reported with the connection check’s finding, and lists no calls', async ({
  page,
  shell,
}) => {
  const text = '<!doctype html><title>Guest network</title>';
  const server = await keep(
    scriptedServer(
      () => `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    ),
  );
  const id = await add(page, { name: 'Portal', address: `http://127.0.0.1:${server.port}` });
  await page.goto(`${shell.origin}/servers/calls/${id}`);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Something answers, but it is not a platform server.')).toBeVisible();
  await expect(page.getByText(/Connection check, Platform: A web page answers/)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(server.received.length).toBeLessThan(20);
});

test('a person without a session is told so', async ({ page, shell }) => {
  const { platform } = await addPlatform(page);
  const id = await add(page, { name: 'Stranger', address: platform.address });
  await page.goto(`${shell.origin}/servers/calls/${id}`);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Nothing is open to you here: sign in to this server')).toBeVisible();
});

test('it can be stopped: what was found before stands', async ({ page, shell }) => {
  const server = await keep(scriptedServer(() => null));
  const id = await add(page, { name: 'Silent', address: `http://127.0.0.1:${server.port}` });
  await page.goto(`${shell.origin}/servers/calls/${id}`);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Testing the connection')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Testing the connection')).toHaveCount(0);
  await expect(page.getByText('Not checked yet')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the sandbox too; one that is not there', async ({ page, shell, console: here }) => {
  await here.openAs('systemAdministrator', '/servers/calls/sandbox');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(result(page)).toBeVisible();
  await page.goto(`${shell.origin}/servers/calls/nothing`);
  await expect(page.getByRole('heading', { level: 1, name: 'This cannot be edited here' })).toBeVisible();
});

test('the ways to it: a line’s menu, and the connection check', async ({ page, shell }) => {
  const { id } = await addPlatform(page);
  await page.goto(`${shell.origin}/servers`);
  await page.getByRole('button', { name: 'More for Harbour' }).click();
  await page.getByRole('menuitem', { name: 'Check calls' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Features that work on Harbour' })).toBeVisible();
  await page.getByRole('link', { name: 'Connection check' }).click();
  await expect(page.getByText('The server answers.')).toBeVisible();
  await page.getByRole('link', { name: 'Check calls' }).click();
  await expect(page).toHaveURL(`${shell.origin}/servers/calls/${id}`);
});
