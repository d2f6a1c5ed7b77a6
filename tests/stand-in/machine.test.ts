/** Facts of the machine that the program uses: switches, the graphics card, Windows' folders and names. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channels } from '#shared/bridge/preload.ts';
import { answers, app, recordedOf, resetElectron } from './electron.ts';
import { invoke, logged, pretendPlatform, quit, runMain, standing, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

describe('a switch of Chromium that opens the console to others', () => {
  it('ends a package with its name, before the lock', async () => {
    await runMain({ argv: ['--remote-debugging-port=9222'] });
    app.becomeReady();
    await app.ended.promise;
    expect(JSON.stringify(recordedOf('dialog.error'))).toContain('--remote-debugging-port=9222');
    expect(recordedOf('app.requestSingleInstanceLock')).toEqual([]);
  });
  it('is taken by a checkout, for those who develop', async () => {
    answers.packaged = false;
    await startDesktop({ argv: ['--remote-debugging-port=9222'] });
    expect(recordedOf('app.requestSingleInstanceLock')).toHaveLength(1);
  });
});

describe('the graphics card', () => {
  const change = (window: Parameters<typeof invoke>[0], on: boolean) =>
    invoke(window, channels.call, ['settings.update', { hardwareAcceleration: on }, `${on}`]);

  it('is left alone from the next start on where the setting says so, and used again after it', async () => {
    const { window, dataDir } = await startDesktop();
    expect(recordedOf('app.disableHardwareAcceleration')).toEqual([]);
    await change(window.webContents, false);
    await quit();
    resetElectron();
    const again = await startDesktop({ dataDir });
    expect(recordedOf('app.disableHardwareAcceleration')).toHaveLength(1);
    await change(again.window.webContents, true);
    await quit();
    resetElectron();
    await startDesktop({ dataDir });
    expect(recordedOf('app.disableHardwareAcceleration')).toEqual([]);
  });

  it('is given up after two crashes, which are logged, and the program offers to start again', async () => {
    const { dataDir } = await startDesktop();
    await standing();
    const gone = (type: string, reason = 'crashed') =>
      app.emit('child-process-gone', {}, { type, reason, exitCode: 5 });
    gone('Utility');
    gone('GPU', 'clean-exit');
    gone('GPU');
    expect(recordedOf('dialog.message')).toEqual([]);
    gone('GPU');
    gone('GPU');
    await app.ended.promise;
    expect(recordedOf('dialog.message')).toHaveLength(1);
    expect(recordedOf('app.relaunch')).toHaveLength(1);
    expect(await logged(dataDir)).toContain('Utility: crashed (5)');
    expect(await readFile(join(dataDir, 'settings.json'), 'utf8')).toContain('hardwareAcceleration');
  });

  it('is used where the file of the last run can not be read', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'steward-graphics-'));
    await writeFile(join(dataDir, 'desktop.json'), '{"graphics":');
    await startDesktop({ dataDir });
    expect(recordedOf('app.disableHardwareAcceleration')).toEqual([]);
  });
});

describe('on Windows', () => {
  it('the program has the name that its shortcut has', async () => {
    pretendPlatform('win32');
    await startDesktop();
    const config = await readFile(join(import.meta.dirname, '../../electron-builder.config.ts'), 'utf8');
    const [[name]] = recordedOf('app.setAppUserModelId') as [[string]];
    expect(config).toContain(`appId: '${name}'`);
  });

  it('a portable program keeps everything in its folder', async () => {
    pretendPlatform('win32');
    vi.stubEnv('LOCALAPPDATA', '/local');
    const { dataDir } = await startDesktop();
    expect(recordedOf('app.setPath')).toEqual([['userData', join(dataDir, 'chromium')]]);
    vi.unstubAllEnvs();
  });

  it('an installed one keeps caches where they are not copied at each logon', async () => {
    pretendPlatform('win32');
    const roaming = await mkdtemp(join(tmpdir(), 'steward-roaming-'));
    vi.stubEnv('APPDATA', roaming);
    vi.stubEnv('LOCALAPPDATA', '/local');
    await runMain({ installed: true });
    expect(recordedOf('app.setPath')).toEqual([
      ['userData', join(roaming, 'Steward', 'chromium')],
      ['sessionData', join('/local', 'Steward', 'chromium')],
    ]);
    app.becomeReady();
    await standing();
    vi.unstubAllEnvs();
  });
});
