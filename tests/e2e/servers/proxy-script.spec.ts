/** A proxy script in the built program, where its interpreter is a file of its own beside the bundle. No page is needed. */
import { expect, test } from '@playwright/test';
import type { ServerDraft } from '#shared/rules/servers/profile.ts';
import { testProxy } from '../../../src-main/gateway/testing/proxy-server.ts';
import { scriptedServer } from '../../../src-main/gateway/testing/scripted-server.ts';
import type { ConnectionReport } from '../../../src-shared/bridge/servers.ts';
import { newServerDraft } from '../../../src-shared/rules/servers/draft.ts';
import { openSession } from '../support/session.ts';
import { startWebShell } from '../support/web-shell.ts';

/** Ends of everything that a test began, run after it whether it passed or not. */
const ends: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

interface Home {
  readonly asked: { readonly id: null; readonly draft: ServerDraft };
}

/** A server that goes by a script, which somebody serves. */
async function goingBy(script: string): Promise<Home> {
  const home = await scriptedServer(
    () => `HTTP/1.1 200 OK\r\nContent-Length: ${script.length}\r\nConnection: close\r\n\r\n${script}`,
  );
  ends.push(() => home.close());
  const proxy = { mode: 'pac', address: `http://127.0.0.1:${home.port}/proxy.pac` } as const;
  const draft = { ...newServerDraft(), name: 'Harbour', address: 'https://harbour.example', proxy };
  return { asked: { id: null, draft } };
}

test('names the proxy that is then asked; one that never ends is ended, while the program answers others', async () => {
  const shell = await startWebShell();
  ends.push(() => shell.stop());
  const session = await openSession(shell.url);
  const test = (home: Home) => session.call('servers.test', home.asked) as Promise<ConnectionReport>;
  const stepOf = ({ steps }: ConnectionReport) => steps.find((one) => one.step === 'proxy');

  const proxy = await testProxy({ refuse: 403 });
  ends.push(() => proxy.close());
  const named = await goingBy(`function FindProxyForURL(url, host) {
    return shExpMatch(host, '*.example') ? 'PROXY 127.0.0.1:${proxy.port}' : 'DIRECT';
  }`);
  expect(stepOf(await test(named))).toMatchObject({ verdict: 'ok', detail: `127.0.0.1:${proxy.port}` });
  expect(proxy.asked).toContain('CONNECT harbour.example:443');

  const endless = await goingBy('for (;;);');
  const asked = test(endless);
  expect(await session.call('servers.list', {})).toMatchObject({ locked: false });
  const ended = stepOf(await asked);
  expect(ended).toMatchObject({ verdict: 'failed' });
  // A script has so much time of a processor: where others take it, the time of the whole test is over before.
  expect(['PAC_FAILED', 'TIMEOUT']).toContain(ended?.code);
});
