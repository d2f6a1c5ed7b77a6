/**
 * Closing of windows. A page with unsaved work asks first, without holding up the program; an update closes all
 * windows and waits until the program has finished; the end of the user's session asks nothing, since drafts are
 * stored.
 */
import { app, BrowserWindow, dialog, powerMonitor } from 'electron';
import type { DesktopTexts } from './texts.ts';

export interface Leaving {
  watch(window: BrowserWindow): void;
  /** Watches for the end of the user's session; Electron has to be ready. */
  watchSession(): void;
  /** Closes all windows, each of which may ask. Resolves to whether all are closed; the program goes on in any case. */
  closeAll(): Promise<boolean>;
  /** Whether the program goes on though no window is open: it makes way for a newer version. */
  isHandingOver(): boolean;
}

export function leavingWindows(o: {
  texts: () => DesktopTexts;
  /** Starts to close the program: the session ends, and Windows waits for nothing (docs/api/app, will-quit). */
  sessionEnds: () => void;
  report: (source: string, error: unknown) => void;
}): Leaving {
  const questions = new Map<BrowserWindow, Promise<boolean>>();
  const closing = new WeakSet<BrowserWindow>();
  const released = new WeakSet<BrowserWindow>();
  const stays = new WeakMap<BrowserWindow, () => void>();
  let isQuitting = false;
  let isEnding = false;
  let isHandingOver = false;
  app.on('before-quit', () => {
    isQuitting = true;
  });

  /** One question for each window, however often it is closed. */
  const ask = (window: BrowserWindow): Promise<boolean> => {
    const { leave } = o.texts();
    const question =
      questions.get(window) ??
      dialog
        .showMessageBox(window, {
          type: 'question',
          message: leave.message,
          detail: leave.detail,
          buttons: [leave.stay, leave.leave],
          defaultId: 0,
          cancelId: 0,
        })
        .then(({ response }) => response === 1)
        .finally(() => questions.delete(window));
    questions.set(window, question);
    return question;
  };
  const decide = async (window: BrowserWindow, isClosing: boolean, quits: boolean): Promise<void> => {
    const leaves = await ask(window);
    if (!leaves) {
      stays.get(window)?.();
      return;
    }
    if (!window.isDestroyed()) {
      released.add(window);
      if (isClosing) window.close();
      // A page leaves itself only by reloading; its links are the console's own.
      else window.webContents.reload();
    }
    if (quits) app.quit();
  };

  return {
    watch(window) {
      window.on('close', () => closing.add(window));
      window.webContents.on('did-navigate', () => released.delete(window));
      window.webContents.on('will-prevent-unload', (event) => {
        if (isEnding || released.delete(window)) {
          event.preventDefault();
          return;
        }
        // Electron needs its answer now, so the page stays until the user has answered.
        const isClosing = closing.delete(window);
        const quits = isQuitting;
        isQuitting = false;
        decide(window, isClosing, quits).catch((error: unknown) => o.report('leave', error));
      });
      if (process.platform === 'win32') window.on('session-end', o.sessionEnds);
    },
    watchSession() {
      if (process.platform === 'win32') return;
      powerMonitor.on('shutdown', (...[event]: readonly unknown[]) => {
        // The system waits until the program has ended (docs/api/power-monitor; the type names no parameter).
        (event as Electron.Event | undefined)?.preventDefault();
        isEnding = true;
        app.quit();
      });
    },
    async closeAll() {
      isHandingOver = true;
      for (const window of BrowserWindow.getAllWindows()) {
        const isClosed = await new Promise<boolean>((done) => {
          stays.set(window, () => done(false));
          window.once('closed', () => done(true));
          window.close();
        });
        if (isClosed) continue;
        isHandingOver = false;
        return false;
      }
      return true;
    },
    isHandingOver: () => isHandingOver,
  };
}
