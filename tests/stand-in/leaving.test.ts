/** Ways to leave the program: unsaved work, the end of the session, an update, a crash of the main process. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { leavingWindows } from '../../src-main/desktop/leaving.ts';
import { desktop } from '#shared/text/tables/desktop.ts';
import {
  answers,
  app,
  BrowserWindow,
  dialog,
  powerMonitor,
  readyElectron,
  recorded,
  recordedOf,
  resetElectron,
  windows,
} from './electron.ts';
import { preventable } from './electron/rules.ts';
import { logged, pretendPlatform, quit, standing, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(async () => {
  for (const window of windows) window.webContents.unsaved = false;
  await quit();
});

/** A program whose page has unsaved work. */
async function unsaved(): Promise<BrowserWindow> {
  const { window } = await startDesktop();
  await standing();
  window.webContents.unsaved = true;
  return window;
}

describe('unsaved work', () => {
  it.each([
    [0, false],
    [1, true],
  ])('is left only on purpose when the window is closed (button %d)', async (button, leaves) => {
    answers.button = button;
    const window = await unsaved();
    window.close();
    // Asked without waiting: the main process goes on.
    expect(window.isDestroyed()).toBe(false);
    await until(() => recordedOf('dialog.message').length === 1);
    await new Promise((later) => setTimeout(later, 10));
    expect(window.isDestroyed()).toBe(leaves);
  });

  it('is asked about once, however often the window is closed', async () => {
    const window = await unsaved();
    const asked = vi.spyOn(dialog, 'showMessageBox').mockReturnValue(new Promise(() => undefined));
    window.close();
    window.close();
    app.quit();
    expect(asked).toHaveBeenCalledOnce();
    asked.mockRestore();
  });

  it('is asked about before a reload, and the next time again', async () => {
    answers.button = 1;
    const window = await unsaved();
    const visited = vi.fn();
    window.webContents.on('did-navigate', visited);
    window.webContents.reload();
    await until(() => visited.mock.calls.length > 0);
    answers.button = 0;
    window.webContents.reload();
    await until(() => recordedOf('dialog.message').length === 2);
    expect(visited).toHaveBeenCalledOnce();
  });

  it.each([
    [0, false],
    [1, true],
  ])('keeps the program from ending, or does not (button %d)', async (button, ends) => {
    answers.button = button;
    const window = await unsaved();
    app.quitBySystem();
    await until(() => recordedOf('dialog.message').length === 1);
    if (ends) await app.ended.promise;
    else await new Promise((later) => setTimeout(later, 20));
    expect(window.isDestroyed()).toBe(ends);
  });

  it('of a platform page is asked about too: Electron would silently stay', async () => {
    answers.button = 1;
    await startDesktop();
    await standing();
    const other = new BrowserWindow({ webPreferences: {} });
    other.webContents.unsaved = true;
    other.close();
    await until(() => other.isDestroyed());
    expect(recordedOf('dialog.message')).toHaveLength(1);
  });
});

describe('the end of the user’s session', () => {
  it.each(['darwin', 'linux'] as const)('asks nothing and closes the program, on %s', async (platform) => {
    pretendPlatform(platform);
    await unsaved();
    const event = preventable();
    powerMonitor.emit('shutdown', event);
    await app.ended.promise;
    // The system waits for the program, which ends as soon as it has finished.
    expect(event.defaultPrevented).toBe(true);
    expect(recordedOf('dialog.message')).toEqual([]);
  });

  it('on Windows is not held up, and the last writes begin at once', async () => {
    pretendPlatform('win32');
    readyElectron();
    const sessionEnds = vi.fn();
    const leaving = leavingWindows({ texts: () => desktop['en-US'], sessionEnds, report: vi.fn() });
    leaving.watchSession();
    const window = new BrowserWindow({ webPreferences: {} });
    leaving.watch(window as unknown as Electron.BrowserWindow);
    window.webContents.unsaved = true;
    expect(app.endSession()).toBe(true);
    expect(sessionEnds).toHaveBeenCalledOnce();
    expect(recordedOf('dialog.message')).toEqual([]);
  });
});

describe('before an update', () => {
  const make = () => {
    readyElectron();
    const leaving = leavingWindows({ texts: () => desktop['en-US'], sessionEnds: vi.fn(), report: vi.fn() });
    const window = new BrowserWindow({ webPreferences: {} });
    leaving.watch(window as unknown as Electron.BrowserWindow);
    window.webContents.unsaved = true;
    app.on('window-all-closed', () => leaving.isHandingOver() || app.quit());
    return { leaving, window };
  };
  it('all windows are closed, and the program does not end with them', async () => {
    const { leaving, window } = make();
    answers.button = 1;
    expect(await leaving.closeAll()).toBe(true);
    expect(window.isDestroyed()).toBe(true);
    expect(recordedOf('app.quit')).toEqual([]);
  });
  it('whoever stays keeps window and program', async () => {
    const { leaving, window } = make();
    answers.button = 0;
    expect(await leaving.closeAll()).toBe(false);
    expect(window.isDestroyed()).toBe(false);
    expect(leaving.isHandingOver()).toBe(false);
  });
});

describe('what nobody caught in the main process', () => {
  type Name = 'uncaughtException' | 'unhandledRejection';
  /** The program's own listener; the tests' runner has others. */
  async function started(name: Name) {
    const before = new Set<unknown>(process.listeners(name as 'uncaughtException'));
    const { dataDir } = await startDesktop();
    await standing();
    const own = process.listeners(name as 'uncaughtException').filter((one) => !before.has(one));
    expect(own).toHaveLength(1);
    return { dataDir, fail: own[0] as unknown as (error: unknown) => void };
  }
  it('is logged, said once in the user’s language, and ends the program when it has finished', async () => {
    answers.language = 'zh-CN';
    const { dataDir, fail } = await started('uncaughtException');
    fail(new Error('boom'));
    fail(new Error('again'));
    await app.ended.promise;
    expect(recordedOf('dialog.message')).toEqual([
      [expect.objectContaining({ message: 'Steward 必须退出' })],
    ]);
    expect(recorded.at(-1)).toEqual(['app.exit', 1]);
    expect(await logged(dataDir)).toContain('boom');
  });
  it('a promise that nobody waited for is logged, and the program goes on', async () => {
    const { dataDir, fail } = await started('unhandledRejection');
    fail(new Error('forgotten'));
    await until(async () => (await logged(dataDir)).includes('forgotten'));
    expect(recordedOf('app.exit')).toEqual([]);
    expect(recordedOf('dialog.message')).toEqual([]);
  });
});
