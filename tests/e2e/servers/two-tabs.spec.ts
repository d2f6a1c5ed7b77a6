/** Two tabs of one shell on two servers: each writes to the one that it shows, also where it hears nothing of the other. */
import type { Page } from '@playwright/test';
import { isWrite } from '../../../src-main/gateway/write-calls.ts';
import { noMapping } from '../../../src-shared/api/mapping/no-mapping.ts';
import { long } from '../../support/test-amount.ts';
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

/** Reads of a page may use POST too. */
const writes = ({ asked }: PlatformServer) =>
  asked.filter((line) => {
    const [method = '', path = ''] = line.split(' ');
    return isWrite(method, path, noMapping);
  });
const banner = (page: Page, words: RegExp) => page.getByRole('banner').getByRole('button', { name: words });
const saveContact = async (page: Page, name: string): Promise<void> => {
  await field(page, 'Contact').fill(name);
  await button(page, 'Save').click();
};

/** The tab is on the first of them. */
async function twoServers(page: Page, shell: TestShell): Promise<{ harbour: string }> {
  await openServers(page, shell);
  const known = (platform: PlatformServer) => ({
    address: platform.address,
    signIn: 'cookie' as const,
    credential: { kind: 'cookie' as const, cookie: platform.cookie },
  });
  const harbour = await add(page, { name: 'Harbour', environment: 'test', ...known(test1) });
  await add(page, { name: 'Head office', environment: 'production', ...known(office) });
  await callBridge(page, 'servers.choose', { id: harbour });
  return { harbour };
}

/** Another tab, which begins with the server of the first and goes to the other one by its menu. */
async function goToOffice(page: Page, shell: TestShell): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(await shell.newLink());
  await expect(banner(other, /^Server: Harbour Test/)).toBeVisible();
  await banner(other, /^Server: /).click();
  await other.getByRole('menuitemradio', { name: /^Head office/ }).click();
  await expect(banner(other, /^Server: Head office Production/)).toBeVisible();
  return other;
}

test('each tab shows and changes its own server, and stays there when it is loaded anew', async ({
  page,
  shell,
}) => {
  await twoServers(page, shell);
  await page.goto(`${shell.origin}/base/teams`);
  await expectEditable(page);
  const other = await goToOffice(page, shell);
  await other.goto(`${shell.origin}/base/teams`);
  await expectEditable(other);
  await expect(other).toHaveTitle(/ · Head office · Steward$/);
  await expect(page).toHaveTitle(/ · Harbour · Steward$/);
  // The same organisation was seen at a production server: where it is signed in counts as one.
  await expect(banner(page, /^Server: Harbour Production/)).toBeVisible();

  await saveContact(page, 'Of the harbour');
  await expect.poll(() => writes(test1).length).toBeGreaterThan(0);
  expect(writes(office)).toEqual([]);
  const here = writes(test1).length;
  await saveContact(other, 'Of the office');
  await expect.poll(() => writes(office).length).toBeGreaterThan(0);
  expect(writes(test1)).toHaveLength(here);

  await page.reload();
  await expect(field(page, 'Contact')).toHaveValue('Of the harbour');
  await other.reload();
  await expect(field(other, 'Contact')).toHaveValue('Of the office');
  await expectAccessible(other);
});

// tests/screens/servers/two-tabs.test.ts has its rules.
(long ? test : test.skip)(
  'a tab that hears nothing sends nothing where its server was removed, and keeps its form',
  async ({ page, shell }) => {
    const { harbour } = await twoServers(page, shell);
    // Its events are late: for ever.
    await page.route('**/bridge/events', () => undefined);
    await page.goto(`${shell.origin}/base/teams`);
    await expectEditable(page);
    const other = await goToOffice(page, shell);
    // Before it is removed: a tab that holds nothing goes along as soon as a request of its own is refused.
    await field(page, 'Contact').fill('Somebody new');
    await callBridge(other, 'servers.remove', { id: harbour });
    const [there, here] = [writes(office).length, writes(test1).length];
    await button(page, 'Save').click();
    await expect(page.getByText(/^The server was changed or removed meanwhile, or/)).toBeVisible();
    expect([writes(office).length, writes(test1).length]).toEqual([there, here]);
    await expect(field(page, 'Contact')).toHaveValue('Somebody new');
    await expect(page.getByText(/^Harbour was removed in another window/)).toBeVisible();
    await expect(banner(page, /^Server: Harbour Test/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go to Head office' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(banner(page, /^Server: Head office Production/)).toBeVisible();
  },
);
