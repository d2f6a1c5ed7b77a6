/** Electron's security checklist, item by item, as far as it can be asked of a recorded start (limits.md §2). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#shared/testing/until.ts';
import {
  answers,
  app,
  Contents,
  recorded,
  recordedOf,
  resetElectron,
  schemeHandlers,
  session,
  windows,
} from './electron.ts';
import { quit, runMain, standing, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

function handler<T>(name: string): T {
  return session.defaultSession.handlers[name] as T;
}
function prevented(contents: Contents, name: string, details: object): boolean {
  const preventDefault = vi.fn();
  contents.emit(name, { preventDefault, ...details });
  return preventDefault.mock.calls.length > 0;
}

describe('before anything is shown', () => {
  it('sandboxes every process, takes the lock and registers the scheme, in time', async () => {
    await runMain();
    const order = recorded.map(([what]) => what);
    expect(order[0]).toBe('app.enableSandbox');
    expect(order).toContain('app.requestSingleInstanceLock');
    expect(order.indexOf('app.setPath')).toBeLessThan(order.indexOf('app.requestSingleInstanceLock'));
    expect(recordedOf('protocol.registerSchemesAsPrivileged')).toEqual([
      [
        [
          {
            scheme: 'console',
            privileges: {
              standard: true,
              secure: true,
              supportFetchAPI: true,
              stream: true,
              codeCache: true,
            },
          },
        ],
      ],
    ]);
    expect(windows).toHaveLength(0);
    app.becomeReady();
    await standing();
  });

  it('denies permissions and answers the scheme before the first window', async () => {
    await runMain();
    app.on('web-contents-created', () => {
      expect(handler('permissionRequest')).toBeTypeOf('function');
      expect(schemeHandlers.has('console')).toBe(true);
    });
    app.becomeReady();
    await standing();
    expect.assertions(2);
  });
});

it('gives the page no Node, no webview, and an isolated preload in the sandbox', async () => {
  const { window } = await startDesktop();
  expect(window.options.webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    spellcheck: false,
    navigateOnDragDrop: false,
    preload: expect.stringMatching(/preload\.cjs$/),
  });
  for (const key of ['enableBlinkFeatures', 'additionalArguments', 'webSecurity: false', 'devTools']) {
    expect(window.options.webPreferences).not.toHaveProperty([key]);
  }
  expect(recordedOf('window.loadURL')).toEqual([['console://app/']]);
});

describe('a page', () => {
  it('can not attach a webview', async () => {
    const { window } = await startDesktop();
    expect(prevented(window.webContents, 'will-attach-webview', {})).toBe(true);
  });

  it.each(['console://app/', 'console://app/licensetool?tab=2#x', 'console://app/base/info'])(
    'may go to %s',
    async (url) => {
      const { window } = await startDesktop();
      expect(prevented(window.webContents, 'will-frame-navigate', { url, isMainFrame: true })).toBe(false);
    },
  );

  it.each([
    'https://example.com/',
    'http://127.0.0.1/',
    'file:///etc/passwd',
    'about:blank',
    'data:text/html,x',
    'blob:console://app/1',
    'javascript:alert(1)',
    'console://app.evil/',
    'console://evil/',
    'console://user@app/',
    'console://app:80/',
    'consolex://app/',
    'console://app/api/file.html',
    'console://app/papi/x',
    'console://app/api',
    'chrome://settings',
    'devtools://x',
    '',
  ])('may not go to %j', async (url) => {
    const { window } = await startDesktop();
    expect(prevented(window.webContents, 'will-frame-navigate', { url, isMainFrame: true })).toBe(true);
    expect(prevented(window.webContents, 'will-redirect', { url, isMainFrame: true })).toBe(true);
  });

  it('has no frames, not even its own pages', async () => {
    const { window } = await startDesktop();
    expect(
      prevented(window.webContents, 'will-frame-navigate', { url: 'console://app/', isMainFrame: false }),
    ).toBe(true);
  });

  it('opens no window; an https link goes to the system, everything else nowhere', async () => {
    const { window } = await startDesktop();
    const open = (url: string): unknown => {
      window.webContents.gesture();
      return window.webContents.windowOpenHandler?.({ url });
    };
    for (const url of [
      'https://example.com/a',
      'console://app/',
      'file:///etc/passwd',
      'javascript:1',
      'http://x',
    ]) {
      expect(open(url)).toEqual({ action: 'deny' });
    }
    await until(() => recordedOf('shell.openExternal').length > 0);
    expect(recordedOf('shell.openExternal')).toEqual([['https://example.com/a']]);
  });

  it('does not start without the sandbox, however that came about', async () => {
    answers.switches = ['no-sandbox'];
    await runMain();
    app.becomeReady();
    await app.ended.promise;
    expect(recordedOf('app.exit')).toEqual([[1]]);
    expect(JSON.stringify(recordedOf('dialog.error'))).toContain('--no-sandbox');
    expect(recordedOf('app.requestSingleInstanceLock')).toEqual([]);
  });

  it('opens a link for a click or a key, one for each, and none by itself', async () => {
    const { window } = await startDesktop();
    const open = (): unknown => window.webContents.windowOpenHandler?.({ url: 'https://example.com/a' });
    const opened = (): number => recordedOf('shell.openExternal').length;
    open();
    window.webContents.gesture('mouseMove');
    open();
    await new Promise((later) => setTimeout(later, 20));
    expect(opened()).toBe(0);
    window.webContents.gesture('keyDown');
    open();
    open();
    await until(opened);
    await new Promise((later) => setTimeout(later, 20));
    expect(opened()).toBe(1);
  });

  it('hands so many links to the system in a minute, and no more', async () => {
    await startDesktop();
    const { openExternally } = await import('../../src-main/desktop/external.ts');
    const later = Date.now() + 3_600_000;
    for (let n = 0; n < 20; n++) await openExternally('https://example.com/', later + n);
    await expect(openExternally('https://example.com/', later + 59_000)).rejects.toMatchObject({
      params: { reason: 'TOO_MANY' },
    });
    await openExternally('https://example.com/', later + 61_000);
  });

  it('downloads nothing but what it made itself', async () => {
    await startDesktop();
    const download = (url: string): boolean => {
      const preventDefault = vi.fn();
      session.defaultSession.emit('will-download', { preventDefault }, { getURL: () => url });
      return preventDefault.mock.calls.length === 0;
    };
    expect(download('blob:console://app/123')).toBe(true);
    expect(download('console://app/api/export')).toBe(false);
    expect(download('https://example.com/x.exe')).toBe(false);
  });

  it('is without permissions and downloads in every session that is ever made', async () => {
    await startDesktop();
    const other = session.fromPartition('whoever');
    const preventDefault = vi.fn();
    other.emit('will-download', { preventDefault }, { getURL: () => 'https://example.com/x.exe' });
    expect(preventDefault).toHaveBeenCalled();
    await expect(other.writeClipboard(new Contents(), 'console://app/')).rejects.toThrow('denied');
  });

  it('is under the same rules wherever it comes from', async () => {
    await startDesktop();
    const stranger = new Contents();
    app.emit('web-contents-created', {}, stranger);
    expect(prevented(stranger, 'will-attach-webview', {})).toBe(true);
    expect(prevented(stranger, 'will-frame-navigate', { url: 'https://x', isMainFrame: true })).toBe(true);
    expect(stranger.windowOpenHandler?.({ url: 'about:blank' })).toEqual({ action: 'deny' });
  });
});
