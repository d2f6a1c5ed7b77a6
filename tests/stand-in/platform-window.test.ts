/** Windows for the platform's own pages: no preload, one origin, the credential for it alone. */
import { X509Certificate } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProxyChoice } from '#shared/rules/servers/profile.ts';
import { desktop } from '#shared/text/tables/desktop.ts';
import { until } from '#shared/testing/until.ts';
import { platformWindows } from '../../src-main/desktop/platform-window.ts';
import { guardAllPages, guardAllSessions } from '../../src-main/desktop/walls.ts';
import { answerCredentials } from '../../src-main/desktop/window-credentials.ts';
import { makeCertificate } from '../../src-main/gateway/testing/certificates.ts';
import { type ServerTarget, sandboxTarget } from '../../src-main/services/servers/target.ts';
import { answers, app, recordedOf, readyElectron, session, windows } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));
const openLink = vi.fn();
let target: ServerTarget;
beforeEach(() => {
  readyElectron();
  vi.clearAllMocks();
  // The stand-in has what the walls use of Electron's App.
  guardAllPages(app as unknown as Electron.App, openLink);
  guardAllSessions(app as unknown as Electron.App);
  target = {
    ...sandboxTarget,
    id: 's1',
    mark: 's1',
    kind: 'remote',
    address: 'https://s.example.com/base',
    credential: { kind: 'token', token: 'T' },
  };
});
const findTrustedCertificate = vi.fn(async (): Promise<string | null> => null);
const report = vi.fn();
const make = () =>
  platformWindows({
    target: async () => target,
    findTrustedCertificate,
    openLink,
    texts: () => desktop['en-US'],
    language: () => 'en-US',
    report,
  });
const open = (address: string) => make().open(address, target);

it('is sandboxed, has no preload and its own session in memory, without permissions', async () => {
  expect(await open('https://s.example.com/base/workflow')).toBe(true);
  const preferences = windows[0]?.options.webPreferences;
  expect(preferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
  });
  expect(preferences).not.toHaveProperty('preload');
  expect([...session.made.keys()].every((name) => !name.startsWith('persist:'))).toBe(true);
  const own = [...session.made.values()][0];
  const page = windows[0]?.webContents;
  await expect(page && own?.writeClipboard(page, 'https://s.example.com/base/')).rejects.toThrow('denied');
  expect(recordedOf('window.loadURL')).toEqual([['https://s.example.com/base/workflow']]);
});

it.each([
  'https://evil.example.net/',
  'http://s.example.com/',
  'https://s.example.com:8443/',
  'file:///etc/passwd',
  'x',
  '',
])('does not open %j', async (address) => {
  expect(await open(address)).toBe(false);
  expect(windows).toHaveLength(0);
});

it('opens nothing for the sandbox', async () => {
  target = sandboxTarget;
  expect(await open('https://s.example.com/')).toBe(false);
});

it('stays on its origin; other links go to the system', async () => {
  await open('https://s.example.com/base/x');
  const contents = windows[0]?.webContents;
  const goes = (url: string, isMainFrame = true): boolean => {
    const preventDefault = vi.fn();
    contents?.emit('will-frame-navigate', { preventDefault, url, isMainFrame });
    return preventDefault.mock.calls.length === 0;
  };
  expect(goes('https://s.example.com/other')).toBe(true);
  expect(goes('https://s.example.com/frame', false)).toBe(true);
  for (const url of ['https://evil.example.net/', 'console://app/', 'file:///x', 'javascript:1']) {
    expect(goes(url)).toBe(false);
    expect(goes(url, false)).toBe(false);
  }
  contents?.gesture();
  expect(contents?.windowOpenHandler?.({ url: 'https://docs.example.net/' })).toEqual({ action: 'deny' });
  expect(openLink).toHaveBeenCalledExactlyOnceWith('https://docs.example.net/');
  expect(contents?.windowOpenHandler?.({ url: 'https://s.example.com/popup' })).toEqual({ action: 'deny' });
  expect(windows).toHaveLength(1);
  contents?.gesture();
  expect(contents?.windowOpenHandler?.({ url: 'https://s.example.com/popup' })).toEqual({ action: 'deny' });
  await until(() => windows.length === 2);
});

