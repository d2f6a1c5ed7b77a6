/** Start, failure, languages, window place, end. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channels } from '#shared/bridge/preload.ts';
import { until } from '#shared/testing/until.ts';
import { appearancePalettes } from '../../src-renderer/frame/tokens.ts';
import { answers, app, nativeTheme, recordedOf, resetElectron, windows } from './electron.ts';
import { invoke, quit, runMain, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

interface Item {
  id?: string;
  label?: string;
  role?: string;
  accelerator?: string;
  click?: () => void;
  submenu?: Item[];
}
async function menu(): Promise<Item[]> {
  await until(() => recordedOf('menu').length > 0);
  return recordedOf('menu').at(-1)?.[0] as Item[];
}
const labels = (items: Item[]): string[] =>
  items.flatMap((item) => [item.label ?? '', ...labels(item.submenu ?? [])]);

it('keeps Chromium’s files below the data folder', async () => {
  const { dataDir } = await startDesktop();
  expect(recordedOf('app.setPath')).toEqual([['userData', join(dataDir, 'chromium')]]);
});

describe('a data folder that can not be used', () => {
  it.each([
    ['en-US', 'Steward can’t start', 'The data folder can’t be used'],
    ['zh-CN', 'Steward 无法启动', '数据文件夹无法使用'],
  ])('is named with what to do, in %s, and the program ends', async (language, title, text) => {
    answers.language = language;
    const file = join(await mkdtemp(join(tmpdir(), 'steward-desktop-')), 'file');
    await writeFile(file, '');
    await runMain({ dataDir: file });
    // Linux shows no box before (electron/rules.ts).
    app.becomeReady();
    await app.ended.promise;
    expect(recordedOf('dialog.error')).toEqual([[title, expect.stringContaining(text)]]);
    expect(recordedOf('dialog.error')[0]?.[1]).toContain(file);
    expect(recordedOf('dialog.error')[0]?.[1]).toContain('--data=');
    expect(recordedOf('app.exit')).toEqual([[1]]);
    expect(windows).toHaveLength(0);
  });
});

describe('menus', () => {
  it.each([
    [
      'en-US',
      ['File', 'Edit', 'View', 'Window', 'Help', 'Open Licence File…', 'Settings…', 'Keyboard Shortcuts'],
    ],
    ['zh-CN', ['文件', '编辑', '视图', '窗口', '帮助', '打开授权文件…', '设置…', '键盘快捷键']],
  ])('speak %s when the system does', async (language, expected) => {
    answers.language = language;
    await startDesktop();
    expect(labels(await menu())).toEqual(expect.arrayContaining(expected));
  });

  it('follow the setting, and so does the appearance of native parts', async () => {
    const { window } = await startDesktop();
    await menu();
    await invoke(window.webContents, channels.call, [
      'settings.update',
      { language: 'zh-CN', appearance: 'dark' },
      '1',
    ]);
    expect(labels(await menu())).toContain('打开授权文件…');
    expect(nativeTheme.themeSource).toBe('dark');
  });

  it('have developer tools only where it is developed', async () => {
    await startDesktop();
    expect(JSON.stringify(await menu())).not.toContain('toggleDevTools');
    await quit();
    resetElectron();
    answers.packaged = false;
    await startDesktop();
    expect(JSON.stringify(await menu())).toContain('toggleDevTools');
  });
});

describe('the window', () => {
  it('comes back where it was, maximised or not', async () => {
    const { dataDir, window } = await startDesktop();
    window.bounds = { x: 100, y: 120, width: 1200, height: 800 };
    window.state.maximised = true;
    window.emit('close');
    await quit();
    expect(await readFile(join(dataDir, 'desktop.json'), 'utf8')).toContain('1200');
    resetElectron();
    const again = await startDesktop({ dataDir });
    expect(again.window.options).toMatchObject({ x: 100, y: 120, width: 1200, height: 800, show: false });
    // Maximising shows: not before there is something to show.
    expect(again.window.isVisible()).toBe(false);
    again.window.emit('ready-to-show');
    expect(recordedOf('window.maximize')).toHaveLength(1);
    expect(again.window.isVisible()).toBe(true);
  });

  it('is shown when it has something to show', async () => {
    const { window } = await startDesktop();
    expect(recordedOf('window.show')).toEqual([]);
    window.emit('ready-to-show');
    expect(recordedOf('window.show')).toHaveLength(1);
  });

  it.each(['light', 'dark'] as const)('begins with the console’s own ground, %s', async (appearance) => {
    answers.dark = appearance === 'dark';
    expect((await startDesktop()).window.options.backgroundColor).toBe(appearancePalettes[appearance].ground);
  });

  it.skipIf(process.platform === 'darwin')('ends the program with it', async () => {
    await startDesktop();
    app.emit('window-all-closed');
    expect(recordedOf('app.quit')).toHaveLength(1);
  });
});

it('closes the program before it ends, once', async () => {
  await startDesktop();
  await quit();
  const preventDefault = vi.fn();
  app.emit('will-quit', { preventDefault });
  expect(preventDefault).not.toHaveBeenCalled();
});
