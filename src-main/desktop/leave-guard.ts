/** A page with unsaved changes asks before it goes. Chromium's own question does not exist here: it would just stay. */
import { type BrowserWindow, dialog } from 'electron';
import type { DesktopTexts } from './texts.ts';

export function askBeforeLeaving(window: BrowserWindow, texts: () => DesktopTexts): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const { leave } = texts();
    // Electron wants the answer before this returns.
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
