/** A proxy that asks who one is gets an answer from a window of the program's own, and nobody else learns it. */
import { beforeEach, expect, it, vi } from 'vitest';
import { desktop } from '#shared/text/tables/desktop.ts';
import { consoleProtocol } from '../../src-main/desktop/console-protocol.ts';
import { proxyLoginWindows } from '../../src-main/desktop/proxy-login-window.ts';
import { runningRequests } from '../../src-main/desktop/running-requests.ts';
import { guardAllPages } from '../../src-main/desktop/walls.ts';
import { lockedPreferences } from '../../src-main/desktop/window.ts';
import { createProxyLogins, type ProxyQuestion } from '../../src-main/gateway/system-network/proxy-logins.ts';
import { answers, app, readyElectron, recordedOf, windows } from './electron.ts';
import { handledRequest } from './electron/rules.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(() => {
  readyElectron();
  guardAllPages(app as unknown as Electron.App, () => undefined);
});

const question: ProxyQuestion = {
  host: 'proxy.office.example',
  port: 3128,
  realm: 'Head <b>office',
  scheme: 'ntlm',
  isRefused: false,
};

function make(language: 'en-US' | 'zh-CN' = 'en-US') {
  const logins = proxyLoginWindows({
    window: () => null,
    texts: () => desktop[language],
    language: () => language,
    report: vi.fn(),
  });
  const handler = consoleProtocol({
    serveBundle: async () => new Response('the console'),
    gateway: () => Promise.reject(new Error('no gateway')),
    files: () => Promise.reject(new Error('no files')),
    firstLines: async () => new Response(),
    stopped: () => null,
    find: () => new Response(),
    proxyLogin: logins.serve,
    requests: runningRequests(),
  });
  /** The address that the newest window shows. */
  const home = (): string => String(recordedOf('window.loadURL').at(-1)?.[0]);
  const post = (address: string, body: string, initiatorOrigin: string | null = 'console://app') =>
    handler(handledRequest(address, { method: 'POST', body, initiatorOrigin }));
  return { logins, handler, home, post };
}

it('names the proxy, hides what is typed, and closes with the answer', async () => {
  const { logins, handler, home, post } = make();
  const answer = logins.ask(question);
  const [window] = windows;
  expect(window?.options.webPreferences).toEqual({ ...lockedPreferences });
  const page = await (await handler(handledRequest(home(), { initiatorOrigin: null }))).text();
  expect(page).toContain('The proxy proxy.office.example:3128 asks who you are');
  expect(page).toContain('Head &lt;b&gt;office');
  expect(page).toContain('type="password"');
  expect(page).toContain(desktop['en-US'].proxyLogin.domain);
  expect(page).not.toContain(desktop['en-US'].proxyLogin.refused);
  const typed = new URLSearchParams({ userName: 'OFFICE\\ada', password: 'p&=ä' });
  expect((await post(home(), String(typed))).status).toBe(200);
  expect(await answer).toEqual({ userName: 'OFFICE\\ada', password: 'p&=ä' });
  expect(windows).toEqual([]);
  // The password was in no address.
  expect(JSON.stringify(recordedOf('window.loadURL'))).not.toContain('p&=');
});

it('is answered by its own page alone', async () => {
  const { logins, handler, home, post } = make();
  const answer = logins.ask(question);
  const typed = 'userName=a&password=b';
  const other = `console://app/-/proxy-login?id=${crypto.randomUUID()}`;
  expect((await post(home(), typed, 'https://evil.example')).status).toBe(403);
  // A navigation, as of a form in a window of somebody else, has no origin.
  expect((await post(home(), typed, null)).status).toBe(403);
  expect((await post(other, typed)).status).toBe(404);
  expect((await handler(handledRequest(other, { initiatorOrigin: null }))).status).toBe(404);
  expect((await post(home(), `userName=${'a'.repeat(9000)}`)).status).toBe(413);
  expect(windows[0]?.webContents.follow('console://app/')).toBe(false);
  expect(windows[0]?.webContents.follow('https://evil.example/')).toBe(false);
  windows[0]?.close();
  expect(await answer).toBeNull();
  expect((await post(home(), typed)).status).toBe(404);
});

it('says that the last answer was refused, and what is sent as it is', async () => {
  const { logins, handler, home } = make('zh-CN');
  void logins.ask({ ...question, scheme: 'basic', isRefused: true });
  const page = await (await handler(handledRequest(home(), { initiatorOrigin: null }))).text();
  const { refused, open, domain } = desktop['zh-CN'].proxyLogin;
  expect(page).toContain('lang="zh-CN"');
  expect(page).toContain(refused);
  expect(page).toContain(open);
  expect(page).not.toContain(domain);
});

it('is not asked where its window does not load', async () => {
  answers.loadFails = { code: -2, description: 'ERR_FAILED' };
  const { logins } = make();
  expect(await logins.ask(question)).toBeNull();
});

it('is asked once at a time for one proxy, and again a minute after the user has declined', async () => {
  let clock = 1_000_000;
  const ask = vi.fn<Parameters<typeof createProxyLogins>[0]>(async () => null);
  const logins = createProxyLogins(ask, () => clock);
  const asked = { isProxy: true, scheme: 'basic', host: 'p', port: 1, realm: '' };
  expect(await Promise.all([logins.find(asked, null, []), logins.find(asked, null, [])])).toEqual([
    null,
    null,
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
  clock += 59_000;
  expect(await logins.find(asked, null, [])).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
  clock += 2000;
  const typed = { userName: 'ada', password: 'x' };
  ask.mockResolvedValueOnce(typed);
  expect(await logins.find(asked, null, [])).toBe(typed);
  // The typed password counts for every realm of that proxy, and for no other proxy.
  expect(await logins.find({ ...asked, realm: 'other' }, null, [])).toBe(typed);
  expect(ask).toHaveBeenCalledTimes(2);
  await logins.find({ ...asked, port: 2 }, null, []);
  expect(ask).toHaveBeenCalledTimes(3);
  // The profile's own comes first, and is not given twice.
  const own = { userName: 'own', password: 'y' };
  expect(await logins.find(asked, own, [])).toBe(own);
  expect(await logins.find(asked, own, [own])).toBe(typed);
});
