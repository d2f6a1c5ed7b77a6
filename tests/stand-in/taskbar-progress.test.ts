/** The window's bar on the taskbar follows a long call's reports. */
import { beforeEach, expect, it, vi } from 'vitest';
import { taskbarProgress } from '../../src-main/desktop/taskbar-progress.ts';
import { app, BrowserWindow, recordedOf, resetElectron } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(() => {
  resetElectron();
  app.becomeReady();
});

function progress() {
  const window = new BrowserWindow({ webPreferences: {} });
  return { window, bar: taskbarProgress(window.webContents as unknown as Electron.WebContents) };
}
const drawn = (): unknown[] => recordedOf('window.setProgressBar').map(([share]) => share);

it('is drawn from counts, and taken away at the end', () => {
  const { bar } = progress();
  bar.show({ stage: 'reading' });
  bar.show({ done: 1, total: 4 });
  bar.show({ done: 9, total: 4 });
  bar.show({ done: 0, total: 0 });
  bar.end();
  expect(drawn()).toEqual([0.25, 1, -1]);
});

it('is left alone by calls without counts, and by those whose window has gone', () => {
  const { window, bar } = progress();
  bar.show({ stage: 'reading' });
  bar.end();
  bar.show({ done: 1, total: 2 });
  window.destroy();
  bar.show({ done: 2, total: 2 });
  bar.end();
  expect(drawn()).toEqual([0.5]);
});
