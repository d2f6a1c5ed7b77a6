/**
 * At 1024 by 700, which is also 2048 by 1400 at twice the size: nothing stands beyond the window, in Chinese and in the
 * dark, in English and in the light. Pages of which the tour of all screens sees another state, or none.
 */
import type { Page } from '@playwright/test';
import { makeCertificate } from '../../src-main/gateway/testing/certificates.ts';
import { scriptedServer } from '../../src-main/gateway/testing/scripted-server.ts';
import { long } from '../support/test-amount.ts';
import { expectAllAccessible, expectReadable } from './support/accessible.ts';
import { type Console, expect, test } from './support/console.ts';
import { callBridge } from './support/console-page.ts';
import { go } from './support/go.ts';
import { password, signInPath, startPlatform } from './support/platform-server.ts';
import { add } from './support/servers-page.ts';

/** `npm test` has one that crosses them. */
const looks = long
  ? ([
      ['zh-CN', 'dark', expectAllAccessible],
      ['en-US', 'light', expectReadable],
    ] as const)
  : ([['en-US', 'dark', expectAllAccessible]] as const);

/** In each look, on one load each: every page by its address, when what it must show is on view. */
async function lookAt(
  page: Page,
  console: Console,
  pages: readonly (readonly [address: string, shown: RegExp])[],
): Promise<void> {
  for (const [language, colorScheme, check] of looks) {
    await page.emulateMedia({ colorScheme });
    await console.open('/licensetool', language);
    for (const [address, shown] of pages) {
      await test.step(`${address}, ${language}`, async () => {
        await go(page, address, { same: address.includes('?') });
        const main = page.getByRole('main').or(page.getByRole('dialog'));
        await expect(main.getByText(shown).or(main.getByLabel(shown)).last()).toBeVisible();
        await check(page);
        const cut = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await cut()).toBeLessThanOrEqual(0);
        const within = page.getByRole('main');
        expect(await within.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      });
    }
  }
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1024, height: 700 }));

test('settings, the journal, the servers and the connection doctor', async ({ page, console }) => {
  const { key, cert } = makeCertificate({ name: 'office', hosts: ['127.0.0.1'] });
  const office = await scriptedServer(() => null, { key, cert });
  await console.open('/licensetool');
  await callBridge(page, 'journal.append', {
    time: Date.now(),
    server: 'sandbox',
    serverName: 'Sandbox',
    user: 'Lin',
    before: null,
    after: null,
    title: 'tenantEdit.change.certify',
    endpoint: 'tenant.submitNameAuth',
    message: '',
    undo: null,
    result: 'done',
  });
  const kept = await add(page, { name: '总部', environment: 'production', readOnly: true });
  const doubtful = await add(page, { name: '港口', address: `https://127.0.0.1:${office.port}` });
  await callBridge(page, 'servers.checkCalls', { id: 'sandbox', language: 'en-US' });
  await lookAt(page, console, [
    ['/settings', /外观|Appearance/],
    ['/journal', /Lin/],
    ['/journal?entry=1', /Steward 不知道如何撤销|Steward knows no way to undo/],
    ['/servers', /总部/],
    [`/servers/check/${doubtful}`, /连接在这一步失败：证书。|fails at this step: Certificate/],
    ['/servers/calls/sandbox', /可用的功能|Features that work on/],
    [`/servers/edit/${kept}?path=session.current`, /session\.current/],
  ]);

  await test.step('a field that is led to is on view, and the bar never covers what is typed in, at 200 % too', async () => {
    await page.goto(`${console.shell.origin}/servers/edit/${kept}?path=session.current`);
    const path = page.getByRole('textbox', { name: 'Path of session.current' });
    await expect(path).toBeFocused();
    await expect(path).toBeInViewport();
    await page.getByRole('textbox', { name: 'Name' }).first().fill('新总部');
    const bar = page.getByRole('button', { name: 'Save', exact: true });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 512, height: 350 });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: 'Address' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
  });
  await office.close();
});

test('a refused sign-in; the notice of the free edition, which a small window shortens', async ({
  page,
  console,
}) => {
  const platform = await startPlatform();
  await page.emulateMedia({ colorScheme: 'dark' });
  await console.open('/licensetool', 'zh-CN');
  const id = await add(page, {
    name: '港口',
    address: platform.address,
    environment: 'production',
    signIn: 'password',
    passwordSignIn: { path: signInPath, encoding: 'json', userField: 'username', passwordField: 'password' },
  });
  await callBridge(page, 'servers.choose', { id });
  await page.goto(`${console.shell.origin}/info`);
  await page.getByRole('textbox', { name: '用户名' }).fill('ada');
  await page.getByLabel('密码', { exact: true }).fill(`${password}!`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('服务器拒绝登录：“Wrong user name or password”')).toBeVisible();
  await expectAllAccessible(page);
  await platform.close();

  // Rows PAY-001 to 008.
  await callBridge(page, 'servers.choose', { id: 'sandbox' });
  await console.pretend({ edition: 'free' });
  await console.openAs('employee', '/teamsahretest?module=ganttChart&title=Not+for+you');
  const notice = page.getByRole('region', { name: 'Function not enabled' });
  await expect(notice.getByText('Contact phone')).toBeVisible();
  await page.setViewportSize({ width: 600, height: 700 });
  await expect(notice.getByRole('heading', { name: 'Not for you' })).toBeVisible();
  await expect(notice.getByText('Contact phone')).toHaveCount(0);
  await expect(notice.getByRole('link')).toHaveText(['Learn more about the Gantt chart']);
});

