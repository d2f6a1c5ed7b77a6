/** One way to start and show: whatever asks for the window, before ready, without a window, or twice. */
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channels } from '#shared/bridge/preload.ts';
import { until } from '#shared/testing/until.ts';
import { takeLock } from '../../src-main/desktop/second-start.ts';
import {
  answers,
  app,
  type BrowserWindow,
  ipcMain,
  recordedOf,
  resetElectron,
  schemeHandlers,
  windows,
} from './electron.ts';
import { preventable } from './electron/rules.ts';
import { invoke, pretendPlatform, quit, runMain, standing, startAgain, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

interface Item {
  id?: string;
  click?: () => void;
  submenu?: Item[];
}
const all = (items: Item[]): Item[] => items.flatMap((item) => [item, ...all(item.submenu ?? [])]);
const choose = (id: string): void => {
  const menu = recordedOf('menu').at(-1)?.[0] as Item[];
  all(menu)
    .find((item) => item.id === id)
    ?.click?.();
};
const listen = ({ webContents }: BrowserWindow): unknown =>
  ipcMain.listeners.get(channels.listen)?.({ sender: webContents, senderFrame: webContents.mainFrame });
const eventsOf = (window: BrowserWindow | undefined, name: string): unknown[] =>
  (window?.webContents.sent ?? []).flatMap(([channel, event, payload]) =>
    channel === channels.event && event === name ? [payload] : [],
  );
async function licence(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'steward-file-')), 'a.lic');
  await writeFile(path, '{}');
  return path;
}
/** A running program on macOS whose window was closed by its red button. */
async function withoutWindow(): Promise<void> {
  pretendPlatform('darwin');
  const { window } = await startDesktop();
  await standing();
  window.close();
  expect(windows).toHaveLength(0);
}

describe('without a window, on macOS', () => {
  it('a double click on a licence opens one and the licence in it', async () => {
    await withoutWindow();
    app.emit('open-file', preventable(), await licence());
    await until(() => windows.length === 1);
    const window = windows[0] as BrowserWindow;
    await until(() => JSON.stringify(recordedOf('menu').at(-1)).includes('a.lic'));
    listen(window);
    expect(eventsOf(window, 'files.opened')).toHaveLength(1);
  });

  it.each(['openLicence', 'settings', 'about', 'signOut'])(
    '%s of the menu opens one first',
    async (command) => {
      await withoutWindow();
      choose(command);
      await until(() => windows.length === 1);
      const window = windows[0] as BrowserWindow;
      listen(window);
      expect(eventsOf(window, 'app.command')).toEqual([{ command }]);
    },
  );

  it('a command that nobody expects any more is not carried out', async () => {
    await withoutWindow();
    choose('signOut');
    await until(() => windows.length === 1);
    const later = performance.now() + 16_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    listen(windows[0] as BrowserWindow);
    vi.mocked(performance.now).mockRestore();
    expect(eventsOf(windows[0], 'app.command')).toEqual([]);
  });

  it('the dock opens one, once', async () => {
    await withoutWindow();
    app.emit('activate');
    app.emit('activate');
    await until(() => windows.length > 0);
    app.emit('activate');
    await until(() => recordedOf('window.focus').length > 0);
    expect(windows).toHaveLength(1);
    expect(recordedOf('app.focus')).toEqual([[{ steal: true }]]);
  });
});

it.each(['open-url', 'open-file'])('%s before ready waits until walls and scheme stand', async (event) => {
  await runMain();
  app.emit(event, preventable(), event === 'open-url' ? 'steward://open?profile=sandbox' : await licence());
  app.on('web-contents-created', () => expect(schemeHandlers.has('console')).toBe(true));
  await new Promise((later) => setTimeout(later, 20));
  expect(windows).toHaveLength(0);
  app.becomeReady();
  await standing();
  expect(windows).toHaveLength(1);
  expect.assertions(3);
});

