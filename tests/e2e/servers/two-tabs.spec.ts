/** Two tabs of one shell, one server in use: what is late in a tab writes to no other server than it shows. */
import type { Page } from '@playwright/test';
import { isWrite } from '../../../src-main/gateway/write-calls.ts';
import { noMapping } from '../../../src-shared/api/mapping/no-mapping.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type TestShell, test } from '../support/console.ts';
import { callBridge } from '../support/console-page.ts';
import { type PlatformServer, startPlatform } from '../support/platform-server.ts';
import { add, openServers } from '../support/servers-page.ts';
import { button, expectEditable, field } from '../support/tenant-page.ts';

let office: PlatformServer;
let test1: PlatformServer;
test.beforeEach(async () => {
  [office, test1] = await Promise.all([startPlatform(), startPlatform()]);
});
test.afterEach(async () => {
  await Promise.all([office.close(), test1.close()]);
});

/** What a page reads may be asked by POST too. */
const writes = ({ asked }: PlatformServer) =>
  asked.filter((line) => {
    const [method = '', path = ''] = line.split(' ');
    return isWrite(method, path, noMapping);
  });
const banner = (page: Page, words: RegExp) => page.getByRole('banner').getByRole('button', { name: words });

async function twoServers(page: Page, shell: TestShell): Promise<{ production: string }> {
  await openServers(page, shell);
  const known = (platform: PlatformServer) => ({
    address: platform.address,
    signIn: 'cookie' as const,
    credential: { kind: 'cookie' as const, cookie: platform.cookie },
  });
  const tried = await add(page, { name: 'Harbour', environment: 'test', ...known(test1) });
  const production = await add(page, { name: 'Head office', environment: 'production', ...known(office) });
  await callBridge(page, 'servers.choose', { id: tried });
  return { production };
}

test('a tab that hears nothing writes nothing to the other server, and keeps its form', async ({
  page,
  shell,
}) => {
  const { production } = await twoServers(page, shell);
  // Its events are late: for ever.
  await page.route('**/bridge/events', () => undefined);
  await page.goto(`${shell.origin}/base/teams`);
  await expectEditable(page);
  await field(page, 'Contact').fill('Somebody else');

  const other = await page.context().newPage();
  await other.goto(await shell.newLink());
  await expect(banner(other, /^Server: /)).toBeVisible();
  await callBridge(other, 'servers.choose', { id: production });
  const [before, here] = [writes(office).length, writes(test1).length];

  await button(page, 'Save').click();
  await expect(
    page.getByText('Another server is in use now than the one that this page shows'),
  ).toBeVisible();
  expect(writes(office)).toHaveLength(before);
  expect(writes(test1)).toHaveLength(here);
  await expect(field(page, 'Contact')).toHaveValue('Somebody else');

  const told = page.getByText(/^Another window has switched to Head office\. This one still shows Harbour/);
  await expect(told).toBeVisible();
  await expect(banner(page, /^Server: Harbour Test/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use Harbour again' }).click();
  await expect(told).toHaveCount(0);
  await button(page, 'Save').click();
  await expect.poll(() => writes(test1).length).toBeGreaterThan(here);
  expect(writes(office)).toHaveLength(before);
});
