/**
 * Input from outside: files, links, a second start. The console gets it as a fact or a question; the rest is refused by
 * name.
 */
import { copyFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channels } from '#shared/bridge/preload.ts';
import { until } from '#shared/testing/until.ts';
import { answers, app, type BrowserWindow, dialog, ipcMain, recordedOf, resetElectron } from './electron.ts';
import { invoke, logged, quit, startAgain, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

const link = 'steward://open?profile=sandbox&path=/base/licence';
const opened = {
  profile: { id: 'sandbox', name: expect.any(String), environment: expect.any(String) },
  path: '/base/licence',
};

/** The console is loaded and listens. */
function listen(window: BrowserWindow): void {
  const { webContents } = window;
  ipcMain.listeners.get(channels.listen)?.({ sender: webContents, senderFrame: webContents.mainFrame });
}
const eventsOf = (window: BrowserWindow, name: string): unknown[] =>
  window.webContents.sent.flatMap(([channel, event, payload]) =>
    channel === channels.event && event === name ? [payload] : [],
  );
async function licence(name = 'a.lic'): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'steward-file-')), name);
  await writeFile(path, '{}');
  return path;
}

describe('a link', () => {
  const ways: Record<string, (window: BrowserWindow) => void> = {
    'from the system (macOS)': () => app.emit('open-url', { preventDefault: vi.fn() }, link),
    'from a second start (Windows, Linux)': () => startAgain(['steward', '--', link], '/home/me'),
  };
  it.each(Object.entries(ways))('%s is a question for the console', async (_, comes) => {
    const { window } = await startDesktop();
    listen(window);
    comes(window);
    await until(() => eventsOf(window, 'servers.linkOpened').length > 0);
    expect(eventsOf(window, 'servers.linkOpened')).toEqual([opened]);
    expect(recordedOf('window.focus').length + recordedOf('window.show').length).toBeGreaterThan(0);
    // Nothing is loaded, opened or chosen by it.
    expect(recordedOf('window.loadURL')).toEqual([['console://app/']]);
    expect(recordedOf('shell.openExternal')).toEqual([]);
  });

  it('that started the program waits until the console listens', async () => {
    const { window } = await startDesktop({ argv: ['--', link] });
    await until(() => recordedOf('menu').length > 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(eventsOf(window, 'servers.linkOpened')).toEqual([]);
    listen(window);
    await until(() => eventsOf(window, 'servers.linkOpened').length > 0);
    expect(eventsOf(window, 'servers.linkOpened')).toEqual([opened]);
  });

  it('to a server that is not in the list is refused with words', async () => {
    const { window } = await startDesktop();
    listen(window);
    app.emit('open-url', { preventDefault: vi.fn() }, 'steward://open?profile=nobody');
    await until(() => recordedOf('dialog.message').length > 0);
    expect(recordedOf('dialog.message')[0]?.[0]).toMatchObject({
      message: expect.stringContaining('isn’t in your list of servers'),
    });
    expect(eventsOf(window, 'servers.linkOpened')).toEqual([]);
  });

  it('that is hostile does nothing, is not logged, and many of them make one dialog', async () => {
    const { window, dataDir } = await startDesktop();
    listen(window);
    // Nobody answers it.
    const shown = vi.spyOn(dialog, 'showMessageBox').mockReturnValue(new Promise(() => undefined));
    for (const hostile of [
      'steward://open?profile=sandbox&path=//evil.example/XSS',
      'steward://me:pw@open?profile=sandbox',
      'steward://open?profile=sandbox&path=/../XSS',
      'javascript:alert(XSS)',
      `steward://open?profile=${'XSS'.repeat(5000)}`,
    ]) {
      app.emit('open-url', { preventDefault: vi.fn() }, hostile);
      startAgain(['steward', hostile, '--data=/evil'], '/');
    }
    await until(async () => (await logged(dataDir)).includes('SCHEME'));
    expect(shown).toHaveBeenCalledOnce();
    shown.mockRestore();
    expect(eventsOf(window, 'servers.linkOpened')).toEqual([]);
    expect(await logged(dataDir)).not.toContain('XSS');
  });
});

describe('files', () => {
  const fromSystem = (path: string) => app.emit('open-file', { preventDefault: vi.fn() }, path);
  const fromSecondStart = (path: string) => startAgain(['steward', path], '/');
  it.each([
    ['from the system (macOS)', fromSystem, 'x.licence'],
    ['from a second start', fromSecondStart, 'x.licence'],
    ['theme packages from the system (macOS)', fromSystem, 'x.steward-theme'],
    ['theme packages from a second start', fromSecondStart, 'x.steward-theme'],
  ])('%s are opened as handles and remembered', async (_, comes, name) => {
    const { window } = await startDesktop();
    listen(window);
    const path = await licence(name);
    comes(path);
    await until(() => eventsOf(window, 'files.opened').length > 0);
    expect(eventsOf(window, 'files.opened')).toEqual([
      { files: [{ id: expect.any(String), name, size: 2 }] },
    ]);
    expect(JSON.stringify(window.webContents.sent)).not.toContain(path);
    await until(() => JSON.stringify(recordedOf('menu').at(-1) ?? '').includes(name));
  });

  it('a theme package that started the program waits until the console listens, and is checked there', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'steward-file-')), 'css.steward-theme');
    await copyFile(join(import.meta.dirname, '../../resources/sample-themes/css.steward-theme'), path);
    const { window } = await startDesktop({ argv: [path] });
    await until(() => recordedOf('menu').length > 0);
    expect(eventsOf(window, 'files.opened')).toEqual([]);
    listen(window);
    await until(() => eventsOf(window, 'files.opened').length > 0);
    expect(eventsOf(window, 'files.opened')).toHaveLength(1);
    const [{ files }] = eventsOf(window, 'files.opened') as [{ files: [{ id: string }] }];
    const checked = await invoke(window.webContents, channels.call, [
      'themePackages.check',
      { file: files[0].id },
      '1',
    ]);
    expect(checked).toMatchObject({ ok: true, value: { kind: 'package', findings: [] } });
  });

  it('that are gone are said and leave the menu', async () => {
    await startDesktop();
    app.emit('open-file', { preventDefault: vi.fn() }, '/nowhere/gone.lic');
    await until(() => recordedOf('dialog.message').length > 0);
    expect(recordedOf('dialog.message')[0]?.[0]).toMatchObject({
      message: expect.stringContaining('gone.lic'),
    });
  });
});

describe('the profile of the command line', () => {
  it('is the one that the program begins with', async () => {
    const { window } = await startDesktop({ argv: ['--profile', 'sandbox'] });
    const start = await invoke(window.webContents, channels.call, ['app.start', {}, '1']);
    expect(start).toMatchObject({ ok: true, value: { servers: { active: 'sandbox' } } });
    expect(recordedOf('dialog.message')).toEqual([]);
  });

  it('that does not exist is said, and the program starts', async () => {
    answers.language = 'zh-CN';
    await startDesktop({ argv: ['--profile=Head office'] });
    await until(() => recordedOf('dialog.message').length > 0);
    expect(recordedOf('dialog.message')[0]?.[0]).toMatchObject({
      message: expect.stringContaining('“Head office”'),
    });
    await until(() => recordedOf('menu').length > 0);
  });

  it('of a second start is only a question', async () => {
    const { window } = await startDesktop();
    listen(window);
    startAgain(['steward', '--profile', 'sandbox'], '/');
    await until(() => eventsOf(window, 'servers.linkOpened').length > 0);
    expect(eventsOf(window, 'servers.linkOpened')).toEqual([{ ...opened, path: '/' }]);
  });
});
