/** Asks before a page with unsaved changes is left; Electron would silently stay instead of asking as Chromium does. */
import { type BrowserWindow, dialog } from 'electron';
import type { DesktopTexts } from './texts.ts';

export function askBeforeLeaving(window: BrowserWindow, texts: () => DesktopTexts): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const { leave } = texts();
    // Electron needs the answer synchronously.
    const answer = dialog.showMessageBoxSync(window, {
      type: 'question',
      message: leave.message,
      detail: leave.detail,
      buttons: [leave.stay, leave.leave],
      defaultId: 0,
      cancelId: 0,
    });
    if (answer === 1) event.preventDefault();
  });
}
