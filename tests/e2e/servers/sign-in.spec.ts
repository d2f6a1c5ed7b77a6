/** Signing in to a remote server: what the browser and the program keep of it; the rest is in tests/screens/servers. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectAllAccessible } from '../support/accessible.ts';
import { expect, type TestShell, test } from '../support/console.ts';
import { callBridge, collectComplaints } from '../support/console-page.ts';
import { type PlatformServer, password, signInPath, startPlatform } from '../support/platform-server.ts';
import { add, openServers } from '../support/servers-page.ts';

let platform: PlatformServer;
test.beforeEach(async ({ page, shell }) => {
  platform = await startPlatform();
  await openServers(page, shell);
});
test.afterEach(async () => {
  await platform.close();
});

async function use(page: Page, { origin }: TestShell, part: Parameters<typeof add>[1]): Promise<void> {
  const id = await add(page, {
    name: 'Harbour',
    address: platform.address,
    environment: 'production',
    ...part,
  });
  await callBridge(page, 'servers.choose', { id });
  await page.goto(`${origin}/info`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Harbour' })).toBeVisible();
}
const byPassword = {
  signIn: 'password',
  passwordSignIn: { path: signInPath, encoding: 'json', userField: 'username', passwordField: 'password' },
} as const;
const signedIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account: / });
const enter = (page: Page) => page.getByRole('button', { name: 'Sign in to Harbour' });

test('user name and password: a failure is named, the password is cleared and kept nowhere', async ({
  page,
  shell,
}) => {
  await use(page, shell, byPassword);
  // From here: the first read of the page guessed the server it had shown before, and is refused.
  const complaints = collectComplaints(page);
  await expect(page.getByRole('button', { name: 'Server: Harbour Production' })).toBeVisible();
  const [name, secret] = [
    page.getByRole('textbox', { name: 'User name' }),
    page.getByLabel('Password', { exact: true }),
  ];
  await enter(page).click();
  await expect(page.getByText('Please enter required items')).toHaveCount(2);
  await expectAccessible(page);
  await name.fill('ada');
  await secret.fill('wrong secret');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The server refused the sign-in: “Wrong user name or password”')).toBeVisible();
  await expect(secret).toHaveValue('');
  await expect(secret).toBeFocused();
  await expect(name).toHaveValue('ada');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(signedIn(page)).toBeVisible();
  expect(platform.signIns).toHaveLength(2);
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.body.innerHTML,
  );
  for (const typed of [password, 'wrong secret']) {
    expect(kept).not.toContain(typed);
    expect(shell.output()).not.toContain(typed);
  }
  // The session is the gateway's: a new page has it, too.
  await page.reload();
  await expect(signedIn(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('in Chinese, in the dark, in a narrow window', async ({ page, shell }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await callBridge(page, 'settings.update', { language: 'zh-CN', appearance: 'dark' });
  const id = await add(page, {
    name: '港口',
    address: platform.address,
    environment: 'production',
    ...byPassword,
  });
  await callBridge(page, 'servers.choose', { id });
  await page.goto(`${shell.origin}/info`);
  await page.getByRole('textbox', { name: '用户名' }).fill('ada');
  await page.getByLabel('密码', { exact: true }).fill('错误');
  await page.keyboard.press('Enter');
  await expect(page.getByText('服务器拒绝登录：“Wrong user name or password”')).toBeVisible();
  await expectAllAccessible(page);
});
