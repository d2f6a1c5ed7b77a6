/** The console's one window: opened once the walls stand, and brought forward where it is open already. */
import { app, type BrowserWindow } from 'electron';

export interface ShownWindow {
  current(): BrowserWindow | null;
  /** Opens the window or brings it forward; calls at the same time open one. Resolves when it is open. */
  show(): Promise<void>;
}

/** `stands` resolves when pages are guarded and the console's scheme is answered; no window opens before. */
export function shownWindow<T>(stands: Promise<T>, open: (stood: T) => BrowserWindow): ShownWindow {
  let window: BrowserWindow | null = null;
  let showing: Promise<void> | null = null;

  const openOrRaise = async (): Promise<void> => {
    const stood = await stands;
    if (window) return bringForward(window);
    const opened = open(stood);
    window = opened;
    opened.once('closed', () => {
      if (window === opened) window = null;
    });
  };
  return {
    current: () => window,
    show() {
      showing ??= openOrRaise().finally(() => {
        showing = null;
      });
      return showing;
    },
  };
}

function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
  // Only macOS lets a program take the focus from another one; elsewhere a second start passes its own right on.
  if (process.platform === 'darwin') app.focus({ steal: true });
}
