/** A link from outside; going from server to server is in tests/screens/servers. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { type PlatformServer, startPlatform } from '../support/platform-server.ts';
import { add, openServers } from '../support/servers-page.ts';
import { button } from '../support/tenant-page.ts';

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
const banner = (page: Page, words: RegExp) => page.getByRole('banner').getByRole('button', { name: words });

test('a link from outside is opened after it was shown, and only then', async ({ page, shell }) => {
  const id = await addPlatform(page, { environment: 'production' });
  let told = false;
  // The page that is here listens too, a second after its start: the event is for the next one.
  await page.goto('about:blank');
  await page.route('**/bridge/events', async (route) => {
    // The event that the shell tells when the system opens it with a link.
    const payload = { profile: { id, name: 'Harbour', environment: 'production' }, path: '/base/licence' };
    const body = told ? '\n' : `${JSON.stringify({ name: 'servers.linkOpened', payload })}\n`;
    told = true;
    await route.fulfill({ contentType: 'application/x-ndjson', body });
  });
  await page.goto(`${shell.origin}/info`);
  const question = page.getByRole('alertdialog', { name: 'Open this page of Harbour?' });
  await expect(question).toContainText('Production');
  await expect(question).toContainText('/base/licence');
  await expectAccessible(page);
  await expect(banner(page, /^Server: Sandbox/).or(button(page, /^Server: Sandbox/))).toBeVisible();
  await question.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/base\/licence$/);
  await expect(banner(page, /^Server: Harbour Production/)).toBeVisible();
});