it.each([
  [
    { kind: 'token', token: 'T' },
    { Authorization: 'Bearer T', Cookie: 'a=1' },
  ],
  [{ kind: 'cookie', cookie: 'SID=2' }, { Cookie: 'a=1; SID=2' }],
  [null, { Cookie: 'a=1' }],
] as const)('sends the credential %j to the server, and to nobody else', async (credential, expected) => {
  target = { ...target, credential };
  await open('https://s.example.com/base/x');
  const own = [...session.made.values()][0];
  const listener = own?.handlers.onBeforeSendHeaders as (d: object, cb: (r: object) => void) => void;
  const headersFor = (url: string): Promise<object> =>
    new Promise((resolve) => listener({ url, requestHeaders: { Cookie: 'a=1' } }, resolve));
  expect(await headersFor('https://s.example.com/base/y')).toEqual({ requestHeaders: expected });
  for (const elsewhere of [
    '/',
    '/other',
    '/basement/x',
    '/base/..%2fother',
    '/base/%252e%252e/other',
    '/base;x/y',
  ]) {
    const kept = await headersFor(`https://s.example.com${elsewhere}`);
    expect(kept, elsewhere).toEqual({ requestHeaders: { Cookie: 'a=1' } });
  }
  expect(await headersFor('https://evil.example.net/')).toEqual({ requestHeaders: { Cookie: 'a=1' } });
  target = { ...target, id: 's2', address: 'https://other.example.com' };
  expect(await headersFor('https://s.example.com/base/y')).toEqual({ requestHeaders: { Cookie: 'a=1' } });
  expect(recordedOf('webRequest.onBeforeSendHeaders')).toEqual([[{ urls: ['https://s.example.com/*'] }]]);
});

const manual: ProxyChoice = {
  mode: 'manual',
  address: 'http://proxy.example:3128',
  userName: 'ada',
  bypass: ['a.example', '<local>'],
};
it.each<[ProxyChoice, object]>([
  [{ mode: 'system' }, { mode: 'system' }],
  [{ mode: 'none' }, { mode: 'direct' }],
  [
    { mode: 'pac', address: 'http://p.example/x.pac' },
    { mode: 'pac_script', pacScript: 'http://p.example/x.pac' },
  ],
  [manual, { mode: 'fixed_servers', proxyRules: manual.address, proxyBypassRules: 'a.example,<local>' }],
])('goes the profile’s way before anything is loaded: %j', async (proxy, config) => {
  target = { ...target, route: { ...target.route, proxy } };
  await open('https://s.example.com/base/x');
  expect(recordedOf('session.setProxy')).toEqual([[config]]);
  const closing = make().signIn(target);
  await until(() => windows.length === 2);
  expect(recordedOf('session.setProxy')).toHaveLength(2);
  windows[1]?.emit('closed');
  expect(await closing).toBeNull();
});

it('a sign-in page gets the profile’s headers and no credential; its cookies are the answer', async () => {
  target = { ...target, headers: [['x-route', 'blue']] };
  const closing = make().signIn(target);
  await until(() => windows.length === 1);
  const own = [...session.made.values()].at(-1);
  const listener = own?.handlers.onBeforeSendHeaders as (d: object, cb: (r: object) => void) => void;
  const sent = await new Promise((resolve) =>
    listener({ url: 'https://s.example.com/base/login', requestHeaders: {} }, resolve),
  );
  expect(sent).toEqual({ requestHeaders: { 'x-route': 'blue' } });
  answers.cookies = [{ name: 'SID', value: '1' }];
  windows[0]?.emit('closed');
  expect(await closing).toBe('SID=1');
  expect(recordedOf('session.clearStorageData')).toHaveLength(1);
});

const shown = makeCertificate({ name: 's.example.com' });
const { fingerprint256 } = new X509Certificate(shown.cert);
it.each([
  ['that the gateway trusts is trusted', 's.example.com', -202, fingerprint256, 0],
  ['that is another one is not', 's.example.com', -202, 'AA:BB', -3],
  ['that nobody trusts is not', 's.example.com', -202, null, -3],
  ['of another host is Chromium’s to judge', 'sso.example.net', -202, fingerprint256, -3],
  ['that Chromium trusts is', 's.example.com', 0, null, -3],
])('a certificate %s', async (_, hostname, errorCode, trusted, verdict) => {
  findTrustedCertificate.mockResolvedValueOnce(trusted);
  await open('https://s.example.com/base/x');
  const own = [...session.made.values()][0];
  const judge = own?.handlers.certificateVerify as (r: object, cb: (v: number) => void) => void;
  const certificate = { data: shown.cert, fingerprint: 'sha256/x' };
  expect(await new Promise((resolve) => judge({ hostname, errorCode, certificate }, resolve))).toBe(verdict);
});

it('another port of a host that is trusted by hand is not reached', async () => {
  const trusted = [{ host: 's.example.com:443', fingerprint: fingerprint256, pem: shown.cert }];
  target = { ...target, route: { ...target.route, trusted } };
  await open('https://s.example.com/base/x');
  const own = [...session.made.values()][0];
  const ask = own?.handlers.onBeforeRequest as (d: object, cb: (r: object) => void) => void;
  const cancelled = (url: string) => new Promise((resolve) => ask({ url }, resolve));
  expect(await cancelled('https://s.example.com/base/y')).toEqual({ cancel: false });
  expect(await cancelled('https://s.example.com:8443/base/y')).toEqual({ cancel: true });
});

