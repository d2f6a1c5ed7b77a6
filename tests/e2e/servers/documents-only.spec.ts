/** A server that has what the documents show and nothing else, in a browser: it opens, and says what it lacks. */
import { noMapping } from '../../../src-shared/api/mapping/no-mapping.ts';
import { startDocumentsServer } from '../../documents-only/documents-server.ts';
import type { StrictServer } from '../../strict-server/strict-server.ts';
import { expectAccessibleInBoth } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { callBridge } from '../support/console-page.ts';
import { go } from '../support/go.ts';
import { add, openServers } from '../support/servers-page.ts';

let server: StrictServer;
test.beforeEach(async () => {
  server = await startDocumentsServer({ odd: true });
});
test.afterEach(() => server.close());

test('areas of a server with the documents’ calls alone', async ({ page, shell }) => {
  await openServers(page, shell);
  const { address, token } = server;
  const mapping = { ...noMapping, session: { userName: 'Lin Yu', deployment: 'public' as const } };
  const draft = { name: 'Documents', address, environment: 'test', signIn: 'token', mapping } as const;
  const id = await add(page, { ...draft, credential: { kind: 'token', token } });
  await callBridge(page, 'servers.choose', { id });
  await page.goto(`${shell.origin}/base/teams`);
  const main = page.getByRole('main');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account: Lin Yu/ })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('磐石远航（集团）');

  await test.step('a page whose list the server lacks', async () => {
    await go(page, '/safe_account/network_manage');
    const failure = main.getByRole('alert');
    await expect(failure).toContainText('This server has nothing at /api/security/networkSegment/queryList');
    await expect(failure.getByRole('link', { name: 'Other paths' })).toBeVisible();
    await expectAccessibleInBoth(page);
  });

  await test.step('pages that the documents give, with values that nobody understands', async () => {
    for (const path of ['/themes/pc', '/backMenuSetting', '/teamshare', '/licensetool']) {
      await go(page, path);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await go(page, '/themes/pc');
    await expect(page.getByRole('status').filter({ hasText: 'does not understand' })).toBeVisible();
    await expectAccessibleInBoth(page);
  });
});
