/** A proxy script in the built program, where its interpreter is a file of its own beside the bundle. */

import type { ServerDraft } from '#shared/rules/servers/profile.ts';
import { testProxy } from '../../../src-main/gateway/testing/proxy-server.ts';
import { scriptedServer } from '../../../src-main/gateway/testing/scripted-server.ts';
import type { ConnectionReport } from '../../../src-shared/bridge/servers.ts';
import { newDraft } from '../../../src-shared/rules/servers/draft.ts';
import { expect, test } from '../support/console.ts';
import { callBridge } from '../support/console-page.ts';
import { openServers } from '../support/servers-page.ts';

const running: { close(): Promise<void> }[] = [];
test.beforeEach(async ({ page, shell }) => {
  await openServers(page, shell);
});
test.afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function draftFor(script: string): Promise<{ id: null; draft: ServerDraft }> {
  const home = await scriptedServer(
    () => `HTTP/1.1 200 OK\r\nContent-Length: ${script.length}\r\nConnection: close\r\n\r\n${script}`,
  );
  running.push(home);
  const proxy = { mode: 'pac', address: `http://127.0.0.1:${home.port}/proxy.pac` } as const;
  return { id: null, draft: { ...newDraft(), name: 'Harbour', address: 'https://harbour.example', proxy } };
}

test('names the proxy that is then asked', async ({ page }) => {
  const proxy = await testProxy({ refuse: 403 });
  running.push(proxy);
  const script = `function FindProxyForURL(url, host) {
    return shExpMatch(host, '*.example') ? 'PROXY 127.0.0.1:${proxy.port}' : 'DIRECT';
  }`;
  const report = (await callBridge(page, 'servers.test', await draftFor(script))) as ConnectionReport;
  const step = report.steps.find((one) => one.step === 'proxy');
  expect(step).toMatchObject({ verdict: 'ok', detail: `127.0.0.1:${proxy.port}` });
  expect(proxy.asked).toContain('CONNECT harbour.example:443');
});

test('that never ends is ended, while the program answers others', async ({ page }) => {
  const asked = callBridge(page, 'servers.test', await draftFor('for (;;);')) as Promise<ConnectionReport>;
  expect(await callBridge(page, 'servers.list', {})).toMatchObject({ locked: false });
  const { steps } = await asked;
  expect(steps.find((one) => one.step === 'proxy')).toMatchObject({ verdict: 'failed', code: 'PAC_FAILED' });
});