test('the actions of a row cover none of its words, however long its addresses are', async ({
  page,
  console,
}) => {
  for (const language of ['en-US', 'zh-CN'] as const) {
    await console.openAs('systemAdministrator', '/safe_account/ipconfigrec', language);
    const table = page.getByRole('table').last();
    await expect(table).toContainText('2001:db8:40::1 – 2001:db8:40::ff');
    const within = table.locator('..');
    expect(await within.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  }
});

test('a long name of somebody invited pushes neither their contact nor the platform out of sight', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/safe_account/invite_list/new');
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog
    .getByRole('textbox', { name: 'Name' })
    .fill('Wolfeschlegelsteinhausenbergerdorff'.padEnd(50, 'x'));
  await dialog.getByRole('textbox', { name: 'Phone or email' }).fill('wolfe.schlegel@example.com');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const table = page.getByRole('table', { name: 'Invitation list' });
  await expect(table).toContainText('wolfe.schlegel@example.com');
  const within = table.locator('..');
  expect(await within.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('the menu inside a page is one select, which names the part on view and leads to the others', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/safe_account/ipconfigrec');
  const parts = page.getByRole('navigation', { name: 'Parts of account security' });
  await parts.getByRole('button', { name: /Login black/ }).click();
  await page.getByRole('menuitem', { name: 'Invitation list' }).click();
  await expect(page).toHaveURL(/invite_list/);
  await expect(parts.getByRole('button', { name: /Invitation list/ })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(parts.getByRole('link', { name: 'Invitation list' })).toHaveAttribute('aria-current', 'page');
});

test('the filters, the count and the menu of the login log stand in one line', async ({ page, console }) => {
  for (const language of ['en-US', 'zh-CN'] as const) {
    await console.openAs('systemAdministrator', '/loginlog?result=failure', language);
    await expect(page.getByRole('main').getByText(/^(共 )?[\d,]+ (entries|条)$/)).toBeVisible();
    const bar = page.getByRole('main').locator('[data-bar]').first();
    await expect(bar.getByRole('button', { name: /^(Saved filters|已保存的筛选)$/ })).toBeVisible();
    expect((await bar.boundingBox())?.height ?? 0).toBeLessThanOrEqual(34);
  }
});

test('a table too narrow for all its columns folds the actions of its rows into a menu', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await console.openAs('systemAdministrator', '/loginlog/findings');
  const grid = page.getByRole('grid', { name: 'Findings' });
  const row = grid.getByRole('row').nth(1);
  await row.getByRole('button', { name: 'More' }).click();
  await expect(row.getByRole('menuitem')).toHaveText([
    'Mark…',
    'Next steps…',
    'See the person',
    'See the entries',
  ]);
  expect(await grid.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(row.getByRole('button', { name: /^Mark…/ })).toBeVisible();
});

test('at 800 by 600 every control of the header has its name, and pages are accessible', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await console.openAs('systemAdministrator', '/safe_account/ipconfigrec');
  const header = page.getByRole('banner');
  for (const name of ['Search or jump to', /^Server: /, 'Sandbox controls', 'Help', /^Account: /])
    await expect(header.getByRole('button', { name })).toBeVisible();
  await expectAllAccessible(page);
  await go(page, '/loginLog');
  await expect(page.getByRole('heading', { level: 1, name: 'Login log' })).toBeVisible();
  await expectAllAccessible(page);
});

test('columns without room leave, fillers first, are named, and come back with the room', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await console.openAs('systemAdministrator', '/safe_account/network_manage');
  const table = page.getByRole('table', { name: 'IP segments' });
  const changed = table.getByRole('columnheader', { name: 'Changed' });
  await expect(page.getByText(/^Columns that do not fit here: Instructions, .*Changed$/)).toBeVisible();
  await expect(changed).toHaveCount(0);
  const within = table.locator('..');
  expect(await within.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(changed).toBeVisible();
  await expect(page.getByText('Columns that do not fit here')).toHaveCount(0);
});

test('a time is whole at every width', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/errorList');
  for (const [address, width] of [
    ['/errorList', 720],
    ['/systemSettings/parameters', 1024],
    ['/themes/pc/edit/TP100001/versions', 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await go(page, address);
    const time = page.getByText(/^\d+ \w{3} 20\d\d, \d\d:\d\d:\d\d$/).last();
    await expect(time).toBeVisible();
    expect(await time.evaluate((one) => one.scrollWidth - one.clientWidth), address).toBe(0);
  }
});

test('a window that gets narrower lets columns leave too, so that actions cover no words', async ({
  page,
  console,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await console.openAs('managerTenantAdministrator', '/themes/pc');
  for (const [address, label] of [
    ['/themes/pc', 'Web themes'],
    ['/base/appAuth', 'App authorisation'],
    ['/safe_account/network_manage', 'IP segments'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 700 });
    await go(page, address);
    const table = page.getByRole('table', { name: label }).last();
    await expect(table.getByRole('row').nth(2)).toBeVisible();
    for (const width of [1024, 800, 720]) {
      await page.setViewportSize({ width, height: 700 });
      const around = table.locator('..');
      await expect
        .poll(() => around.evaluate((one) => one.scrollWidth - one.clientWidth), `${address}, ${width}`)
        .toBe(0);
    }
  }
});

test('a list in a dialog keeps all its columns, however wide the window', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/ipconfigrec');
  await page.getByRole('switch', { name: 'Black list is in force' }).click();
  await expect(page.getByText('Operation successful')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const table = page.getByRole('dialog').getByRole('table', { name: 'History' });
    await expect(table.getByRole('columnheader', { name: 'Change', exact: true })).toBeVisible();
    await expect(table.getByRole('row').nth(1).getByRole('cell').last()).toHaveText(/\S/);
  }
});
