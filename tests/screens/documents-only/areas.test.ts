/**
 * Every area on a server that has what the documents show and nothing else, with ids of 64 bits and odd values: a page
 * opens, shows what it can read, and says of each call that the server lacks which one it is.
 */
import { afterEach, beforeEach } from 'vitest';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { startDocumentsServer } from '../../documents-only/documents-server.ts';
import type { StrictServer } from '../../strict-server/strict-server.ts';
import { callBridge } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { add } from '../support/servers-page.ts';
import { button, expectEditable, field } from '../support/tenant-page.ts';

const pages = [
  '/info',
  '/base/teams',
  '/base/appAuth',
  '/base/licenceRemind',
  '/base/inviteList',
  '/base/quickMenu',
  '/base/quickSearch',
  '/base/systemReminders',
  '/base/wechatWork',
  '/base/wechatService',
  '/appManage',
  '/appManage/settings',
  '/customApps',
  '/backMenuSetting',
  '/ui_config',
  '/themes/pc',
  '/themes/h5',
  '/css_theme',
  '/theme_packages',
  '/loginPageSetting',
  '/safe_account/loginType',
  '/safe_account/ipconfigrec',
  '/safe_account/network_manage',
  '/safe_account/unbind',
  '/loginlog',
  '/launcher/apps',
  '/launcher/groups',
  '/teamshare',
  '/custom_service_call',
  '/systemSettings',
  '/systemSettings/parameters',
  '/errorList',
  '/licensetool',
] as const;

let server: StrictServer;
beforeEach(async () => {
  server = await startDocumentsServer({ odd: true });
});
afterEach(() => server.close());

/** The words of the profile say what no documented call says. */
async function enter(page: Page, path: string): Promise<void> {
  const { address, token } = server;
  const mapping = { ...noMapping, session: { userName: 'Lin Yu', deployment: 'public' as const } };
  const draft = { name: 'Documents', address, environment: 'test', signIn: 'token', mapping } as const;
  const id = await add(page, { ...draft, credential: { kind: 'token', token } });
  await callBridge(page, 'servers.choose', { id });
  await page.goto(path);
}

for (const path of pages) {
  test(path, async ({ page, console }) => {
    await console.open('/servers');
    await enter(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.settled();
    for (const alert of await main.getByRole('alert').allInnerTexts())
      expect(alert).toMatch(/This server has nothing at \/p?api\//);
    await expect(main.getByText('No permission')).toHaveCount(0);
  });
}

test('who is signed in is put together, and a documented write is made', async ({ page, console }) => {
  await console.open('/servers');
  await enter(page, '/base/teams');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account: Lin Yu/ })).toBeVisible();
  await expectEditable(page);
  await field(page, 'Contact').fill('沈望舒');
  await button(page, 'Save').click();
  await expect
    .poll(() => server.taken.findLast(({ name }) => name === 'updateTenantInfo')?.fields.get('tenant'))
    .toMatchObject({ contact: '沈望舒' });
});
