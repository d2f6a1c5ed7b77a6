/** How the connection doctor looks; what it says of every kind of server is in tests/screens/servers. */
import { makeCertificate } from '../../../src-main/gateway/testing/certificates.ts';
import { scriptedServer } from '../../../src-main/gateway/testing/scripted-server.ts';
import { expectAllAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { callBridge } from '../support/console-page.ts';
import { add, openServers } from '../support/servers-page.ts';

test.beforeEach(async ({ page, shell }) => {
  await openServers(page, shell);
});

test('in Chinese, in the dark, in a narrow window', async ({ page, shell }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await callBridge(page, 'settings.update', { language: 'zh-CN', appearance: 'dark' });
  const { key, cert } = makeCertificate({ name: 'office', hosts: ['127.0.0.1'] });
  const office = await scriptedServer(() => null, { key, cert });
  const id = await add(page, { name: '港口', address: `https://127.0.0.1:${office.port}` });
  await page.goto(`${shell.origin}/servers/check/${id}`);
  await expect(page.getByText('连接在这一步失败：证书。')).toBeVisible();
  await page.getByRole('button', { name: '信任此证书…' }).click();
  await expectAllAccessible(page);
  await office.close();
});
