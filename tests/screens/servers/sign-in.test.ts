/** Signing in to a remote server by each kind of its profile. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { noMapping } from '../../../src-shared/api/mapping/no-mapping.ts';
import {
  absentPath,
  openNothingPath,
  type PlatformServer,
  password,
  signInPath,
  startPlatform,
} from '../../e2e/support/platform-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { callBridge, collectComplaints } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, type TestShell, test } from '../support/screens.ts';
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

for (const [what, path, said] of [
  ['opens no session', openNothingPath, /^The server answered but opened no session/],
  ['is not there', absentPath, 'The server refused the sign-in: “HTTP 404”'],
] as const) {
  test(`a sign-in path that ${what}`, async ({ page, shell }) => {
    await use(page, shell, { ...byPassword, passwordSignIn: { ...byPassword.passwordSignIn, path } });
    await page.getByRole('textbox', { name: 'User name' }).fill('ada');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await enter(page).click();
    await expect(page.getByRole('alert')).toContainText(said);
    await page.getByRole('link', { name: 'Check connection' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Connection to Harbour/ })).toBeVisible();
  });
}

test('an access token or cookie that is not accepted, then one that is', async ({ page, shell }) => {
  await use(page, shell, { signIn: 'cookie' });
  const secret = page.getByLabel('Cookie header').last();
  await secret.fill('session=not-one');
  await enter(page).click();
  await expect(page.getByText('The server did not accept this sign-in.')).toBeVisible();
  await secret.fill(platform.cookie);
  await enter(page).click();
  await expect(signedIn(page)).toBeVisible();
});

test('the server’s own page needs the desktop: here another way is offered', async ({ page, shell }) => {
  await use(page, shell, { signIn: 'page' });
  await expect(page.getByText(/needs the desktop program/)).toBeVisible();
  await page.getByText('Cookie header', { exact: true }).first().click();
  await page.getByLabel('Cookie header').last().fill(platform.cookie);
  await enter(page).click();
  await expect(signedIn(page)).toBeVisible();
  // Signing out forgets it.
  await signedIn(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Harbour' })).toBeVisible();
});

test('user name and password: a failure is named, the password is cleared and kept nowhere', async ({
  page,
  shell,
}) => {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  onTestFinished(() => void vi.restoreAllMocks());
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
    expect(written.join('')).not.toContain(typed);
  }
  // The session is the gateway's: a new page has it, too.
  await page.reload();
  await expect(signedIn(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the sign-in’s own answer says who it is, where the server has no call that does', async ({
  page,
  shell,
}) => {
  const own = createServer((request, response) => {
    const send = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'set-cookie': 'sid=1; Path=/' })
        .end(JSON.stringify(body));
    const path = request.url?.split('?')[0] ?? '';
    if (path === '/papi/enter') return send(200, { code: 200, who: { name: 'Lin Wei', role: 'ADMIN' } });
    if (request.headers.cookie !== 'sid=1') return send(200, { code: 401, msg: 'Nobody', data: null });
    if (path === '/api/basicserver/info')
      return send(200, { code: 200, msg: '', data: { tenantName: 'Farridge', tenantKey: 'T7' } });
    return send(404, { code: 404, msg: 'No such path', data: null });
  });
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void own.close());
  const { port } = own.address() as AddressInfo;
  const session = {
    signInAnswer: {
      names: { userName: 'who.name', administrator: 'who.role' },
      words: { administrator: [{ ours: true, theirs: 'ADMIN' }] },
    },
  };
  await use(page, shell, {
    ...byPassword,
    address: `http://127.0.0.1:${port}`,
    passwordSignIn: { ...byPassword.passwordSignIn, path: '/papi/enter' },
    mapping: { ...noMapping, session },
  });
  await page.getByRole('textbox', { name: 'User name' }).fill('lin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await enter(page).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account: Lin Wei/ })).toBeVisible();
});