it('Electron’s own menu is never shown; the one before the program stands has no tools', async () => {
  answers.language = 'zh-CN';
  await startDesktop();
  expect(recordedOf('menu.default')).toEqual([]);
  const [[menu]] = recordedOf('menu.early') as [[unknown]];
  expect(JSON.stringify(menu)).toContain('退出');
  expect(JSON.stringify(menu)).not.toMatch(/toggleDevTools|reload/);
});

it('the window is shown after five seconds without a picture', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const { window } = await startDesktop();
  const [show] = timers.mock.calls.find(([, delay]) => delay === 5000) ?? [];
  timers.mockRestore();
  expect(window.isVisible()).toBe(false);
  show?.();
  expect(window.isVisible()).toBe(true);
  window.emit('ready-to-show');
  expect(recordedOf('window.show')).toHaveLength(1);
});

it('begins in the appearance, the language and the zoom of the last run', async () => {
  const { window, dataDir } = await startDesktop();
  const change = { appearance: 'dark', language: 'zh-CN' };
  await invoke(window.webContents, channels.call, ['settings.update', change, '1']);
  window.webContents.emit('zoom-changed', {}, 'in');
  await quit();
  resetElectron();
  const again = await startDesktop({ dataDir });
  expect(again.window.options).toMatchObject({
    backgroundColor: '#131419',
    webPreferences: { zoomFactor: expect.closeTo(1.095, 2) },
  });
});

it('puts a window on a second display where it was, whatever the scale of the first', async () => {
  const [display] = answers.displays;
  if (display)
    answers.displays = [display, { ...display, scaleFactor: 2, bounds: { ...display.bounds, x: 1920 } }];
  const { window } = await startDesktop();
  const { x, y, width, height } = window.options;
  expect(recordedOf('window.setBounds')).toEqual([[{ x, y, width, height }]]);
});

describe('a second start', () => {
  it('is answered, and its arguments are its own: Chromium changes their order', async () => {
    const { dataDir, window } = await startDesktop();
    listen(window);
    const answer = startAgain(['steward', '--profile', 'sandbox'], '/');
    await until(() => eventsOf(window, 'servers.linkOpened').length > 0);
    await until(async () => (await readdir(join(dataDir, 'chromium'))).includes(`second-start-${answer}`));
  });

  it('by a program that passes something else only shows the window', async () => {
    const { dataDir, window } = await startDesktop();
    listen(window);
    for (const data of [null, {}, { argv: ['x'], cwd: '/', answer: '../../evil' }, { argv: [1], cwd: '/' }])
      app.startAgain(['steward', '--', 'steward://open?profile=sandbox'], '/', data);
    await until(() => recordedOf('window.focus').length > 0);
    expect(eventsOf(window, 'servers.linkOpened')).toEqual([]);
    expect(await readdir(join(dataDir, 'chromium'))).toEqual([]);
  });

  it('goes when it is answered, and opens nothing', async () => {
    answers.lock = false;
    const dataDir = await runMain();
    app.becomeReady();
    const [[given]] = recordedOf('app.requestSingleInstanceLock') as [[{ answer: string }]];
    await writeFile(join(dataDir, 'chromium', `second-start-${given.answer}`), '');
    await until(() => recordedOf('app.quit').length > 0);
    expect(windows).toHaveLength(0);
    expect(await readdir(join(dataDir, 'chromium'))).toEqual([]);
  });

  it('says so where nobody answers', async () => {
    answers.lock = false;
    expect(await takeLock(await mkdtemp(join(tmpdir(), 'steward-lock-')), [], '/').waitForAnswer(100)).toBe(
      false,
    );
    const dataDir = await runMain();
    app.becomeReady();
    await app.ended.promise;
    expect(JSON.stringify(recordedOf('dialog.error'))).toContain(dataDir);
    expect(recordedOf('app.exit')).toEqual([[1]]);
  });
});