it('has at most ten windows', async () => {
  const platform = make();
  for (let n = 0; n < 10; n++) expect(await platform.open('https://s.example.com/base/x', target)).toBe(true);
  expect(await platform.open('https://s.example.com/base/x', target)).toBe(false);
  windows[0]?.emit('closed');
  expect(await platform.open('https://s.example.com/base/x', target)).toBe(true);
});

describe('what Chromium asks for', () => {
  const other = makeCertificate({ name: 'somebody' });
  const list = [{ data: other.cert }, { data: shown.cert }];
  const said: string[] = [];
  beforeEach(() => void said.splice(0));
  const asked = async (url: string, event: 'select-client-certificate' | 'login', info: object = {}) => {
    const platform = make();
    // Those of the questions before know nothing of this window, and would answer first.
    app.removeAllListeners(event);
    answerCredentials(app as unknown as Electron.App, platform, {
      report: (message) => void said.push(message),
      network: { reaches: () => false, logins: { find: async () => null } },
      choose: async () => null,
    });
    await platform.open('https://s.example.com/base/x', target);
    const contents = windows.at(-1)?.webContents;
    const preventDefault = vi.fn();
    const callback = vi.fn();
    if (event === 'login') app.emit(event, { preventDefault }, contents, { url }, info, callback);
    else app.emit(event, { preventDefault }, contents, url, list, callback);
    expect(preventDefault).toHaveBeenCalled();
    return callback.mock.calls[0];
  };

  it('is the profile’s own client certificate, for its server alone', async () => {
    target = { ...target, clientFingerprint: fingerprint256 };
    expect(await asked('s.example.com:443', 'select-client-certificate')).toEqual([list[1]]);
    expect(await asked('https://sso.example.net/', 'select-client-certificate')).toEqual([]);
  });
  it('is named in the log: who asked, in which window, and what it was given', async () => {
    target = { ...target, clientFingerprint: fingerprint256 };
    await asked('s.example.com:443', 'select-client-certificate');
    await asked('https://sso.example.net/', 'select-client-certificate');
    const window = `in a window of the server ${target.address}`;
    expect(said).toEqual([
      `s.example.com:443 asked for one ${window}: the profile’s was given`,
      `https://sso.example.net/ asked for one ${window}: none was given`,
    ]);
  });
  it('is no certificate where the profile has none: never the first of the list', async () => {
    expect(await asked('s.example.com:443', 'select-client-certificate')).toEqual([]);
  });
  it('is the password of the profile’s proxy, for that proxy alone', async () => {
    target = { ...target, route: { ...target.route, proxy: manual, proxyPassword: 'secret' } };
    const proxy = { isProxy: true, host: 'proxy.example', port: 3128 };
    expect(await asked('', 'login', proxy)).toEqual(['ada', 'secret']);
    expect(await asked('', 'login', { ...proxy, port: 8080 })).toEqual([]);
    expect(await asked('', 'login', { ...proxy, host: 'evil.example' })).toEqual([]);
    expect(await asked('', 'login', { ...proxy, isProxy: false })).toEqual([]);
  });
  it('is the gate’s password, for the server’s own origin alone', async () => {
    target = { ...target, gate: 'ada:pass:word' };
    const own = { isProxy: false, scheme: 'basic', host: 's.example.com', port: 443, realm: 'gate' };
    expect(await asked('https://s.example.com/base/x', 'login', own)).toEqual(['ada', 'pass:word']);
    expect(await asked('https://evil.example/', 'login', own)).toEqual([]);
    expect(await asked('http://s.example.com/base/x', 'login', own)).toEqual([]);
    expect(await asked('https://s.example.com/base/x', 'login', { ...own, scheme: 'ntlm' })).toEqual([]);
  });
  it('is not given a second time to the same question', async () => {
    target = { ...target, gate: 'ada:wrong' };
    const own = { isProxy: false, scheme: 'basic', host: 's.example.com', port: 443, realm: 'gate' };
    expect(await asked('https://s.example.com/base/x', 'login', own)).toEqual(['ada', 'wrong']);
    const callback = vi.fn();
    const details = { url: 'https://s.example.com/base/x' };
    app.emit('login', { preventDefault: vi.fn() }, windows.at(-1)?.webContents, details, own, callback);
    expect(callback.mock.calls).toEqual([[]]);
  });
  it('is the password of whichever proxy a script or the system names', async () => {
    const named = { isProxy: true, host: 'any.example', port: 8080 };
    for (const way of [{ mode: 'pac', address: 'https://p.example/x.pac' }, { mode: 'system' }] as const) {
      const route = { ...target.route, proxyPassword: 'secret' };
      target = { ...target, route: { ...route, proxy: { ...way, userName: 'ada' } } };
      expect(await asked('', 'login', named)).toEqual(['ada', 'secret']);
      expect(await asked('', 'login', { ...named, isProxy: false })).toEqual([]);
      target = { ...target, route: { ...route, proxy: way } };
      expect(await asked('', 'login', named)).toEqual([]);
    }
  });
});
