/** Windows of the platform say where one is and what failed; a sign-in stays within its session and within TLS. */
import { beforeEach, expect, it, vi } from 'vitest';
import { desktop } from '#shared/text/tables/desktop.ts';
import { until } from '#shared/testing/until.ts';
import { platformWindows } from '../../src-main/desktop/platform-window.ts';
import { guardAllPages, guardAllSessions } from '../../src-main/desktop/walls.ts';
import { type ServerTarget, sandboxTarget } from '../../src-main/services/servers/target.ts';
import { app, readyElectron, recordedOf, session, windows } from './electron.ts';
import { preventable } from './electron/rules.ts';

vi.mock('electron', () => import('./electron.ts'));
const openLink = vi.fn();
const report = vi.fn();
const target: ServerTarget = {
  ...sandboxTarget,
  id: 's1',
  mark: 's1',
  kind: 'remote',
  address: 'https://s.example.com/base',
};
beforeEach(() => {
  readyElectron();
  vi.clearAllMocks();
  guardAllPages(app as unknown as Electron.App, openLink);
  guardAllSessions(app as unknown as Electron.App);
});
const make = () =>
  platformWindows({
    target: async () => target,
    findTrustedCertificate: async () => null,
    openLink,
    texts: () => desktop['en-US'],
    language: () => 'en-US',
    report,
  });
async function opened() {
  expect(await make().open('https://s.example.com/base/x', target)).toBe(true);
  const window = windows.at(-1);
  if (!window) throw new Error('no window');
  return window;
}

it('the title begins with the server, whatever the page calls itself', async () => {
  const window = await opened();
  const event = preventable();
  window.emit('page-title-updated', event, 'bank.example – Sign in\u202e');
  expect(event.defaultPrevented).toBe(true);
  expect(window.getTitle()).toBe('s.example.com – bank.example – Sign in[U+202E]');
  window.webContents.commit('http://s.example.com:8080/');
  window.emit('page-title-updated', preventable(), 'x');
  expect(window.getTitle()).toBe('Not protected: s.example.com:8080 – x');
});

it('a page that fails says so in its window, with a way to try again', async () => {
  const window = await opened();
  const fails = (code: number, isMainFrame: boolean) =>
    window.webContents.emit(
      'did-fail-load',
      {},
      code,
      'ERR_NAME_NOT_RESOLVED',
      'https://s.example.com/"<b>',
      isMainFrame,
    );
  fails(-3, true);
  fails(-105, false);
  expect(recordedOf('window.loadURL')).toHaveLength(1);
  fails(-105, true);
  const [page = ''] = recordedOf('window.loadURL').at(-1) as [string];
  const html = decodeURIComponent(page.slice(page.indexOf(',') + 1));
  expect(html).toContain('This page can’t be loaded');
  expect(html).toContain('ERR_NAME_NOT_RESOLVED (-105)');
  expect(html).toContain('href="https://s.example.com/&quot;&lt;b&gt;"');
  expect(html).toContain("default-src 'none'");
  // From there the address may be tried again, and nothing else.
  expect(window.webContents.follow('https://s.example.com/base/x')).toBe(true);
  expect(window.webContents.follow('https://evil.example/')).toBe(false);
});

it('a download is refused with words, once at a time', async () => {
  const window = await opened();
  const own = [...session.made.values()][0];
  const download = () => {
    const event = preventable();
    own?.emit('will-download', event, { getURL: () => 'https://s.example.com/x.zip' }, window.webContents);
    return event.defaultPrevented;
  };
  expect(download()).toBe(true);
  expect(download()).toBe(true);
  await until(() => recordedOf('dialog.message').length > 0);
  expect(recordedOf('dialog.message')).toHaveLength(1);
});

it('windows of one server share a session, which is listened to once', async () => {
  const all = make();
  const listeners = async () => {
    await all.open('https://s.example.com/base/x', target);
    return [...session.made.values()].map((own) => own.listenerCount('will-download'));
  };
  const first = await listeners();
  expect(first).toHaveLength(1);
  expect(await listeners()).toEqual(first);
});

it('a sign-in opens its windows in its own session, and never leaves TLS', async () => {
  const closing = make().signIn(target);
  await until(() => recordedOf('window.loadURL').length === 1);
  const [first] = windows;
  expect(first?.webContents.follow('https://sso.example.net/')).toBe(true);
  expect(first?.webContents.follow('http://sso.example.net/')).toBe(false);
  const ask = (url: string): void => {
    first?.webContents.gesture();
    expect(first?.webContents.windowOpenHandler?.({ url })).toEqual({ action: 'deny' });
  };
  ask('http://sso.example.net/popup');
  ask('mailto:a@b.example');
  expect(windows).toHaveLength(1);
  ask('https://sso.example.net/popup');
  expect(windows).toHaveLength(2);
  const sessions = windows.map((window) => window.options.webPreferences.session);
  expect(sessions[0]).toBe(sessions[1]);
  expect(openLink).not.toHaveBeenCalled();
  windows[1]?.close();
  first?.close();
  expect(await closing).toBeNull();
});
