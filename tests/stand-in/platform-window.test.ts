/** Windows for the platform's own pages: no preload, one origin, the credential for it alone. */
import { beforeEach, expect, it, vi } from 'vitest';
import { platformWindows } from '../../src-main/desktop/platform-window.ts';
import { guardAllPages } from '../../src-main/desktop/walls.ts';
import { type ServerTarget, sandboxTarget } from '../../src-main/services/servers/target.ts';
import { app, recordedOf, resetElectron, session, windows } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));
const openLink = vi.fn();
let target: ServerTarget;
beforeEach(() => {
  resetElectron();
  vi.clearAllMocks();
  // The stand-in has what the walls use of Electron's App.
  guardAllPages(app as unknown as Electron.App, openLink);
  target = {
    ...sandboxTarget,
    id: 's1',
    mark: 's1',
    kind: 'remote',
    address: 'https://s.example.com/base',
    credential: { kind: 'token', token: 'T' },
  };
});
const open = (address: string) => platformWindows({ target: async () => target, openLink }).open(address);

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
  expect((own?.handlers.permissionCheck as (() => boolean) | undefined)?.()).toBe(false);
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
  expect(contents?.windowOpenHandler?.({ url: 'https://docs.example.net/' })).toEqual({ action: 'deny' });
  expect(openLink).toHaveBeenCalledExactlyOnceWith('https://docs.example.net/');
  expect(contents?.windowOpenHandler?.({ url: 'https://s.example.com/popup' })).toEqual({ action: 'deny' });
  await vi.waitUntil(() => windows.length === 2);
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
  expect(await headersFor('https://evil.example.net/')).toEqual({ requestHeaders: { Cookie: 'a=1' } });
  target = { ...target, id: 's2', address: 'https://other.example.com' };
  expect(await headersFor('https://s.example.com/base/y')).toEqual({ requestHeaders: { Cookie: 'a=1' } });
  expect(recordedOf('webRequest.onBeforeSendHeaders')).toEqual([[{ urls: ['https://s.example.com/*'] }]]);
});
