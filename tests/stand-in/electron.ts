/**
 * A stand-in for the electron module: it records what it is asked, lets a test play the system's and the user's part,
 * and keeps the order that Electron documents (electron/rules.ts). Each class has a `Pick` of Electron's own type; what
 * src-main/desktop and the preload do not use is missing and fails loudly as "not a function".
 */
import { answers, firstAnswers } from './electron/answers.ts';
import { app, newApp } from './electron/app.ts';
import { newNative, shell } from './electron/native.ts';
import { ipcMain, newPageSide } from './electron/page-side.ts';
import { recorded } from './electron/recording.ts';
import { newSessions } from './electron/session.ts';
import { windows } from './electron/window.ts';

export { answers } from './electron/answers.ts';
export { app } from './electron/app.ts';
export { Contents, Frame } from './electron/contents.ts';
export { dialog, nativeTheme, screen } from './electron/native.ts';
/** @public as all that is taken by name from `electron`. */
export { clipboard, Menu, powerMonitor, safeStorage, shell } from './electron/native.ts';
export { exposed, ipcMain, ipcRenderer, schemeHandlers } from './electron/page-side.ts';
/** @public as all that is taken by name from `electron`. */
export { contextBridge, protocol, webUtils } from './electron/page-side.ts';
export { type Recorded, recorded, recordedOf } from './electron/recording.ts';
/** @public as all that is taken by name from `electron`. */
export { net } from './electron/net.ts';
export { session } from './electron/session.ts';
export { BrowserWindow, windows } from './electron/window.ts';

/** @public as all that is taken by name from `electron`. */
export { WebContentsView } from './electron/window.ts';

/** A new machine: nothing recorded, nothing open, nobody has answered. */
export function resetElectron(): void {
  recorded.length = 0;
  windows.length = 0;
  newApp();
  newSessions();
  newPageSide();
  newNative();
  Object.assign(answers, firstAnswers());
}

/** The same, with Electron ready: for parts of the shell that run after its start. */
export function readyElectron(): void {
  resetElectron();
  app.becomeReady();
}

/** The default export, for a package that takes Electron whole (electron-store). */
export default {
  get app() {
    return app;
  },
  get ipcMain() {
    return ipcMain;
  },
  shell,
};
